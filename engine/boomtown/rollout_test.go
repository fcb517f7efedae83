package boomtown

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// TestRandomRolloutsMakeEveryMove checks that random rollouts make every legal move about equally
// often, and no other moves.
func TestRandomRolloutsMakeEveryMove(t *testing.T) {
	rng := engine.NewRand(1)
	seen := map[engine.Phase]int{}
	gametest.EachDecision(t, Game, 32, thriftily, func(at engine.State, legal []engine.Move) {
		if seen[at.Phase()]++; seen[at.Phase()] > 20 {
			return
		}
		s, next := at.(*State), map[State]int{}
		for _, m := range legal {
			after := *s
			if err := after.Play(m, nil); err != nil {
				t.Fatal(err)
			}
			next[after] = 0
		}
		const each = 200
		for range each * len(next) {
			after := *s
			after.playRandom(&rng)
			if _, known := next[after]; !known {
				t.Fatalf("in the phase %s a random rollout reached a position that no legal move leads to",
					phaseNames[s.phase])
			}
			next[after]++
		}
		for _, n := range next {
			if len(next) == len(legal) && (n < each/2 || n > each*2) {
				t.Errorf("in the phase %s a move of %d is made %d times in %d", phaseNames[s.phase], len(legal), n,
					each*len(next))
			}
		}
	})
}
