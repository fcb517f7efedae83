package table

import (
	"strings"
	"testing"
)

// TestCurrentAndNextFits checks that CurrentAndNext uses whole names if they are short, and first
// names otherwise.
func TestCurrentAndNextFits(t *testing.T) {
	if said := CurrentAndNext("Ada", "Dutch"); !strings.Contains(said, "Ada") || !strings.Contains(said, "Dutch") {
		t.Errorf("CurrentAndNext of two short names is %q, want both names", said)
	}
	for _, next := range []string{"Dutch Maddox", "Opal Dearborn"} {
		if said := CurrentAndNext("Ada", next); strings.Contains(said, next) ||
			!strings.Contains(said, FirstName(next)) {
			t.Errorf("CurrentAndNext of Ada and %q is %q, want first names only", next, said)
		}
	}
	for _, next := range []string{"Stranger 2", "Stranger Jones"} {
		if said := CurrentAndNext("Stranger", next); !strings.Contains(said, next) {
			t.Errorf("CurrentAndNext of Stranger and %q is %q, want the whole name", next, said)
		}
	}
}
