package dakota

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
)

// TestLedgerNamesActiveSeat checks that the ledger names the seat to move, except while all seats
// plan at the same time.
func TestLedgerNamesActiveSeat(t *testing.T) {
	said := 0
	playGame(t, 3, 2, func(b *Table, s *rules.State, _ []engine.Event) {
		text := b.TurnSummary()
		if b.Board.Day > 0 && b.Board.Phase != rules.PhasePlan {
			said++
			if !strings.Contains(text, b.Name(s.Turn())) {
				t.Fatalf("day %d: it is the turn of %s, but the ledger shows %q", b.Board.Day, b.Name(s.Turn()), text)
			}
		}
	})
	if said < 50 {
		t.Errorf("only %d turns were checked", said)
	}
}
