package coach

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/testscale"
)

// quickIterations is the number of iterations of a search in these tests.
const quickIterations = 700

// judgedAt returns a coach whose search of a copy of position s, with about quickIterations
// iterations, is finished. seed determines the random numbers of the search.
func judgedAt(t *testing.T, s engine.State, seed uint64) *Coach {
	t.Helper()
	s = engine.Clone(s)
	equivalent := map[engine.Move]int{}
	for i, m := range s.Moves(nil) {
		equivalent[m] = i
	}
	who := fmt.Sprintf("hard:iterations=%d", int(quickIterations/engine.BudgetOf(s)))
	j, err := newJob(who, seed, s, equivalent)
	if err != nil {
		t.Fatal(err)
	}
	for !j.Step(100) {
	}
	c := &Coach{job: &remoteJob{job: j}, opinions: *j.opinions.Load(), choices: j.choices, done: true}
	if plans := j.plans.Load(); plans != nil {
		c.plans = *plans
	}
	return c
}

// forPositions plays a game by its rollout policy and calls check for positions in which a seat has
// a choice, but at most for the given number of them.
func forPositions(t *testing.T, game engine.Game, positions int, check func(s engine.State)) {
	t.Helper()
	info := game.Info()
	s, err := game.New(min(max(3, info.MinSeats), info.MaxSeats), nil, 77)
	if err != nil {
		t.Fatal(err)
	}
	rng := engine.NewRand(5)
	for at := 1; ; at++ {
		moves, err := engine.PlayForced(s, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(moves) == 0 || positions == 0 {
			return
		}
		if at%7 == 0 {
			positions--
			check(s)
		}
		if err := s.Play(s.(engine.Heuristics).Policy(&rng), nil); err != nil {
			t.Fatal(err)
		}
	}
}

// TestOpenMovesAreAsGood checks for every game that a move after which the best play of the turn
// can be made completely, and which leads to the same position, is called best or as good.
func TestOpenMovesAreAsGood(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.Info().ID, func(t *testing.T) {
			open := 0
			forPositions(t, game, testscale.Of(20, 100), func(s engine.State) {
				c := judgedAt(t, s, 3)
				line := c.job.search.(bot.TurnJudge).Line(c.opinions[0].Move)
				for _, m := range c.legal {
					if _, _, same := bot.StillOpen(s, m, line); m == line[0] || !same || len(c.legal) > maxLegalMoves {
						continue
					}
					open++
					if v := c.Verdict(m); v != Best && v != Close {
						t.Errorf("%s can be followed by the best play of %d moves, but its verdict is %d", s.Notation(m),
							len(line), v)
					}
					if _, bad := c.Blunder(m); bad {
						t.Errorf("%s can be followed by the best play, but is called a blunder", s.Notation(m))
					}
				}
			})
			t.Logf("%d moves leave the best play open", open)
		})
	}
}

// TestIndistinguishablePositionsGetTheSameAdvice checks for every game that two positions which the
// seat to move cannot tell apart get the same opinions, plans, verdicts and reason.
func TestIndistinguishablePositionsGetTheSameAdvice(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.Info().ID, func(t *testing.T) {
			changed := 0
			redraw := rand.New(rand.NewPCG(1, 2))
			forPositions(t, game, testscale.Of(8, 80), func(s engine.State) {
				other := engine.Clone(s)
				other.Determinize(s.Turn(), redraw)
				a, _ := s.MarshalJSON()
				b, _ := other.MarshalJSON()
				if string(a) != string(b) {
					changed++
				}
				here, there := judgedAt(t, s, 9), judgedAt(t, other, 9)
				if !reflect.DeepEqual(here.opinions, there.opinions) || !reflect.DeepEqual(here.plans, there.plans) ||
					!reflect.DeepEqual(here.job.why.Load(), there.job.why.Load()) {
					t.Errorf("after hidden things are drawn again the opinions are %+v instead of %+v, or plans or reason differ",
						there.opinions, here.opinions)
				}
				for _, m := range here.legal {
					if v, w := here.Verdict(m), there.Verdict(m); v != w {
						t.Errorf("the verdict on %s changes from %d to %d", s.Notation(m), v, w)
					}
				}
			})
			if changed == 0 {
				t.Log("nothing is hidden in these positions")
			}
		})
	}
}

// TestNoiseIsNotRanked checks for every game that moves which one search ranks are not ranked the
// other way round by a search with other random numbers: what differs by chance is called equal.
func TestNoiseIsNotRanked(t *testing.T) {
	ranked, turned := 0, 0
	for _, game := range games.All() {
		forPositions(t, game, testscale.Of(5, 60), func(s engine.State) {
			a, b := judgedAt(t, s, 21), judgedAt(t, s, 22)
			first, second := a.opinions[0].Move, b.opinions[0].Move
			ranked++
			if first != second && a.Verdict(second) == Weak && b.Verdict(first) == Weak {
				turned++
				t.Logf("%s: one search prefers %s, the other %s", game.Info().ID, s.Notation(first), s.Notation(second))
			}
		})
	}
	if turned > ranked/20 {
		t.Errorf("in %d of %d positions two searches contradict each other, want at most 5 %%", turned, ranked)
	}
}
