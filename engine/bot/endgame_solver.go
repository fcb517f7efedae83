package bot

import (
	"slices"

	"gulch/engine"
	"gulch/engine/solve"
)

// endgameSolver tries to solve an endgame. That is the first stage of a search in an endgame.
type endgameSolver struct {
	solver  solve.Solver
	answer  solve.Answer
	tried   bool // whether an attempt to solve the current decision was made
	solving bool
	solved  bool
}

// solverRunsPerIteration is the number of solver runs that take as long as one search iteration.
// minSolveShare is the minimum fraction of Tuning.Solve, the number of solver runs, that a decision
// gets. It is used if the decision's share of the search budget is smaller (engine.Budgeter), so
// that even the small decisions of a long turn can be solved.
const (
	solverRunsPerIteration = 4
	minSolveShare          = 0.25
)

// begin starts to solve the decision of b if the game is near its end. A game with one seat has no
// winner, so it is not solved, nor is it when points are searched for.
func (e *endgameSolver) begin(b *searchBot) {
	e.tried, e.solving, e.solved = false, false, false
	s, ok := b.root.(engine.EndgameReducer)
	if b.done || b.tuning.Solve == 0 || b.tuning.Even || !ok || b.root.Seats() < 2 || !s.InEndgame() {
		return
	}
	e.tried, e.solving = true, true
	e.solver.Begin(b.root, int(max(engine.BudgetOf(b.root), minSolveShare)*float32(b.tuning.Solve)))
}

// step runs the solver for about as long as one iteration of the search takes, and reports whether
// the decision is solved.
func (e *endgameSolver) step() bool {
	if e.solver.Step(solverRunsPerIteration) {
		answer, err := e.solver.Answer()
		e.answer, e.solving, e.solved = answer, false, err == nil
	}
	return e.solved
}

// best returns the best move of the solved decision with its value.
func (e *endgameSolver) best() solve.Value { return e.answer.Values[e.answer.Best()] }

// progress returns the fraction of all work that is done. The first half of the work is solving.
// The second half is the search, of which the fraction searched is done.
func (e *endgameSolver) progress(searched float64) float64 {
	return (e.solver.Progress() + searched) / 2
}

// opinions appends to dst an opinion for each move with its solved value. As if the search had been
// completed, each opinion reports the given number of visits.
func (e *endgameSolver) opinions(dst []Opinion, visits int) []Opinion {
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

// Solver is a Thinker that solves endgames exactly.
type Solver interface {
	Thinker
	// Solved returns the values of all moves of the decision; ok is false if the decision was not
	// solved.
	Solved() (a solve.Answer, ok bool)
}

// Solved returns the values of all moves of the decision; ok is false if the decision was not
// solved.
func (b *searchBot) Solved() (solve.Answer, bool) { return b.endgame.answer, b.endgame.solved }
