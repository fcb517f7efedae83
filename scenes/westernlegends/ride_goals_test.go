package westernlegends

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestRideGoalsEndOnTheirSpaces checks in played games that each goal of a ride ends on another
// space, that the first goal of a step ends on the space of the step, and that the goals of the
// Move action are all spaces within reach.
func TestRideGoalsEndOnTheirSpaces(t *testing.T) {
	rides := 0
	b := New(tabletest.App(t, rules.Game), tabletest.Bots(4))
	window, area := tabletest.WideWindow()
	for seed := range uint64(6) {
		s, err := rules.Game.New(4, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		rng := engine.NewRand(seed)
		for legal := []engine.Move(nil); ; {
			if legal, err = engine.PlayForced(s, legal[:0], nil); err != nil || len(legal) == 0 {
				break
			}
			if reach, ok := s.(*rules.State).RideReach(); ok && rng.Below(4) == 0 {
				table.ShowPosition(b, s, window, area)
				rides += checkRideGoals(t, b, s, legal, &reach)
			}
			if err := s.Play(s.(engine.Heuristics).Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if rides < 100 {
		t.Errorf("only %d rides: try more seeds", rides)
	}
}

// checkRideGoals checks the goals of the legal moves of position s, which b shows. It returns the
// number of goals. reach holds the spaces that a ride can reach.
func checkRideGoals(t *testing.T, b *Table, s engine.State, legal []engine.Move, reach *rules.Reach) (rides int) {
	t.Helper()
	p := s.Turn()
	for _, m := range legal {
		seen := map[rules.Space]bool{}
		for i, goal := range b.Goals(m) {
			after, from := engine.Clone(s), len(seen)
			for x, more := goal(after); more && after.Turn() == p; x, more = goal(after) {
				if after.Play(x, nil) != nil {
					break
				}
				if open, err := engine.PlayForced(after, nil, nil); err != nil || len(open) == 0 {
					break
				}
			}
			at := after.(*rules.State).Space(p)
			if seen[at] = true; len(seen) == from {
				t.Errorf("two goals of %q end on %s", s.Notation(m), at)
			}
			if i == 0 && m.Kind == rules.KindStep && at != rules.SpaceOf(m) {
				t.Errorf("the first goal of %q ends on %s", s.Notation(m), at)
			}
			rides++
		}
		if m.Kind == rules.KindMove {
			for x := range rules.Space(rules.Spaces()) {
				if reach.Has(x) && x != reach.From && len(reach.Way(x)) > 0 && !seen[x] && !reach.Stops[x] {
					t.Errorf("no goal of the Move action ends on %s", x)
				}
			}
		}
	}
	return rides
}
