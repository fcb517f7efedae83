package coach

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/testscale"
	"gulch/engine/westernlegends"
)

// TestNoAdviceToRideBack checks in Western Legends that the coach never calls a step best, or as
// good, after which the best play of the turn leads back to the space where the rider is.
func TestNoAdviceToRideBack(t *testing.T) {
	rides, detours := 0, 0
	for seed := range uint64(testscale.Of(6, 30)) {
		made, err := westernlegends.Game.New(3, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := made.(*westernlegends.State), engine.NewRand(seed)
		for range 400 {
			legal, err := engine.PlayForced(s, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(legal) == 0 {
				break
			}
			if slices.ContainsFunc(legal, isStop) && len(legal) > 2 && rides < 40 {
				rides++
				c := judgedAt(t, s, seed)
				for _, o := range c.Opinions() {
					if line := c.job.line(o.Move); !s.IsDetour(line) {
						continue
					}
					if detours++; c.Verdict(o.Move) <= Good {
						t.Errorf("game %d: the verdict on %s is %d, which leads back", seed, s.Notation(o.Move),
							c.Verdict(o.Move))
					}
				}
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if t.Logf("%d rides, %d detours", rides, detours); detours == 0 {
		t.Error("no step leads back")
	}
}

// isStop reports whether move m ends a ride.
func isStop(m engine.Move) bool { return m.Kind == westernlegends.KindStop }
