package tabletest

import (
	"fmt"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/engine/testscale"
	"gulch/scenes/table"
)

// Limits of CheckEarlyPasses. The first two lines have the numbers of games and of warnings that
// are checked: first in a short test, then in a long one. checkPairs is the number of pairs of
// rollouts that check a warning.
const (
	fewPassGames, passGames     = 4, 120
	fewPassWarnings, mostPasses = 30, 1000
	checkPairs                  = 600
)

// CheckEarlyPasses plays games, and at each decision asks what the table says before a move that
// ends the turn or declines something. In at least 98 % of the situations in which it says that
// another move is better, that move must lead to a better result. Rollouts decide that; they have
// other random numbers than those with which the table proves the warning.
func CheckEarlyPasses(t *testing.T, game table.Game) {
	t.Helper()
	app, info := App(t, game.Rules), game.Rules.Info()
	given, wrong, example, asked := 0, 0, "", 0
	for i := range uint64(testscale.Of(fewPassGames, passGames)) {
		plan := audit.RandomPlan(info, 700+i)
		seats := people(plan.Seats)
		setup := match.Setup{Seats: seats, Seed: plan.Seed, BotSeed: i, Options: plan.Options}
		m, err := match.New(game.Rules, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		play, chance := game.New(app, seats), engine.NewChance(700+i, 0xea)
		for !m.Over() && given < testscale.Of(fewPassWarnings, mostPasses) {
			for _, move := range m.Legal() {
				if len(m.Legal()) < 2 || !play.IsPass(move) {
					continue
				}
				asked++
				best, ok := table.ForgoneMove(play, m, move)
				if !ok {
					best, ok = table.EarlyPass(play, m, move)
				}
				if !ok {
					continue
				}
				if given++; isBetter(m.State(), best, move, 0xc0+uint64(given)) {
					continue
				}
				if wrong++; example == "" {
					s := m.State()
					example = fmt.Sprintf("%q instead of %q in phase %s", s.Notation(best), s.Notation(move),
						info.PhaseName(s.Phase()))
				}
			}
			if _, err := m.Play(choose(m.State(), m.Legal(), &chance)); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Logf("%d moves that end or decline something, %d with a warning, %d of them wrong", asked, given, wrong)
	if float64(given-wrong) < leastTrue*float64(given) {
		t.Errorf("%d of %d warnings before the end of a turn are wrong, expected at most 2 %%. For example %s", wrong,
			given, example)
	}
}

// isBetter reports whether move a of position s leads to better results than move b, by the mean
// over checkPairs pairs of rollouts. seed determines the random numbers of the rollouts.
func isBetter(s engine.State, a, b engine.Move, seed uint64) bool {
	duel := bot.NewDuel(seed)
	duel.Begin(s, a, b, checkPairs)
	duel.Step(checkPairs)
	mean, _ := duel.Lead()
	return mean > 0
}
