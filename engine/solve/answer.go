package solve

import (
	"errors"
	"math"

	"gulch/engine"
)

// ErrLimit means that a position cannot be solved within the limit of runs (moves played and deals
// enumerated).
var ErrLimit = errors.New("solve: not solvable within the limit")

// Kind is the kind of a solution, which determines how reliable its values are.
type Kind uint8

const (
	OneDecider        Kind = iota + 1 // exact: one seat alone makes all remaining decisions
	SharedInformation                 // exact: all seats have the same information
	Clairvoyant                       // not exact: averages over the deals, each solved as if all cards were visible
	// probably exact: one seat alone makes all remaining decisions, and all sampled deals have the
	// same values
	Sampled
)

// Exact reports whether the values are exact.
func (k Kind) Exact() bool { return k == OneDecider || k == SharedInformation }

// Interval is an interval that contains a value, including both ends.
type Interval struct{ Low, High float64 }

// Value is the value of a move for the seat that makes it.
type Value struct {
	Move engine.Move
	// share of the win, 0 to 1, for all possible choices of opponents who are indifferent between
	// moves; tied winners share the win equally
	Win Interval
	// share of the win if each indifferent seat chooses the one of its equal moves with the most
	// points
	Likely float64
	Points float64   // expected final score of the seat under the assumption of Likely
	Each   []float64 // share of the win of each seat under the assumption of Likely
	Scores []float64 // expected final score of each seat under the assumption of Likely
}

// Wins reports whether the move is sure to win alone, without a tie, whatever the other seats do.
// It allows for rounding errors, because a value is a sum of products of probabilities.
func (v Value) Wins() bool { return v.Win.Low >= 1-tolerance }

// Loses reports whether the move is sure to lose: it gets no share of the win, whatever the other
// seats do.
func (v Value) Loses() bool { return v.Win.High <= tolerance }

// Answer is the solution of a position: it has the value of every legal move.
type Answer struct {
	Kind   Kind
	Seat   engine.Seat
	Values []Value // value of each move, in the order of State.Moves
	// number of deals (possible positions) that are consistent with what the seat to move knows
	Deals int
	Runs  int // number of runs used: moves played plus deals enumerated
}

// Best returns the index in Values of the best move. It has the largest Likely share of the win,
// and among moves with equal shares the most points.
func (a Answer) Best() int {
	best := 0
	for i, v := range a.Values {
		if b := a.Values[best]; better(v.Likely, v.Points, b.Likely, b.Points) {
			best = i
		}
	}
	return best
}

// Of returns the value of move m, or the zero Value if m is not legal.
func (a Answer) Of(m engine.Move) Value {
	for _, v := range a.Values {
		if v.Move == m {
			return v
		}
	}
	return Value{}
}

// Loss returns the share of the win that is lost if the move with index move in Values is played
// instead of the best one. Only the loss that is sure whatever indifferent opponents choose counts.
// It is 0 for a move that may be the best.
func (a Answer) Loss(move int) float64 {
	loss := 0.0
	for _, v := range a.Values {
		loss = max(loss, v.Win.Low-a.Values[move].Win.High)
	}
	return loss
}

// tolerance is the largest difference at which two shares or two scores count as equal. Both are
// sums of products of probabilities and have rounding errors.
const tolerance = 1e-9

// Position solves a position for the seat to move, with at most limit runs. It uses no information
// that the seat does not have. It returns ErrLimit if the limit is too small, or the error of the
// game if it refuses a legal move.
func Position(s engine.State, limit int) (Answer, error) {
	var v Solver
	v.start(s, limit, false)
	for !v.Step(1 << 12) {
	}
	return v.Answer()
}

// errWrongKind means that a position does not have the Kind that the solver has assumed.
var errWrongKind = errors.New("solve: of another kind")

// same reports whether two answers have the same values, within the tolerance.
func (a Answer) same(b Answer) bool {
	for i, v := range a.Values {
		if u := b.Values[i]; math.Abs(v.Likely-u.Likely) > tolerance || math.Abs(v.Win.Low-u.Win.Low) > tolerance ||
			math.Abs(v.Points-u.Points) > tolerance {
			return false
		}
	}
	return true
}
