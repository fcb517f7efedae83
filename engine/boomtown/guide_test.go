package boomtown

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"gulch/engine"
)

// walk plays random games of all sizes and options and calls visit at every decision that is a choice.
func walk(t testing.TB, games int, visit func(s *State, moves []engine.Move)) {
	t.Helper()
	for g := range games {
		options := engine.Options{}
		for i, o := range Game.Info().Options {
			options[o.ID] = o.Values[g>>i&1].ID
		}
		made, err := Game.New(MinSeats+g%3, options, uint64(g))
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
				m = moves[min(1, len(moves)-1)*r.IntN(2)] // keep prices low, so that there is gold to play with
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
			t.Fatalf("the policy plays %v, which is not legal in phase %d", m, s.phase)
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
	weights, result := make([]float32, 0, 512), make([]float32, 0, MaxSeats)
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

// The table of section 10.1: worth of mines by rolls to come.
func TestMineWorth(t *testing.T) {
	for id, want := range map[string][4]float32{
		"sn09": {18.7, 14.8, 10.9, 7.8}, "cm07": {17.5, 13.3, 9.2, 5.8}, "cm06": {16.8, 14.9, 12.4, 9.8},
		"cj07": {12.9, 11.2, 9.0, 6.7}, "cc12": {8.5, 7.7, 6.8, 6.2}, "cc03": {1.8, 1.6, 1.3, 1.1},
	} {
		c, err := ParseCard(id)
		if err != nil {
			t.Fatal(err)
		}
		for i, rolls := range []int{15, 10, 5, 1} {
			if got := guideTables.worth[0][rolls][c]; math.Abs(float64(got-want[i])) > 0.06 {
				t.Errorf("%s with %d rolls to come is worth %.2f, want %.1f", id, rolls, got, want[i])
			}
		}
	}
}

func BenchmarkGuide(b *testing.B) {
	var list []*State
	var moves [][]engine.Move
	walk(b, 20, func(s *State, m []engine.Move) {
		if s.seats == 4 && s.turn == 7 {
			c := *s
			list, moves = append(list, &c), append(moves, slices.Clone(m))
		}
	})
	chance := engine.NewChance(1, 2)
	buf := make([]float32, 0, 512)
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
