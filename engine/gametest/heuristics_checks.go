package gametest

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
)

// maxWeight is the limit, in points, that no weight of a move may exceed.
const maxWeight = 500

// Heuristics checks the heuristics of a game at every decision of a number of games. All moves must
// have weights, the policy must return a legal move, the evaluation must add up to 1, the clock
// must never go back, and the position must not change. Heuristics for the seat to move must not
// depend on hidden information. Functions that a search calls repeatedly must not allocate.
func Heuristics(t *testing.T, game engine.Game, games int, choose Picker) {
	t.Helper()
	for _, check := range []struct {
		name  string
		fault func() error
	}{
		{"sound", func() error { return heuristicsFault(t, game, games, choose) }},
		{"runs", func() error { return rolloutFault(t, game, choose) }},
		{"learned", func() error { return learnedFault(t, game, choose) }},
		{"lean", func() error { return allocationFault(t, game, choose) }},
	} {
		t.Run(check.name, func(t *testing.T) {
			if err := check.fault(); err != nil {
				t.Error(err)
			}
		})
	}
}

// knownOnlyEvery is the number of decisions between two checks that heuristics do not use hidden
// information.
const knownOnlyEvery = 4

// heuristicsFault plays games and returns, as an error, the first fault of the game's heuristics.
func heuristicsFault(t testing.TB, game engine.Game, games int, choose Picker) (err error) {
	rng := engine.NewRand(1)
	deals := rand.New(rand.NewPCG(1, 3))
	var at engine.State
	clock, n := 0, 0
	EachDecision(t, game, games, choose, func(s engine.State, legal []engine.Move) {
		if err != nil {
			return
		}
		g := s.(engine.Heuristics)
		before := reflect.ValueOf(s).Elem().Interface()
		err = cmp.Or(checkWeights(s, g, legal), checkPolicy(s, g, legal, &rng), checkShares(s, g))
		if n++; err == nil && n%knownOnlyEvery == 0 {
			err = checkKnownOnly(s, legal, deals)
		}
		switch {
		case err != nil:
		case s == at && g.Clock() < clock:
			err = fmt.Errorf("method Clock goes back from %d to %d", clock, g.Clock())
		case reflect.ValueOf(s).Elem().Interface() != before:
			err = errors.New("one of Prior, Policy and Evaluate changes the position")
		}
		if err != nil {
			err = fmt.Errorf("in phase %s: %w", phase(game, s), err)
		}
		at, clock = s, g.Clock()
	})
	return err
}

// checkPolicy returns an error if the policy of the heuristics g does not return a legal move.
func checkPolicy(s engine.State, g engine.Heuristics, legal []engine.Move, rng *engine.Rand) error {
	if m := g.Policy(rng); !slices.Contains(legal, m) {
		return fmt.Errorf("method Policy returns %q, which is not legal", s.Notation(m))
	}
	return nil
}

// checkKnownOnly checks that the heuristics for the seat to move give the same results in a
// position that the seat cannot distinguish from the true one. Evaluate is exempt, because searches
// call it only on positions that they have determinized themselves.
func checkKnownOnly(s engine.State, legal []engine.Move, deals *rand.Rand) error {
	twin := engine.Clone(s)
	twin.Determinize(s.Turn(), deals)
	a, b := s.(engine.Heuristics), twin.(engine.Heuristics)
	const peeks = "depends on hidden information: the values are for the true position and for another one that " +
		"seat %d cannot tell from it"
	x, y := a.Prior(legal, nil), b.Prior(legal, nil)
	for i, m := range legal {
		if x[i] != y[i] {
			return fmt.Errorf("method Prior of %q, %v or %v, "+peeks, s.Notation(m), x[i], y[i], s.Turn())
		}
	}
	seed := deals.Uint64()
	one, two := engine.NewRand(seed), engine.NewRand(seed)
	if m, n := a.Policy(&one), b.Policy(&two); m != n {
		return fmt.Errorf("method Policy, %q or %q, "+peeks, s.Notation(m), s.Notation(n), s.Turn())
	}
	if p, ok := s.(engine.PrimerHeuristics); ok {
		x, y = p.Primer(legal, nil), twin.(engine.PrimerHeuristics).Primer(legal, nil)
		if !slices.Equal(x, y) {
			return fmt.Errorf("method Primer, %v or %v, "+peeks, x, y, s.Turn())
		}
	}
	if x, y := engine.BudgetOf(s), engine.BudgetOf(twin); x != y {
		return fmt.Errorf("BudgetShare, %v or %v, "+peeks, x, y, s.Turn())
	}
	return nil
}

func phase(game engine.Game, s engine.State) string {
	info := game.Info()
	return info.PhaseName(s.Phase())
}

