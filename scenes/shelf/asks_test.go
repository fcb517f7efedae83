package shelf

import (
	"testing"

	"gulch/scenes/tabletest"
)

// Who plays sensibly is hardly ever asked whether a move is meant; who ends turns in haste is asked where much is left.
func TestQuestionsAreRare(t *testing.T) {
	const games = 3
	for _, g := range Games() {
		t.Run(g.Rules.Info().ID, func(t *testing.T) {
			var turns, asked, hasty, askedHasty int
			for seed := range uint64(games) {
				n, q := tabletest.Asked(t, g, seed+1, 0)
				turns, asked = turns+n, asked+q
				n, q = tabletest.Asked(t, g, seed+1, 50)
				hasty, askedHasty = hasty+n, askedHasty+q
			}
			t.Logf("%d questions in %d turns; in haste %d in %d", asked, turns, askedHasty, hasty)
			if askedHasty < asked {
				t.Errorf("who is hasty is asked %d times, who is not %d times", askedHasty, asked)
			}
			if 50*asked > turns {
				t.Errorf("%d questions in %d turns", asked, turns)
			}
		})
	}
}
