package shelf

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestQuestionsAreRare checks that a player of sensible moves is rarely asked to confirm a move,
// and that a player who ends turns too early is asked at least as often.
func TestQuestionsAreRare(t *testing.T) {
	const games = 3
	for _, g := range Games() {
		t.Run(g.Rules.Info().ID, func(t *testing.T) {
			var turns, asked, hasty, askedHasty int
			for seed := range uint64(games) {
				n, q := tabletest.CountMoveQuestions(t, g, seed+1, 0)
				turns, asked = turns+n, asked+q
				n, q = tabletest.CountMoveQuestions(t, g, seed+1, 50)
				hasty, askedHasty = hasty+n, askedHasty+q
			}
			t.Logf("%d questions in %d turns; ending turns early: %d in %d", asked, turns, askedHasty, hasty)
			if askedHasty < asked {
				t.Errorf("a player who ends turns early gets %d questions whether a move is meant, a sensible player "+
					"%d; expected at least as many: see the table's IsPass", askedHasty, asked)
			}
			if 50*asked > turns {
				t.Errorf("a sensible player gets %d questions whether a move is meant in %d turns, expected at most "+
					"1 in 50: see the table's IsPass", asked, turns)
			}
		})
	}
}

// BenchmarkPress measures what a press of a move takes before the move is played: looking for
// advice, on the thread of the interface ("advice"), and the search whether a move that ends the
// turn passes up a better one ("search"), which the table runs in the background. An operation is a
// game; the metrics are the longest time of a press and the longest of 99 in 100, in milliseconds.
func BenchmarkPress(b *testing.B) {
	for _, g := range Games() {
		b.Run(g.Rules.Info().ID+"/advice", func(b *testing.B) {
			tabletest.BenchPresses(b, g, func(play table.GameUI, m *match.Match, x engine.Move) {
				table.FindAdvice(play, x, func(string) bool { return false })
			})
		})
		b.Run(g.Rules.Info().ID+"/search", func(b *testing.B) {
			tabletest.BenchPresses(b, g, func(play table.GameUI, m *match.Match, x engine.Move) {
				if _, ok := table.ForgoneMove(play, m, x); !ok && play.IsPass(x) {
					table.EarlyPass(play, m, x)
				}
			})
		})
	}
}
