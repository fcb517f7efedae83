package bot

import "gulch/engine"

// Thinker makes decisions, one after another, for any seat of any game. A Thinker is not safe for
// concurrent use; use one per goroutine.
type Thinker interface {
	// Begin starts a decision in position s. It keeps only a copy of s that is determinized for the
	// seat to move. It does not allocate once the Thinker has been used in the game.
	Begin(s engine.State)
	// Step runs at most n iterations and reports whether the decision is made. The decision does
	// not depend on how the work is divided into steps.
	Step(n int) (done bool)
	// Best returns the best move found so far. It may be called at any time after Begin, and the
	// move is always legal. It returns the zero Move if the game is over.
	Best() engine.Move
	// Progress returns the fraction of the work for the decision that is done, from 0 to 1.
	Progress() float64
	// Iterations returns the number of iterations run since Begin. It is 0 for bots that do not
	// search.
	Iterations() int
	// Opinions appends to dst the bot's assessment of each move that it considered, best first.
	Opinions(dst []Opinion) []Opinion
}

// Forecaster is a Thinker that estimates the result of the game for every seat, as searching bots
// do.
type Forecaster interface {
	Thinker
	// Forecast appends to dst the expected result of every seat, as estimated so far. Results are
	// in [0, 1] and add up to 1; they are mainly probabilities of winning. The forecast depends
	// only on what the seat to move may know.
	Forecast(dst []float64) []float64
}

// Searcher is a Thinker that searches. It may be stopped before it is done.
type Searcher interface {
	Thinker
	// Budget returns the number of iterations available for the current decision.
	Budget() int
	// SkipSolving stops a running attempt to solve an endgame exactly, so that the remaining time
	// is spent on the search.
	SkipSolving()
	// BeginComparison starts a comparison of two legal moves, x and y. The search spends half of
	// the budget on each, so that it measures their difference even if a normal search would hardly
	// visit one of them.
	BeginComparison(s engine.State, x, y engine.Move)
}

// Planner is a Thinker that also plans the moves that may follow the next move, as searching bots
// do.
type Planner interface {
	Thinker
	// Plans returns what the search has found about the moves that the seat to move may make one
	// after another. It leaves out positions with fewer visits than least.
	Plans(least int) PlanGraph
}

// Opinion is a bot's assessment of one move.
type Opinion struct {
	Move   engine.Move
	Visits int     // number of iterations spent on the move, 0 for bots that do not search
	Share  float64 // how strongly the bot prefers the move, from 0 to 1; the shares of all opinions add up to 1
	Result float64 // expected result of the seat to move after this move, in [0, 1]: mainly its probability of winning
	Error  float64 // standard error of Result, 0 if it is not known
}

// Choose lets t decide in position s until it is done, and returns its move.
func Choose(t Thinker, s engine.State) engine.Move {
	t.Begin(s)
	for !t.Step(1 << 12) {
	}
	return t.Best()
}

// New returns the Thinker described by spec: the ID of a level, optionally followed by settings, as
// in "hard:persona=ada" or "hard:iterations=20000:horizon=2" (see Parse). seed determines the
// Thinker's random choices. New returns an error if spec is invalid.
func New(spec string, seed uint64) (Thinker, error) {
	s, err := Parse(spec)
	if err != nil {
		return nil, err
	}
	return s.Thinker(seed), nil
}
