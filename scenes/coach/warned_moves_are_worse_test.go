package coach

import (
	"fmt"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/testscale"
)

// Limits of TestWarnedMovesAreWorse. For each game, fewWarned moves with a warning are checked in a
// short test and mostWarned in a long one, at most warnedOfDecision of a decision. judgeIterations
// is the number of iterations of the search that judges the warnings, and judgeVisits the minimum
// number of its visits of every legal move.
const (
	fewWarned, mostWarned = 1, 60
	warnedOfDecision      = 3
	warnedInterval        = 9
	judgeIterations       = 40_000
	judgeVisits           = 1600
)

// TestWarnedMovesAreWorse checks that the moves that [Coach.Blunder] calls blunders are worse than
// the better move that it names. A longer search with other random numbers decides that, which
// visits every move often. It must be so in at least 98 % of the warnings. The positions are those
// of games with every number of seats and every option.
func TestWarnedMovesAreWorse(t *testing.T) {
	sum := blunderCount{}
	for _, game := range games.All() {
		t.Run(game.Info().ID, func(t *testing.T) {
			count := blunderCount{}
			most := testscale.Of(fewWarned, mostWarned)
			for seed := uint64(0); count.warned < most && seed < mostWarnedGames; seed++ {
				forVariedPositions(t, game, seed, func(s engine.State) bool {
					count.look(t, game, s, seed)
					return count.warned < testscale.Of(fewWarned, mostWarned)
				})
			}
			t.Log(count)
			sum.add(count)
		})
	}
	t.Log(sum)
	if allowed := sum.warned / 50; sum.wrong > max(allowed, 1) {
		t.Errorf("%v: want at most 2 %% that are not worse", sum)
	}
}

// mostWarnedGames is the number of games after which no more warnings are looked for.
const mostWarnedGames = 40

// blunderCount counts moves with a warning of the coach.
type blunderCount struct {
	warned  int
	glanced int // of warned, the moves that the search has hardly visited
	small   int // of warned, those that lose less than half of what a blunder loses
	wrong   int // of warned, those that are not worse than the move that is named instead
	order   int // of wrong, those after which the whole best play can still be made
}

func (c blunderCount) String() string {
	return fmt.Sprintf("%d moves with a warning (%d by the heuristics), %d of them lose little, %d nothing (%d of these "+
		"only change the order of the best play)", c.warned, c.glanced, c.small, c.wrong, c.order)
}

func (c *blunderCount) add(x blunderCount) {
	c.warned, c.glanced, c.small = c.warned+x.warned, c.glanced+x.glanced, c.small+x.small
	c.wrong, c.order = c.wrong+x.wrong, c.order+x.order
}

// look lets the coach judge the moves of position s, and another search those of which it warns.
func (c *blunderCount) look(t *testing.T, game engine.Game, s engine.State, seed uint64) {
	t.Helper()
	mind := judgedWith(t, s, seed+300, iterations, nil)
	var bad []engine.Move
	for _, m := range mind.legal {
		if _, is := mind.Blunder(m); is {
			bad = append(bad, m)
		}
	}
	if len(bad) == 0 {
		return
	}
	chance := engine.NewChance(seed, uint64(len(bad)))
	for len(bad) > warnedOfDecision {
		i := chance.Below(len(bad))
		bad = slices.Delete(bad, i, i+1)
	}
	results := longSearch(t, s, seed+7000, mind.Decided())
	for _, m := range bad {
		loss, _ := mind.Blunder(m)
		best, ok := results[loss.Best]
		other, known := results[m]
		if !ok || !known {
			continue
		}
		c.warned++
		if loss.Result < 0 {
			c.glanced++
		}
		if best-other < blunderLoss/2 {
			c.small++
		}
		if other < best {
			continue
		}
		c.wrong++
		_, whole, _ := bot.StillOpen(s, m, mind.Line())
		if whole {
			c.order++
		}
		t.Logf("phase %s, %d seats: %q is called worse than %q by %+v, but the longer search has %.3f and %.3f; order: %v",
			game.Info().PhaseName(s.Phase()), s.Seats(), s.Notation(m), s.Notation(loss.Best), loss, other, best, whole)
	}
}

// longSearch returns the expected results, from 0 to 1, of the legal moves of s for the seat to
// move. If points is set, it searches for points instead of wins.
func longSearch(t *testing.T, s engine.State, seed uint64, points bool) map[engine.Move]float64 {
	t.Helper()
	s = engine.Clone(s)
	visits := min(judgeVisits, judgeIterations/2/len(s.Moves(nil)))
	level := fmt.Sprintf("%s:iterations=%d:solve=%d:each=%d", botLevel,
		int(judgeIterations/searches/engine.BudgetOf(s)), solverRuns, visits/searches)
	if w, ok := s.(engine.EvaluatesWholeTurns); ok && w.EvaluatesWholeTurns() {
		level += ":whole=1"
	}
	if points {
		level += ":even=1"
	}
	search, err := bot.NewEnsemble(level, seed, searches)
	if err != nil {
		t.Fatal(err)
	}
	search.Begin(s)
	for !search.Step(500) {
	}
	results := map[engine.Move]float64{}
	for _, o := range search.TurnOpinions(nil) {
		results[o.Move] = o.Result
	}
	return results
}

// forVariedPositions plays a game of a random number of seats and with random options, with random
// moves at one decision in six, and calls check for some positions with a choice until it returns
// false.
func forVariedPositions(t *testing.T, game engine.Game, seed uint64, check func(s engine.State) bool) {
	t.Helper()
	plan := audit.RandomPlan(game.Info(), 4000+seed)
	s, err := game.New(plan.Seats, plan.Options, plan.Seed)
	if err != nil {
		t.Fatal(err)
	}
	rng, chance := engine.NewRand(seed), engine.NewChance(seed, 0xb1)
	for at := chance.Below(warnedInterval); ; at++ {
		moves, err := engine.PlayForced(s, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(moves) == 0 || at%warnedInterval == 0 && len(moves) > 1 && !check(s) {
			return
		}
		move := s.(engine.Heuristics).Policy(&rng)
		if chance.Below(6) == 0 {
			move = moves[chance.Below(len(moves))]
		}
		if err := s.Play(move, nil); err != nil {
			t.Fatal(err)
		}
	}
}
