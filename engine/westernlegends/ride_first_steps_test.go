package westernlegends

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// TestFirstStepsLeadWhereTheySay checks in played games that each first step of a shortest ride to
// a space leaves a ride there that is one step shorter, and that the way of the reach is one of
// them.
func TestFirstStepsLeadWhereTheySay(t *testing.T) {
	rides, choices := 0, 0
	gametest.EachDecision(t, Game, 20, gametest.PickByPolicy, func(at engine.State, legal []engine.Move) {
		s := at.(*State)
		if reach, ok := s.RideReach(); ok && s.Phase() == PhaseMoveStep {
			r, c := checkFirstSteps(t, s, legal, &reach)
			rides, choices = rides+r, choices+c
		}
	})
	if rides < 100 || choices < 20 {
		t.Errorf("only %d rides, %d of them with several first steps: try more games", rides, choices)
	}
}

// checkFirstSteps checks the first steps of the rides that are possible in s. It returns the number
// of spaces within reach, and for how many of them a shortest ride can begin with several steps.
func checkFirstSteps(t *testing.T, s *State, legal []engine.Move, reach *Reach) (rides, choices int) {
	t.Helper()
	for x := range Space(maxSpaces) {
		way := reach.Way(x)
		if len(way) < 2 {
			continue
		}
		rides++
		first := 0
		for _, m := range legal {
			if m.Kind != KindStep || !reach.LeadsTo(SpaceOf(m), x) {
				continue
			}
			first++
			next := engine.Clone(s).(*State)
			if err := next.Play(m, nil); err != nil {
				t.Fatal(err)
			}
			if left, ok := next.RideReach(); ok && next.Phase() == PhaseMoveStep && int(left.Steps[x]) != len(way)-1 {
				t.Errorf("after a step to %s the ride to %s takes %d steps, want %d", SpaceOf(m), x, left.Steps[x],
					len(way)-1)
			}
		}
		if !reach.LeadsTo(way[0], x) {
			t.Errorf("the way to %s begins with %s, which is no first step of it", x, way[0])
		}
		if first > 1 {
			choices++
		}
	}
	return rides, choices
}
