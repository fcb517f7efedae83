package westernlegends

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
)

// TestRidePreviews checks that the preview of a ride names the target space and the players on it.
func TestRidePreviews(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		return s.Phase() == rules.PhaseAct &&
			s.ActionsLeft() == 3
	})
	s := m.State().(*rules.State)
	play, _ := showPosition(t, s)
	reach, ok := s.RideReach()
	if !ok {
		t.Fatal("no ride is possible in this position")
	}
	for x := range rules.Space(rules.Spaces()) {
		if !reach.Has(x) {
			continue
		}
		play.Board.Of[1].Space = x
		title, lines := play.SequencePreview([]engine.Move{{Kind: rules.KindMove}, rules.Step(x)},
			nil)
		if !strings.Contains(title, spaceName(x)) || len(lines) < 2 {
			t.Errorf("the preview of the ride to %s has the title %q and the lines %v", x, title, lines)
		}
		if !slices.ContainsFunc(lines, func(n table.Note) bool { return strings.Contains(n.Text, play.Name(1)) }) {
			t.Errorf("the preview of the ride to %s does not name the player there: %v", x, lines)
		}
	}
}
