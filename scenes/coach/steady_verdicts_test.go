package coach

import (
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
)

// TestVerdictsAreSteady checks that a verdict of an earlier search of the turn is kept unless the
// new search is sure of another one.
func TestVerdictsAreSteady(t *testing.T) {
	move := func(n int16) engine.Move { return engine.MoveOf(1, n) }
	for _, x := range []struct {
		was     Verdict
		lost    float64 // expected result that the move loses
		wrong   float64 // standard error of each result
		want    Verdict
		comment string
	}{
		{Good, 0.02, 0.001, Worse, "the loss is surely above the limit of good moves"},
		{Good, 0.014, 0.004, Good, "the loss is within the noise of that limit"},
		{Worse, 0.011, 0.006, Worse, "the loss is within the noise of that limit"},
		{Worse, 0.002, 0.001, Good, "the search sees that hardly anything is lost"},
		{Bad, 0.011, 0.006, Worse, "a bad move is not good at once"},
		{Best, 0.014, 0.004, Good, "the best move of before is still good"},
		{Good, 0.1, 0.001, Bad, "a blunder is always said"},
	} {
		c := &Coach{done: true, before: map[engine.Move]Verdict{move(2): x.was},
			choices: choices{legal: []engine.Move{move(1), move(2)}},
			opinions: []bot.Opinion{{Move: move(1), Visits: 5000, Result: 0.5, Error: x.wrong},
				{Move: move(2), Visits: 5000, Result: 0.5 - x.lost, Error: x.wrong}}}
		if got := c.Verdict(move(2)); got != x.want {
			t.Errorf("a loss of %.3f ± %.3f after the verdict %d has the verdict %d, want %d: %s", x.lost, x.wrong, x.was,
				got, x.want, x.comment)
		}
	}
}
