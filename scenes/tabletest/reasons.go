package tabletest

import (
	"regexp"
	"testing"

	"gulch/scenes/table"
)

// figure finds numbers.
var figure = regexp.MustCompile(`\d+([.,]\d+)?`)

// Reasons is for games whose reasons promise more than that there are some. It holds what a table says for its moves to the manner of a good player: a reason in the terms of the game, with one
// number at most, and one for most of the moves.
func Reasons(t *testing.T, game table.Game) {
	t.Helper()
	moves, spoken := 0, 0
	_, err := positions(App(t, game.Rules), game, func(p position) {
		for _, m := range p.legal {
			why := p.play.Reason(m)
			moves++
			if why != "" {
				spoken++
			}
			if len(figure.FindAllString(why, -1)) > 1 {
				t.Errorf("%s: for %s it says %q: one number at most", p.name, p.state.Notation(m), why)
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	if 3*spoken < moves {
		t.Errorf("%s: %d of %d moves have a reason", game.Rules.Info().ID, spoken, moves)
	}
}
