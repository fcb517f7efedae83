package review

import (
	"slices"

	"gulch/engine"
	"gulch/engine/bot"
)

// trialSamples is the number of paired samples of a Trial: in each, both moves are played in the
// same deal and continued by the same random numbers.
const trialSamples = 700

// Trial compares the user's answer to a mistake with the best move, by the same method as a study.
// It works in steps like a bot.Thinker, and must not be used concurrently.
type Trial struct {
	duel *bot.Duel
	same bool // the answer leads to the same position as the best play of the turn
}

// NewTrial starts to compare answer, the user's legal move in position s, with the best play of the
// turn. line is the best play in notation: the move best, and the moves of the turn that should
// follow it. If line is missing or does not begin with best, best alone is compared. As in an
// examination, the answer is judged by the best that can still be made of the turn after it.
// NewTrial uses only what the seat to move knows.
func NewTrial(s engine.State, best, answer engine.Move, line ...string) *Trial {
	return NewActTrial(s, best, []engine.Move{answer}, line...)
}

// NewActTrial is like NewTrial for an answer of several moves that are one act, such as a ride. It
// is compared with the first act of the best play.
func NewActTrial(s engine.State, best engine.Move, act []engine.Move, line ...string) *Trial {
	plan := parseLine(s, line)
	if len(plan) == 0 || plan[0] != best {
		plan = []engine.Move{best}
	}
	if len(act) > 1 {
		plan = plan[:engine.ActLength(s, plan)]
		t := &Trial{duel: bot.NewDuel(seed), same: slices.Equal(plan, act)}
		t.duel.BeginLines(s, plan, act, trialSamples)
		return t
	}
	answer := act[0]
	after, whole, same := bot.StillOpen(s, answer, plan)
	if !whole {
		plan, after = plan[:1], after[:1] // without a plan for the answer, both continue by the same policy
	}
	t := &Trial{duel: bot.NewDuel(seed), same: same}
	t.duel.BeginLines(s, plan, after, trialSamples)
	return t
}

// Step plays at most n pairs of samples and reports whether all have been played.
func (t *Trial) Step(n int) bool { return t.duel.Step(n) }

// Progress returns the fraction of the work that is done, from 0 to 1.
func (t *Trial) Progress() float64 { return float64(t.duel.Spent()) / trialSamples }

// Deficit returns how much lower the chance to win is after the answer than after the best move. It
// is negative if the answer is better.
func (t *Trial) Deficit() float64 {
	if t.same {
		return 0
	}
	mean, _ := t.duel.Lead()
	return mean
}

// AsGood reports whether the answer is accepted as a solution, because it is nearly as good as the
// best move.
func (t *Trial) AsGood() bool { return t.Deficit() < equalLoss }

// Why returns the category of the score sheet in which the best move has its main advantage over
// the answer. It returns false if there is no clear one.
func (t *Trial) Why() (bot.Difference, bool) { return t.duel.Difference() }
