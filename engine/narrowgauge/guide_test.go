package narrowgauge

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"gulch/engine"
)

// walk plays random games with all mixes of variants and calls visit at every decision that is a choice.
func walk(t testing.TB, games int, visit func(s *State, moves []engine.Move)) {
	t.Helper()
	for g := range games {
		made, err := Game.New(Seats, rules(g%16).options(), uint64(g))
		if err != nil {
			t.Fatal(err)
		}
		s, r := made.(*State), rand.New(rand.NewPCG(uint64(g), 1))
		for {
			moves, err := engine.Settle(s, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(moves) == 0 {
				break
			}
			visit(s, moves)
			m := moves[r.IntN(len(moves))]
			if s.phase == PhaseBid && r.IntN(3) > 0 {
				m = moves[min(r.IntN(6), len(moves)-1)] // keep bids low, so that there is cash to build with
			}
			if err := s.Play(m, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func TestGuideIsSound(t *testing.T) {
	chance := engine.NewChance(1, 2)
	walk(t, 64, func(s *State, moves []engine.Move) {
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
			t.Fatalf("the policy plays %q, which is not legal in phase %s", s.Notation(m), phaseNames[s.phase])
		}
		sum := float32(0)
		for _, v := range s.Evaluate(nil) {
			if !(v >= 0 && v <= 1) {
				t.Fatalf("a share of %v", v)
			}
			sum += v
		}
		if math.Abs(float64(sum)-1) > 1e-4 {
			t.Fatalf("shares add up to %v", sum)
		}
		if *s != before {
			t.Fatal("asking the guide changed the position")
		}
	})
}

func TestGuideAllocatesNothing(t *testing.T) {
	weights, result := make([]float32, 0, 2048), make([]float32, 0, Seats)
	chance := engine.NewChance(1, 2)
	seen := [phaseCount]int{}
	walk(t, 16, func(s *State, moves []engine.Move) {
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

// The clock never goes back, so that searches end.
func TestClockRises(t *testing.T) {
	last := map[*State]int{}
	walk(t, 16, func(s *State, _ []engine.Move) {
		if s.Clock() < last[s] {
			t.Fatalf("the clock goes from %d to %d in phase %s", last[s], s.Clock(), phaseNames[s.phase])
		}
		last[s] = s.Clock()
	})
}

func BenchmarkGuide(b *testing.B) {
	var list []*State
	var moves [][]engine.Move
	walk(b, 20, func(s *State, m []engine.Move) {
		if s.TurnNumber() == 14 {
			c := *s
			list, moves = append(list, &c), append(moves, slices.Clone(m))
		}
	})
	chance := engine.NewChance(1, 2)
	buf := make([]float32, 0, 2048)
	for _, f := range []struct {
		name string
		ask  func(i int)
	}{
		{"Weigh", func(i int) { list[i].Weigh(moves[i], buf) }},
		{"Policy", func(i int) { list[i].Policy(&chance) }},
		{"Evaluate", func(i int) { list[i].Evaluate(buf) }},
	} {
		b.Run(f.name, func(b *testing.B) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				f.ask(i % len(list))
			}
		})
	}
}
