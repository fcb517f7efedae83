package review

import (
	"testing"

	"gulch/engine/nuggets"
)

// TestTrial checks that a Trial distinguishes answers that are as good as the best move from worse
// ones.
func TestTrial(t *testing.T) {
	m, _ := endgameMatch(t, oneLarge)
	for _, c := range []struct {
		best, answer nuggets.Nugget
		good         bool
	}{{2, 1, true}, {24, 1, false}} {
		trial := NewTrial(m.State(), nuggets.Take(c.best), nuggets.Take(c.answer))
		for done := false; !done; {
			before := trial.Progress()
			if done = trial.Step(150); trial.Progress() <= before || trial.Progress() > 1 {
				t.Fatalf("the progress goes from %v to %v", before, trial.Progress())
			}
		}
		why, clear := trial.Why()
		if trial.AsGood() != c.good || (trial.Deficit() < equalLoss) != c.good || clear == c.good {
			t.Errorf("the answer %d has a deficit of %v, as good: %v, with the reason %+v (%v); want as good: %v",
				c.answer, trial.Deficit(), trial.AsGood(), why, clear, c.good)
		}
		if clear && why.Line != "Nuggets and digs" {
			t.Errorf("the reason against the answer %d is %+v, want the nuggets", c.answer, why)
		}
	}
}
