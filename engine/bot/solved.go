package bot

import (
	"slices"

	"gulch/engine"
	"gulch/engine/solve"
)

// ending is what a search does first in an ending: it tries to solve it.
type ending struct {
	solver  solve.Solver
	answer  solve.Answer
	tried   bool // in this decision
	solving bool
	solved  bool
}

// solvePace is how many runs of the solver are spent in the time of an iteration. solveLeast is the share of all runs that small
// decisions get, too: a turn of many may be solved from its middle on.
const (
	solvePace  = 4
	solveLeast = 0.25
)

// begin tries to solve a decision that is one of an ending. Alone, without a rival, there is nothing to win or lose.
func (e *ending) begin(b *searchBot) {
	e.tried, e.solving, e.solved = false, false, false
	s, ok := b.root.(engine.Ender)
	if b.done || b.tuning.Solve == 0 || !ok || b.root.Seats() < 2 || !s.Ending() {
		return
	}
	e.tried, e.solving = true, true
	e.solver.Begin(b.root, int(max(engine.BudgetOf(b.root), solveLeast)*float32(b.tuning.Solve)))
}

// step spends as many runs as an iteration takes, and reports whether the decision is made by them.
func (e *ending) step() bool {
	if e.solver.Step(solvePace) {
		answer, err := e.solver.Answer()
		e.answer, e.solving, e.solved = answer, false, err == nil
	}
	return e.solved
}

// best is what the best move is worth.
func (e *ending) best() solve.Value { return e.answer.Values[e.answer.Best()] }

// progress returns how much of the work is done, of which the solver is about half.
func (e *ending) progress(searched float64) float64 { return (e.solver.Progress() + searched) / 2 }

// opinions tells the values of the moves, each as sure as if all visits of a search had gone to it.
func (e *ending) opinions(dst []Opinion, visits int) []Opinion {
	from, best := len(dst), e.answer.Best()
	for i, v := range e.answer.Values {
		o := Opinion{Move: v.Move, Visits: visits, Result: v.Likely}
		if i == best {
			o.Share = 1
		}
		dst = append(dst, o)
	}
	slices.SortStableFunc(dst[from:], byShare)
	return dst
}

// Solver is a Thinker that solves endings.
type Solver interface {
	Thinker
	// Solved returns the values of all moves if the decision is one of an ending that was solved.
	Solved() (a solve.Answer, ok bool)
}

// Solved returns the values of all moves in an ending that was solved.
func (b *searchBot) Solved() (solve.Answer, bool) { return b.ending.answer, b.ending.solved }
