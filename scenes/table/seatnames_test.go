package table

import (
	"strings"
	"testing"
)

// Beside the head of the ledger stand whole names where they have room, else first names: none is cut off.
func TestTurnThenFits(t *testing.T) {
	if said := TurnThen("Ada", "Dutch"); !strings.Contains(said, "Ada") || !strings.Contains(said, "Dutch") {
		t.Errorf("it says %q", said)
	}
	for _, next := range []string{"Dutch Maddox", "Opal Dearborn"} {
		if said := TurnThen("Ada", next); strings.Contains(said, next) || !strings.Contains(said, FirstName(next)) {
			t.Errorf("it says %q", said)
		}
	}
	for _, next := range []string{"Stranger 2", "Stranger Jones"} {
		if said := TurnThen("Stranger", next); !strings.Contains(said, next) {
			t.Errorf("it says %q", said)
		}
	}
}