func checkWeights(s engine.State, g engine.Heuristics, legal []engine.Move) error {
	weights := g.Prior(legal, nil)
	if len(weights) != len(legal) {
		return fmt.Errorf("method Prior returns %d weights for %d moves", len(weights), len(legal))
	}
	for i, w := range weights {
		if math.IsNaN(float64(w)) || w < -maxWeight || w > maxWeight {
			return fmt.Errorf("method Prior of %q is %v, want a number of at most maxWeight points",
				s.Notation(legal[i]), w)
		}
	}
	return nil
}

// checkShares checks that the results of an evaluation are in [0, 1] and add up to 1. In a game
// with a single seat, the only result is the quality of that seat's result and need not be 1.
func checkShares(s engine.State, g engine.Heuristics) error {
	sum := float32(0)
	shares := g.Evaluate(nil)
	if len(shares) != s.Seats() {
		return fmt.Errorf("method Evaluate returns %d shares for %d seats", len(shares), s.Seats())
	}
	for _, v := range shares {
		if !(v >= 0 && v <= 1) {
			return fmt.Errorf("method Evaluate returns a share of %v, want 0 to 1", v)
		}
		sum += v
	}
	if len(shares) > 1 && math.Abs(float64(sum)-1) > 1e-4 {
		return fmt.Errorf("the shares of Evaluate add up to %v, want 1", sum)
	}
	return nil
}

// rolloutFault checks the rollouts of a game with an engine.Rollouter: Rollout must play the same
// moves as the policy, and a random rollout must play only legal moves.
func rolloutFault(t testing.TB, game engine.Game, choose Picker) (err error) {
	EachDecision(t, game, 8, choose, func(s engine.State, _ []engine.Move) {
		if _, ok := s.(engine.Rollouter); !ok || err != nil {
			return
		}
		until := s.(engine.Heuristics).Clock() + 2
		ran, played := engine.Clone(s), engine.Clone(s)
		rng, again := engine.NewRand(3), engine.NewRand(3)
		ran.(engine.Rollouter).Rollout(&rng, until, false)
		for g := played.(engine.Heuristics); g.Clock() < until && played.Turn() != engine.NoSeat; {
			if err = played.Play(g.Policy(&again), nil); err != nil {
				return
			}
		}
		if reflect.ValueOf(ran).Elem().Interface() != reflect.ValueOf(played).Elem().Interface() || rng != again {
			err = fmt.Errorf("from phase %s Rollout leads to another position than a loop over Policy and Play",
				phase(game, s))
			return
		}
		s.CopyTo(ran)
		ran.(engine.Rollouter).Rollout(&rng, until, true)
		if wrong := ran.Check(); wrong != nil {
			err = fmt.Errorf("after a random Rollout from phase %s Check fails: %w", phase(game, s), wrong)
		}
	})
	return err
}

// learnedGames is the number of games in which the learned part of the heuristics is checked, and
// learnedEvery the number of decisions between two checks.
const learnedGames, learnedEvery = 6, 11

// maxFeature is the limit for the absolute value of a feature, which must be smaller.
const maxFeature = 100

// learnedFault checks the methods of engine.LearnedHeuristics; a game without them has no faults.
// Features must be finite, and their number must always be the same. EvaluateWith must return
// shares of the win with any network. With a network that changes nothing, and at the end of a
// game, these must be the shares without a network.
func learnedFault(t testing.TB, game engine.Game, choose Picker) error {
	for g := range uint64(learnedGames) {
		s, err := game.New(audit.RandomPlan(game.Info(), g).Seats, audit.RandomPlan(game.Info(), g).Options, g)
		if err != nil {
			return err
		}
		l, ok := s.(engine.LearnedHeuristics)
		if !ok {
			return nil
		}
		count := len(l.Features(0, nil))
		same, other := &engine.Net{Trust: 1, Linear: make([]float32, count)}, &engine.Net{Trust: 1}
		for i := range count {
			other.Linear = append(other.Linear, float32(i%5-2)/8)
		}
		chance := engine.NewChance(g, 2)
		for n := 0; ; n++ {
			legal, err := engine.PlayForced(s, nil, nil)
			over := len(legal) == 0
			if err == nil && (over || n%learnedEvery == 0) {
				err = cmp.Or(checkFeatures(s, l, count), checkNets(s, l, same, other, over))
			}
			if err != nil {
				return fmt.Errorf("in phase %s: %w", phase(game, s), err)
			}
			if over {
				break
			}
			if err := s.Play(choose(s, legal, &chance), nil); err != nil {
				return err
			}
		}
	}
	return nil
}

