package sierrawest

import (
	"math"
	"slices"
	"testing"

	"gulch/engine"
)

// walk plays games of all modes and sizes by policy and calls visit at every decision that is a choice.
func walk(t testing.TB, games int, visit func(s *State, moves []engine.Move)) {
	t.Helper()
	for g := range games {
		mode := Mode(g) % ModeCount
		made, err := Game.New(1+g/int(ModeCount)%MaxSeats, engine.Options{"mode": mode.String()}, uint64(g))
		if err != nil {
			t.Fatal(err)
		}
		s, chance := made.(*State), engine.NewChance(uint64(g), 1)
		for {
			moves, err := engine.Settle(s, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(moves) == 0 {
				break
			}
			visit(s, moves)
			m := s.Policy(&chance)
			if chance.Below(5) == 0 {
				m = moves[chance.Below(len(moves))]
			}
			if err := s.Play(m, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func TestGuideIsSound(t *testing.T) {
	chance := engine.NewChance(1, 2)
	seen := [phaseCount]bool{}
	walk(t, 128, func(s *State, moves []engine.Move) {
		before := *s
		seen[s.Phase()] = true
		weights := s.Weigh(moves, nil)
		for i, w := range weights {
			if math.IsNaN(float64(w)) || w < -200 || w > 200 {
				t.Fatalf("%s weighs %v", s.Notation(moves[i]), w)
			}
		}
		if len(weights) != len(moves) {
			t.Fatalf("%d weights for %d moves", len(weights), len(moves))
		}
		if m := s.Policy(&chance); !slices.Contains(moves, m) {
			t.Fatalf("the policy plays %v, which is not legal in phase %d", m, s.Phase())
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
	for phase, met := range seen {
		if !met && engine.Phase(phase) != PhaseOver && engine.Phase(phase) != PhaseRival {
			t.Errorf("no game came to a choice in the phase %s", phaseNames[phase])
		}
	}
}

// TestNoDecisionIsTooWide checks that no position offers more moves than a screen and a search can bear.
func TestNoDecisionIsTooWide(t *testing.T) {
	walk(t, 32, func(s *State, moves []engine.Move) {
		if len(moves) > 60 {
			t.Fatalf("%d moves in the phase %s", len(moves), phaseNames[s.Phase()])
		}
	})
}

func TestNothingAllocates(t *testing.T) {
	weights, result := make([]float32, 0, 512), make([]float32, 0, MaxSeats)
	buf := make([]engine.Move, 0, 512)
	chance := engine.NewChance(1, 2)
	var copied State
	seen := [phaseCount]int{}
	walk(t, 16, func(s *State, moves []engine.Move) {
		if seen[s.Phase()]++; seen[s.Phase()] > 20 {
			return
		}
		if n := testing.AllocsPerRun(1, func() {
			s.CopyTo(&copied)
			_ = copied.Play(moves[0], nil)
			_ = copied.Moves(buf)
			s.Weigh(moves, weights)
			s.Policy(&chance)
			s.Evaluate(result)
		}); n != 0 {
			t.Errorf("phase %s: %v allocations", phaseNames[s.Phase()], n)
		}
	})
}

func BenchmarkGuide(b *testing.B) {
	var list []*State
	var moves [][]engine.Move
	walk(b, 16, func(s *State, m []engine.Move) {
		if s.seats == 4 && s.round == 5 {
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
