package westernlegends

import (
	"slices"
	"testing"

	"gulch/engine"
)

// TestSheetLeavesOutGamblers checks that the score sheet has a line for the Gambler track only if
// the game has the track.
func TestSheetLeavesOutGamblers(t *testing.T) {
	for _, value := range []string{"on", "off"} {
		s, err := Game.New(3, engine.Options{"ante_up": value}, 1)
		if err != nil {
			t.Fatal(err)
		}
		has := slices.ContainsFunc(s.Sheet(), func(l engine.Line) bool { return l.Name == "Gambler" })
		if has != (value == "on") {
			t.Errorf("with Ante Up %s the sheet has a Gambler line: %v", value, has)
		}
	}
}
