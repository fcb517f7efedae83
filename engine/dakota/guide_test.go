package dakota

import (
	"math"
	"slices"
	"testing"

	"gulch/engine"
)

func TestGuideIsSound(t *testing.T) {
	chance := engine.NewChance(1, 2)
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		for seed := range uint64(8) {
			sound(t, seats, seed, 0.3, func(s *State, moves []engine.Move) {
				before := *s
				weights := s.Weigh(moves, nil)
				for i, w := range weights {
					if math.IsNaN(float64(w)) || w < -500 || w > 500 {
						t.Fatalf("%s weighs %v", s.Notation(moves[i]), w)
					}
				}
				if len(weights) != len(moves) {
					t.Fatalf("%d weights for %d moves", len(weights), len(moves))
				}
				if m := s.Policy(&chance); !slices.Contains(moves, m) {
					t.Fatalf("the policy plays %v, which is not legal in phase %s", m, phaseNames[s.phase])
				}
				sum := float32(0)
				for _, v := range s.Evaluate(nil) {
					if !(v >= 0 && v <= 1) {
						t.Fatalf("a share of %v", v)
					}
					sum += v
				}
				if seats > 1 && math.Abs(float64(sum)-1) > 1e-4 {
					t.Fatalf("shares add up to %v", sum)
				}
				if *s != before {
					t.Fatal("asking the guide changed the position")
				}
			})
		}
	}
}

func TestGuideAllocatesNothing(t *testing.T) {
	weights, result := make([]float32, 0, 512), make([]float32, 0, MaxSeats)
	chance := engine.NewChance(1, 2)
	seen := [phaseCount]int{}
	sound(t, 4, 3, 0.1, func(s *State, moves []engine.Move) {
		if seen[s.phase]++; seen[s.phase] > 20 {
			return
		}
		if n := testing.AllocsPerRun(1, func() {
			s.Weigh(moves, weights)
			s.Policy(&chance)
			s.Evaluate(result)
		}); n != 0 {
			t.Errorf("phase %s: %v allocations", phaseNames[s.phase], n)
		}
	})
}

// BenchmarkSoundPlay plays whole games by policy: what play-outs are made of.
func BenchmarkSoundPlay(b *testing.B) {
	made, err := Game.New(4, nil, 1877)
	if err != nil {
		b.Fatal(err)
	}
	opening, s, c := made.(*State), new(State), engine.NewChance(1, 2)
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
		if err := s.Play(s.Policy(&c), nil); err != nil {
			b.Fatal(err)
		}
		n++
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "moves/s")
}
