package gametest

import (
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"gulch/engine"
)

// maxWeight is beyond what any move weighs in points.
const maxWeight = 500

// Guide judges what a game tells bots, at every decision of a number of games: weights for all moves, a legal move as
// policy, shares of the win that add up to 1, a clock that never goes back, a position that asking leaves alone, and
// no allocation in anything that a search does again and again.
func Guide(t *testing.T, game engine.Game, games int, choose Picker) {
	t.Helper()
	t.Run("sound", func(t *testing.T) { guideIsSound(t, game, games, choose) })
	t.Run("runs", func(t *testing.T) { runIsPlay(t, game, choose) })
	t.Run("lean", func(t *testing.T) { searchIsLean(t, game, choose) })
}

func guideIsSound(t *testing.T, game engine.Game, games int, choose Picker) {
	rng := engine.NewRand(1)
	var at engine.State
	clock := 0
	Walk(t, game, games, choose, func(s engine.State, legal []engine.Move) {
		g := s.(engine.Guide)
		before := reflect.ValueOf(s).Elem().Interface()
		checkWeights(t, s, g, legal)
		if m := g.Policy(&rng); !slices.Contains(legal, m) {
			t.Fatalf("the policy plays %q, which is not legal in the phase %s", s.Notation(m), phase(game, s))
		}
		checkShares(t, g)
		if s == at && g.Clock() < clock {
			t.Fatalf("the clock goes from %d to %d in the phase %s", clock, g.Clock(), phase(game, s))
		}
		at, clock = s, g.Clock()
		if reflect.ValueOf(s).Elem().Interface() != before {
			t.Fatalf("asking the guide changes the position in the phase %s", phase(game, s))
		}
	})
}

func phase(game engine.Game, s engine.State) string {
	info := game.Info()
	return info.PhaseName(s.Phase())
}

func checkWeights(t *testing.T, s engine.State, g engine.Guide, legal []engine.Move) {
	t.Helper()
	weights := g.Prior(legal, nil)
	if len(weights) != len(legal) {
		t.Fatalf("%d weights for %d moves", len(weights), len(legal))
	}
	for i, w := range weights {
		if math.IsNaN(float64(w)) || w < -maxWeight || w > maxWeight {
			t.Fatalf("%s weighs %v", s.Notation(legal[i]), w)
		}
	}
}

// checkShares checks an evaluation. That of a solo game is how well it goes, not a share among seats.
func checkShares(t *testing.T, g engine.Guide) {
	t.Helper()
	sum := float32(0)
	shares := g.Evaluate(nil)
	for _, v := range shares {
		if !(v >= 0 && v <= 1) {
			t.Fatalf("a share of %v", v)
		}
		sum += v
	}
	if len(shares) > 1 && math.Abs(float64(sum)-1) > 1e-4 {
		t.Fatalf("shares add up to %v", sum)
	}
}

// runIsPlay checks, where a game plays on by itself, that it does so by its policy as a loop would, and at random without
// leaving the rules.
func runIsPlay(t *testing.T, game engine.Game, choose Picker) {
	Walk(t, game, 8, choose, func(s engine.State, _ []engine.Move) {
		if _, ok := s.(engine.Rollouter); !ok {
			return
		}
		until := s.(engine.Guide).Clock() + 2
		ran, played := clone(s), clone(s)
		rng, again := engine.NewRand(3), engine.NewRand(3)
		ran.(engine.Rollouter).Rollout(&rng, until, false)
		for g := played.(engine.Guide); g.Clock() < until && played.Turn() != engine.NoSeat; {
			if err := played.Play(g.Policy(&again), nil); err != nil {
				t.Fatal(err)
			}
		}
		if reflect.ValueOf(ran).Elem().Interface() != reflect.ValueOf(played).Elem().Interface() || rng != again {
			t.Fatalf("from the phase %s the game runs elsewhere than its policy plays", phase(game, s))
		}
		s.CopyTo(ran)
		ran.(engine.Rollouter).Rollout(&rng, until, true)
		if err := ran.Check(); err != nil {
			t.Fatalf("a random run from the phase %s: %v", phase(game, s), err)
		}
	})
}

// searchIsLean plays some games and looks at the first decisions of each phase: what a search does there must not
// allocate.
func searchIsLean(t *testing.T, game engine.Game, choose Picker) {
	weights, shares := make([]float32, 0, 4096), make([]float32, 0, 16)
	moves := make([]engine.Move, 0, 4096)
	rng := engine.NewRand(1)
	deals := rand.New(rand.NewPCG(1, 2))
	seen := map[engine.Phase]int{}
	Walk(t, game, 16, choose, func(s engine.State, legal []engine.Move) {
		if seen[s.Phase()]++; seen[s.Phase()] > 10 {
			return
		}
		g := s.(engine.Guide)
		work := reflect.New(reflect.TypeOf(s).Elem()).Interface().(engine.State)
		if n := testing.AllocsPerRun(1, func() {
			g.Prior(legal, weights)
			g.Policy(&rng)
			g.Evaluate(shares)
			s.Moves(moves)
			s.CopyTo(work)
			work.Determinize(s.Turn(), deals)
			for _, m := range legal {
				s.CopyTo(work)
				if work.Play(m, nil) != nil {
					t.Fatalf("%q is refused", s.Notation(m))
				}
			}
		}); n != 0 {
			t.Errorf("the phase %s: %v allocations", phase(game, s), n)
		}
	})
}

// BenchmarkGuide measures what a game's guide costs at the decisions for which when is true.
func BenchmarkGuide(b *testing.B, game engine.Game, choose Picker, when func(s engine.State) bool) {
	var list []engine.Guide
	var moves [][]engine.Move
	Walk(b, game, 20, choose, func(s engine.State, legal []engine.Move) {
		if when(s) {
			list, moves = append(list, clone(s).(engine.Guide)), append(moves, slices.Clone(legal))
		}
	})
	rng := engine.NewRand(1)
	buf := make([]float32, 0, 4096)
	for _, f := range []struct {
		name string
		ask  func(i int)
	}{
		{"Prior", func(i int) { list[i].Prior(moves[i], buf) }},
		{"Policy", func(i int) { list[i].Policy(&rng) }},
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

// clone returns a copy of a state that is independent of it.
func clone(s engine.State) engine.State {
	dst := reflect.New(reflect.TypeOf(s).Elem()).Interface().(engine.State)
	s.CopyTo(dst)
	return dst
}
