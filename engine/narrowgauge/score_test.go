package narrowgauge

import (
	"slices"
	"testing"

	"gulch/engine"
)

// TestSheetWithoutBids checks that the score sheet has a line for bids only in games with an
// auction (R67).
func TestSheetWithoutBids(t *testing.T) {
	for value, auction := range map[string]bool{"on": false, "off": true} {
		s, err := Game.New(Seats, engine.Options{"random_turn_order": value}, 1)
		if err != nil {
			t.Fatal(err)
		}
		bids := slices.ContainsFunc(s.Sheet(), func(l engine.Line) bool { return l.Name == "Bids" })
		if bids != auction {
			t.Errorf("random turn order is %s: the score sheet has a line for bids: %v", value, bids)
		}
	}
}

// TestLinesOfCosts checks in random games that the lines of the score sheet that count what is
// paid, and no others, are below 0.
func TestLinesOfCosts(t *testing.T) {
	paid := map[string]bool{}
	walk(t, 20, func(s *State, _ []engine.Move) {
		for _, line := range s.Sheet() {
			for seat, n := range line.Points {
				if n < 0 != line.Cost && n != 0 {
					t.Fatalf("the line %q of seat %d is %d, it counts costs: %v", line.Name, seat, n, line.Cost)
				}
				if n < 0 {
					paid[line.Name] = true
				}
			}
		}
	})
	if len(paid) != 2 {
		t.Errorf("the seats pay for %v, want two lines of the score sheet", paid)
	}
}
