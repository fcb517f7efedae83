package westernlegends

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"gulch/engine"
)

// walkGames plays random games of all sizes and options and calls visit at every decision that is a choice.
func walkGames(t testing.TB, games int, visit func(s *State, moves []engine.Move)) {
	t.Helper()
	for g := range games {
		chosen := engine.Options{}
		for i, o := range options {
			chosen[o.ID] = o.Values[(g>>i+g)%len(o.Values)].ID
		}
		made, err := Game.New(MinSeats+g%5, chosen, uint64(g))
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
			if err := s.Play(moves[r.IntN(len(moves))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func TestGuideIsSound(t *testing.T) {
	chance := engine.NewChance(1, 2)
	walkGames(t, 40, func(s *State, moves []engine.Move) {
		before := *s
		weights := s.Weigh(moves, nil)
		for i, w := range weights {
			if math.IsNaN(float64(w)) || w < -100 || w > 100 {
				t.Fatalf("%s weighs %v", s.Notation(moves[i]), w)
			}
		}
		if len(weights) != len(moves) {
			t.Fatalf("%d weights for %d moves", len(weights), len(moves))
		}
		if m := s.Policy(&chance); !slices.Contains(moves, m) {
			t.Fatalf("the policy plays %v, which is not legal in %s", m, phaseNames[s.Phase()])
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

func TestNothingIsAllocated(t *testing.T) {
	weights, result := make([]float32, 0, 4096), make([]float32, 0, MaxSeats)
	buf := make([]engine.Move, 0, 4096)
	chance := engine.NewChance(1, 2)
	deal := rand.New(rand.NewPCG(1, 2))
	var c State
	seen := [phaseCount]int{}
	walkGames(t, 16, func(s *State, moves []engine.Move) {
		if seen[s.Phase()]++; seen[s.Phase()] > 10 {
			return
		}
		if n := testing.AllocsPerRun(1, func() {
			s.Weigh(moves, weights)
			s.Policy(&chance)
			s.Evaluate(result)
			buf = s.Moves(buf[:0])
			for _, m := range moves {
				s.CopyTo(&c)
				c.Redeal(s.Turn(), deal)
				s.CopyTo(&c)
				if c.Play(m, nil) != nil {
					t.Fatal("a legal move is refused")
				}
			}
		}); n != 0 {
			t.Errorf("phase %s: %v allocations", phaseNames[s.Phase()], n)
		}
	})
}

func BenchmarkGuide(b *testing.B) {
	var list []*State
	var moves [][]engine.Move
	walkGames(b, 20, func(s *State, m []engine.Move) {
		if s.seats == 4 && s.round == 7 {
			c := *s
			list, moves = append(list, &c), append(moves, slices.Clone(m))
		}
	})
	chance := engine.NewChance(1, 2)
	buf := make([]float32, 0, 4096)
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
