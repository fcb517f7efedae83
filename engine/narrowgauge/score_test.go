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
