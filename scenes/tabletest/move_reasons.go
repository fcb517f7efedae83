package tabletest

import (
	"regexp"
	"testing"

	"gulch/scenes/table"
)

// figure matches a number in the text of a reason.
var figure = regexp.MustCompile(`\d+([.,]\d+)?`)

// maxFigures is the largest number of numbers in a reason, which a player has to take in at a
// glance.
const maxFigures = 4

// CheckReasons checks the reasons that a table gives for moves: at least a third of the moves must
// have one, and each may contain at most maxFigures numbers. [Run] does not call it; it is for the
// tests of games that give good reasons.
func CheckReasons(t *testing.T, game table.Game) {
	t.Helper()
	moves, spoken := 0, 0
	_, err := positions(App(t, game.Rules), game, func(p position) {
		for _, m := range p.legal {
			why := p.play.Reason(m)
			moves++
			if why != "" {
				spoken++
			}
			if len(figure.FindAllString(why, -1)) > maxFigures {
				t.Errorf("%s: the reason for the move %q is %q, expected at most %d numbers: see the table's Reason",
					p.name, p.state.Notation(m), why, maxFigures)
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	if 3*spoken < moves {
		t.Errorf("%s: %d of %d legal moves have a reason, expected at least a third: see the table's Reason",
			game.Rules.Info().ID, spoken, moves)
	}
}
