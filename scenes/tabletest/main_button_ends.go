package tabletest

import (
	"fmt"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/testscale"
	"gulch/scenes/table"
)

// Limits of CheckButtonEnds. The first line has the numbers of decisions that are checked, first in
// a short test, then in a long one; the second the iterations of the search at each of them.
// endsInterval is the interval between the decisions of a recorded game that are looked at.
const (
	fewEnds, mostEnds               = 4, 240
	fewEndIterations, endIterations = 1_500, 8_000
	endsOdds                        = 3
)

// The smallest advantage of another move, in expected results from 0 to 1 and in standard errors,
// by which the brass button must not offer to end something.
const (
	missedResult = 0.02
	missedErrors = 2.5
)

// CheckButtonEnds checks the decisions of recorded games in which the brass button, with nothing
// chosen, plays a move that ends or declines something: no other move may be worth more than that
// move. Neither the button's own rating nor the heuristics decide that, but a search and, if it
// finds a better move, sampled games with other random numbers. At most 2 % of the offers may be
// wrong.
func CheckButtonEnds(t *testing.T, game table.Game) {
	t.Helper()
	app := App(t, game.Rules)
	chance := engine.NewChance(60, 0xe4d)
	records := recordedGames(t, game.Rules)
	given, wrong := 0, 0
	for i := range records {
		record := records[(i*7)%len(records)]
		if len(records)%7 == 0 {
			record = records[i]
		}
		play := game.New(app, people(record.Plan.Seats))
		share := (testscale.Of(fewEnds, mostEnds)-given)/(len(records)-i) + 1 // how many of this game
		err := record.Replay(game.Rules, func(s engine.State, legal []engine.Move) {
			if len(legal) < 2 || share == 0 || given >= testscale.Of(fewEnds, mostEnds) || chance.Below(endsOdds) > 0 ||
				int(s.Turn()) >= record.Plan.Seats {
				return
			}
			p := show(play, s, legal, record.Name)
			for _, m := range brassMoves(play, s, legal) {
				if !play.IsPass(m) && !slices.Contains(leavingMoves, s.Notation(m)) {
					continue
				}
				given, share = given+1, share-1
				if why := missed(s, m, uint64(given)); why != "" {
					wrong++
					t.Logf("%s, phase %s: the brass button plays %q, but %s", p.name, decisionName(game.Rules, s),
						s.Notation(m), why)
				}
			}
		})
		if err != nil {
			t.Fatalf("%s: %v", record.Name, err)
		}
	}
	t.Logf("%d offers to end or decline something, a better move is open in %d", given, wrong)
	if float64(wrong) > max((1-leastTrue)*float64(given), 1) {
		t.Errorf("in %d of %d decisions the brass button offers to end or decline something although a better move is "+
			"open, expected at most 2 %%: see Decision.MainMove", wrong, given)
	}
}

// missed returns which move of s is better than move m, by a search and by sampled games, and how
// much; "" if none is. seed determines the random numbers.
func missed(s engine.State, m engine.Move, seed uint64) string {
	const parts = 4
	level := fmt.Sprintf("hard:iterations=%d:each=40", int(float32(testscale.Of(fewEndIterations, endIterations))/parts/
		engine.BudgetOf(s)))
	search, err := bot.NewEnsemble(level, seed, parts)
	if err != nil {
		return err.Error()
	}
	search.Begin(engine.Clone(s))
	for !search.Step(500) {
	}
	all := search.TurnOpinions(nil)
	at := slices.IndexFunc(all, func(o bot.Opinion) bool { return o.Move == m })
	if at < 0 {
		return ""
	}
	best := slices.MaxFunc(all, func(a, b bot.Opinion) int {
		return int(1e6 * (min(a.Result, float64(a.Visits)) - min(b.Result, float64(b.Visits))))
	})
	if best.Result-all[at].Result < max(missedResult, missedErrors*(best.Error+all[at].Error)) {
		return ""
	}
	duel := bot.NewDuel(seed + 0xd0)
	duel.BeginLines(s, search.Line(best.Move), search.Line(m), checkPairs)
	duel.Step(checkPairs)
	if lead, wrong := duel.Lead(); lead > max(missedResult, missedErrors*wrong) {
		return fmt.Sprintf("%q has the result %.3f instead of %.3f, and in sampled games %.3f ± %.3f more",
			s.Notation(best.Move), best.Result, all[at].Result, lead, wrong)
	}
	return ""
}
