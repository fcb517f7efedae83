package sierrawest

import (
	"slices"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
)

// TestPressesDontLeadBack checks that no press uses two steps or paddles to bring the frontiersman
// or the canoe back to where it is.
func TestPressesDontLeadBack(t *testing.T) {
	checked := 0
	for seed := range uint64(4) {
		made, err := rules.Game.New(2, engine.Options{"mode": "boats_banjos"}, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := made.(*rules.State), engine.NewRand(seed)
		for s.Turn() != engine.NoSeat {
			if d := s.Pending(); len(d) > 0 && slices.Contains([]engine.Phase{rules.PhaseSteps, rules.PhasePaddle},
				d[len(d)-1]) {
				p := s.Turn()
				ways := answers(s, errand{})
				further(s, errand{}, ways)
				for goal, e := range ways {
					if checked++; goal == rules.Climb(s.Climber(p)) || s.IsDetour(e.then) {
						t.Errorf("game %d: a press for %s leads back", seed, s.Notation(goal))
					}
				}
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if checked == 0 {
		t.Error("no game reaches such a decision")
	}
}
