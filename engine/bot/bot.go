package bot

import "gulch/engine"

// Thinker makes one decision after another, for any seat of any game. It is not safe for concurrent use; one Thinker
// per goroutine is.
type Thinker interface {
	// Begin starts to think about a position. It keeps nothing of s: only a copy, determinized for the seat to move.
	// It allocates nothing once the Thinker has seen the game.
	Begin(s engine.State)
	// Step spends at most n iterations and reports whether the decision is made. However the work is sliced,
	// the decision is the same.
	Step(n int) (done bool)
	// Best returns the best move so far, a legal one at any time after Begin; the zero Move when the game is over.
	Best() engine.Move
	// Progress returns how much of the work is done, from 0 to 1.
	Progress() float64
	// Iterations returns how many iterations were spent since Begin; 0 for bots that do not search.
	Iterations() int
	// Opinions appends what the bot thinks of the moves that it considered, best first.
	Opinions(dst []Opinion) []Opinion
}

// Forecaster is a Thinker that expects something of every seat: those that search do.
type Forecaster interface {
	Thinker
	// Forecast appends the expected result of every seat, in [0, 1] and adding up to 1, as far as the work has come:
	// mostly the chance to win. It follows from what the seat to move may know.
	Forecast(dst []float64) []float64
}

// Searcher is a Thinker that searches, and may be stopped before it is done.
type Searcher interface {
	Thinker
	// Budget returns how many iterations the decision at hand has.
	Budget() int
	// Hurry gives up what is tried before the search, if that is still going on, so that the time that is left goes into it.
	Hurry()
	// BeginBetween starts to think about two of the legal moves alone, and about both as much, so that it can be told how far one falls
	// behind the other even where a search would hardly look at it.
	BeginBetween(s engine.State, x, y engine.Move)
}

// Planner is a Thinker that has looked further than the next move: those that search do.
type Planner interface {
	Thinker
	// Plans returns what it thinks of the moves that it has looked at at least so often, best first, and of what the same
	// seat may do after each of them. It follows from what the seat to move may know.
	Plans(least int) []Plan
}

// Plan is what a bot thinks of a move and of those that the same seat may make after it, with nobody else's between.
type Plan struct {
	Opinion
	After []Plan // best first
}

// Opinion is what a bot thinks of one move.
type Opinion struct {
	Move   engine.Move
	Visits int     // iterations spent on it, 0 for bots that do not search
	Share  float64 // how much it is preferred, adding up to 1 over all opinions
	Result float64 // expected result of the seat to move, in [0, 1]: mostly its chance to win
}

// Choose thinks to the end and returns the move for the seat to move in s.
func Choose(t Thinker, s engine.State) engine.Move {
	t.Begin(s)
	for !t.Step(1 << 12) {
	}
	return t.Best()
}

// New returns a Thinker as spec describes it: the ID of a level, followed by settings if wanted, such as
// "hard:persona=ada" or "hard:iterations=20000:horizon=2" (see Parse).
func New(spec string, seed uint64) (Thinker, error) {
	s, err := Parse(spec)
	if err != nil {
		return nil, err
	}
	return s.Thinker(seed), nil
}
