package review

import (
	"gulch/engine"
	"gulch/engine/bot"
)

// trialLong is in how many paired samples an answer is held against the best move.
const trialLong = 700

// Trial holds an answer to "find something better" against the best move of a position, as a study does. It can be sliced like the
// thinking of a bot, and is for one goroutine at a time.
type Trial struct{ duel *bot.Duel }

// NewTrial begins to hold an answer against the best move, both legal moves of s. It keeps only what the seat to move may know.
func NewTrial(s engine.State, best, answer engine.Move) *Trial {
	t := &Trial{duel: bot.NewDuel(seed)}
	t.duel.Begin(s, best, answer, trialLong)
	return t
}

// Step plays at most n samples and reports whether all are played.
func (t *Trial) Step(n int) bool { return t.duel.Step(n) }

// Progress returns how much of the work is done, from 0 to 1.
func (t *Trial) Progress() float64 { return float64(t.duel.Spent()) / trialLong }

// Behind returns by how much of the chance to win the answer falls behind the best move, below 0 where it does better.
func (t *Trial) Behind() float64 {
	mean, _ := t.duel.Lead()
	return mean
}

// AsGood reports whether the answer counts as found.
func (t *Trial) AsGood() bool { return t.Behind() < asGood }

// Why returns what speaks for the best move against the answer on the score sheet, false where nothing clear does.
func (t *Trial) Why() (bot.Difference, bool) { return t.duel.Difference() }