// checkFeatures checks the inputs of a network in position s: the expected scores, their spread,
// and the features, of which there must be count for each seat.
func checkFeatures(s engine.State, l engine.LearnedHeuristics, count int) error {
	scores, spread := l.ExpectedScores(nil)
	if len(scores) != s.Seats() || !(spread > 0) || l.NetIndex() < 0 {
		return fmt.Errorf("method ExpectedScores returns %d scores for %d seats and a spread of %v, NetIndex %d",
			len(scores),
			s.Seats(), spread, l.NetIndex())
	}
	for p := range engine.Seat(s.Seats()) {
		x := l.Features(p, nil)
		if len(x) != count {
			return fmt.Errorf("method Features returns %d features for seat %d, want always %d", len(x), p, count)
		}
		for i, v := range x {
			if !(v > -maxFeature && v < maxFeature) {
				return fmt.Errorf("feature %d of seat %d is %v, want a number between -maxFeature and maxFeature", i,
					p, v)
			}
		}
	}
	return nil
}

// checkNets checks evaluations of position s by two networks. The network same has no weights and
// must not change the evaluation. The network other must return shares of the win. If over is true,
// the game is over; then other must not change the evaluation either.
func checkNets(s engine.State, l engine.LearnedHeuristics, same, other *engine.Net, over bool) error {
	formulas, by := l.EvaluateWith(nil, nil), l.EvaluateWith(same, nil)
	for p, v := range formulas {
		if math.Abs(float64(v-by[p])) > 1e-3 {
			return fmt.Errorf(
				"method EvaluateWith returns %v with a network without weights, want %v as without a network", by,
				formulas)
		}
	}
	by = l.EvaluateWith(other, nil)
	sum := float32(0)
	for _, v := range by {
		if !(v >= 0 && v <= 1) {
			return fmt.Errorf("method EvaluateWith returns the shares %v, want each from 0 to 1", by)
		}
		sum += v
	}
	if len(by) != s.Seats() || len(by) > 1 && math.Abs(float64(sum)-1) > 1e-3 {
		return fmt.Errorf("method EvaluateWith returns the shares %v for %d seats, want a sum of 1", by, s.Seats())
	}
	if over && !slices.Equal(by, formulas) {
		return fmt.Errorf("at the end of the game EvaluateWith returns %v with a network, want %v as without one", by,
			formulas)
	}
	return nil
}

// allocationFault checks that none of the functions that a search calls allocates memory. It tests
// the first decisions of each phase.
func allocationFault(t testing.TB, game engine.Game, choose Picker) (err error) {
	weights, shares := make([]float32, 0, 4096), make([]float32, 0, 16)
	moves := make([]engine.Move, 0, 4096)
	rng := engine.NewRand(1)
	deals := rand.New(rand.NewPCG(1, 2))
	seen := map[engine.Phase]int{}
	EachDecision(t, game, 16, choose, func(s engine.State, legal []engine.Move) {
		if seen[s.Phase()]++; seen[s.Phase()] > 10 || err != nil {
			return
		}
		g := s.(engine.Heuristics)
		work := engine.NewLike(s)
		asks := []struct {
			name string
			ask  func()
		}{
			{"Prior", func() { g.Prior(legal, weights) }},
			{"Policy", func() { g.Policy(&rng) }},
			{"Evaluate", func() { g.Evaluate(shares) }},
			{"Moves", func() { s.Moves(moves) }},
			{"CopyTo", func() { s.CopyTo(work) }},
			{"Determinize", func() { s.CopyTo(work); work.Determinize(s.Turn(), deals) }},
			{"Play", func() {
				for _, m := range legal {
					s.CopyTo(work)
					if wrong := work.Play(m, nil); wrong != nil {
						err = fmt.Errorf("method Play refuses the legal move %q: %w", s.Notation(m), wrong)
					}
				}
			}},
		}
		all := func() {
			for _, a := range asks {
				a.ask()
			}
		}
		if testing.AllocsPerRun(1, all) == 0 || err != nil {
			return
		}
		for _, a := range asks {
			if n := testing.AllocsPerRun(1, a.ask); n != 0 {
				err = errors.Join(err, fmt.Errorf("%s makes %v allocations in phase %s, want 0: a search calls it "+
					"thousands of times", a.name, n, phase(game, s)))
			}
		}
	})
	return err
}

// BenchmarkHeuristics measures the speed of a game's heuristics. when chooses the positions: a
// decision is used only if the function returns true for its position.
func BenchmarkHeuristics(b *testing.B, game engine.Game, choose Picker, when func(s engine.State) bool) {
	var list []engine.Heuristics
	var moves [][]engine.Move
	EachDecision(b, game, 20, choose, func(s engine.State, legal []engine.Move) {
		if when(s) {
			list, moves = append(list, engine.Clone(s).(engine.Heuristics)), append(moves, slices.Clone(legal))
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
