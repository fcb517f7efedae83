package bot

import (
	"errors"
	"math"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
	"gulch/engine/nuggets"
	"gulch/engine/solve"
)

// endgameDecisions plays a game between bots of the level medium and returns the positions in its
// endgame at which a seat decides. seed determines the game and the bots.
func endgameDecisions(t *testing.T, game engine.Game, seats int, options engine.Options,
	seed uint64) (all []engine.State) {
	t.Helper()
	s, err := game.New(seats, options, seed)
	if err != nil {
		t.Fatal(err)
	}
	mind := must(t, "medium", seed)
	for moves, err := engine.PlayForced(s, nil, nil); len(moves) > 0; moves, err = engine.PlayForced(s, moves, nil) {
		if err != nil {
			t.Fatal(err)
		}
		if e, ok := s.(engine.EndgameReducer); ok && e.InEndgame() {
			kept := engine.NewLike(s)
			s.CopyTo(kept)
			all = append(all, kept)
		}
		if err := s.Play(Choose(mind, s), nil); err != nil {
			t.Fatal(err)
		}
	}
	return all
}

// TestEndingsAreSolved checks for every game with endgames that the level hard plays a best move in
// a solvable endgame and reports the value of every move. It must not matter how its work is
// divided into steps.
func TestEndingsAreSolved(t *testing.T) {
	for _, game := range append(games.All(), nuggets.Game) {
		info, solved, weighty := game.Info(), 0, 0
		for seed := uint64(1); seed < 7 && (solved < 8 || weighty == 0); seed++ {
			for _, s := range endgameDecisions(t, game, max(2, info.MinSeats), nil, seed) {
				b := must(t, "hard:iterations=1000", seed).(*searchBot)
				m := Choose(b, s)
				a, ok := b.Solved()
				if !ok {
					continue
				}
				solved++
				want, err := solve.Position(s, 40_000)
				if err != nil || !want.Kind.Exact() {
					t.Fatalf("%s: %v, %v", info.ID, want, err)
				}
				at := slices.IndexFunc(want.Values, func(v solve.Value) bool { return v.Move == m })
				if want.Loss(at) > 1e-9 || want.Values[at].Likely < want.Values[want.Best()].Likely-1e-9 {
					t.Errorf("%s: plays %s, which loses %v of the win according to the solver", info.ID, s.Notation(m),
						want.Loss(at))
				}
				for i := range want.Values {
					if want.Loss(i) > 0.001 {
						weighty++
						break
					}
				}
				checkSolvedOutput(t, b, a)
				b.Begin(s)
				for n := 1; !b.Step(n); n = n%5 + 1 {
				}
				if b.Best() != m || b.Progress() != 1 || b.Iterations() != 0 {
					t.Errorf("%s: plays %v in small steps, but %v in one step", info.ID, b.Best(), m)
				}
			}
		}
		t.Logf("%s: %d decisions solved, in %d a move matters", info.ID, solved, weighty)
	}
}

// checkSolvedOutput checks that the opinions and the forecast of b, which has solved its decision,
// agree with the solution a.
func checkSolvedOutput(t *testing.T, b *searchBot, a solve.Answer) {
	t.Helper()
	list, sum := b.Opinions(nil), 0.0
	for _, v := range b.Forecast(nil) {
		sum += v
	}
	if len(list) != len(a.Values) || math.Abs(sum-1) > 1e-9 || list[0].Move != b.Best() ||
		list[0].Result != a.Values[a.Best()].Likely {
		t.Errorf("the opinions %+v and the forecast %v do not agree with the solution %+v", list, b.Forecast(nil), a)
	}
	if plans := b.Plans(1); len(plans) != 1+len(list) || plans[plans[0].Edges[0].To].Result != list[0].Result {
		t.Errorf("the plans of a solved position are %+v", plans)
	}
}

// TestUnsolvedEndgames checks that levels below hard do not solve endgames. An endgame that cannot
// be solved within the budget must be searched as if solving had not been tried.
func TestUnsolvedEndgames(t *testing.T) {
	for _, game := range games.All() {
		for _, s := range endgameDecisions(t, game, max(2, game.Info().MinSeats), nil, 1) {
			if b := must(t, "tough", 1).(*searchBot); Choose(b, s) == (engine.Move{}) || b.endgame.tried {
				t.Errorf("%s: the level tough solves an endgame, want hard only", game.Info().ID)
			}
			b := must(t, "hard:iterations=300:solve=2", 1)
			plain := must(t, "hard:iterations=300:solve=0", 1)
			if _, err := solve.Position(s, 2); !errors.Is(err, solve.ErrLimit) {
				continue
			}
			if m, want := Choose(b, s), Choose(plain, s); m != want || b.Iterations() != plain.Iterations() ||
				b.Iterations() == 0 {
				t.Errorf("%s: plays %v after an unsuccessful attempt to solve, but %v without one", game.Info().ID, m,
					want)
			}
		}
	}
}

// TestEndgamesWithoutTime checks a bot that is stopped at the beginning of an endgame. It must play
// the move with the largest prior, as the level medium does. After SkipSolving it must continue
// with the search.
func TestEndgamesWithoutTime(t *testing.T) {
	for _, s := range endgameDecisions(t, games.All()[0], 3, nil, 1) {
		b, medium := must(t, "hard", 1).(*searchBot), must(t, "medium", 1)
		if b.Begin(s); !b.endgame.solving || b.Step(1) {
			continue
		}
		if got, want := b.Best(), Choose(medium, s); got != want {
			t.Errorf("before the first step Best is %s, want %s as medium plays", s.Notation(got), s.Notation(want))
		}
		b.SkipSolving()
		if b.Step(40); b.Iterations() != 40 || b.Budget() < 40 {
			t.Errorf("after SkipSolving the search runs %d iterations, want the budget of %d", b.Iterations(),
				b.Budget())
		}
		return
	}
	t.Fatal("no game of the test has an unsolved endgame")
}

// TestComparisonOfTwoMoves checks that BeginComparison gives each of two moves half of the budget,
// and that the next search considers all moves again.
func TestComparisonOfTwoMoves(t *testing.T) {
	s, err := games.All()[0].New(3, nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	moves, err := engine.PlayForced(s, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	b := must(t, "hard:iterations=400", 1).(*searchBot)
	want := Choose(b, s)
	b.BeginComparison(s, moves[0], moves[len(moves)-1])
	for !b.Step(7) {
	}
	all := b.Opinions(nil)
	if len(all) != 2 || all[0].Visits != b.Budget()/2 || all[1].Visits != b.Budget()/2 {
		t.Errorf("the visits of the two moves are %+v, want half of %d each", all, b.Budget())
	}
	if got := Choose(b, s); got != want {
		t.Errorf("after BeginComparison a normal search plays %s, want %s", s.Notation(got), s.Notation(want))
	}
}
