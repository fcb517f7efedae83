package dakota

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

func TestGuide(t *testing.T) { gametest.Heuristics(t, Game, 32, gametest.PickByPolicy) }

// BenchmarkPolicyGames measures the time of whole games in which all moves are selected by the
// bots' policy, as in the rollouts of a search.
func BenchmarkPolicyGames(b *testing.B) {
	made, err := Game.New(4, nil, 1877)
	if err != nil {
		b.Fatal(err)
	}
	opening, s, c := made.(*State), new(State), engine.NewChance(1, 2)
	rng := engine.NewRand(3)
	*s = *opening
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		if s.phase == PhaseGameOver {
			seed := c
			*s = *opening
			s.chance = seed
			c.Uint64()
		}
		if err := s.Play(s.Policy(&rng), nil); err != nil {
			b.Fatal(err)
		}
		n++
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "moves/s")
}
