package solve

import (
	"errors"
	"math"

	"gulch/engine"
)

// ErrLimit means that a position cannot be solved within the limit.
var ErrLimit = errors.New("solve: not solvable within the limit")

// Kind is the kind of a solution, which determines how reliable its values are.
type Kind uint8

const (
	OneDecider        Kind = iota + 1 // exact: one seat makes all remaining decisions
	SharedInformation                 // exact: all seats have the same information
	Clairvoyant                       // averages over deals, each solved as if all cards were visible
	// one seat makes all remaining decisions, and all sampled deals have the same values
	Sampled
)

// Exact reports whether the values are exact.
func (k Kind) Exact() bool { return k == OneDecider || k == SharedInformation }

// Interval is an interval that contains a value.
type Interval struct{ Low, High float64 }

// Value is the value of a move for the seat that makes it.
type Value struct {
	Move   engine.Move
	Win    Interval  // share of the win, 0 to 1, over all choices of indifferent opponents; tied winners share it
	Likely float64   // the share if indifferent seats choose the move with the most points
	Points float64   // expected final score in that case
	Each   []float64 // each seat's share of the win in that case
	Scores []float64 // each seat's expected final score in that case
}

// Wins reports whether the move certainly wins, alone and in every case. A value is a sum of
// products of probabilities, so differences within the rounding error count as equal.
func (v Value) Wins() bool { return v.Win.Low >= 1-tolerance }

// Loses reports whether the move certainly loses: no share of the win in any case.
func (v Value) Loses() bool { return v.Win.High <= tolerance }

// Answer is the solution of a position.
type Answer struct {
	Kind   Kind
	Seat   engine.Seat
	Values []Value // by move, in the order of State.Moves
	Deals  int     // number of deals consistent with what the seat knows
	Runs   int     // moves played plus deals enumerated
}

// Best returns the index of the best value: the largest Likely share of the win, then the most
// points.
func (a Answer) Best() int {
	best := 0
	for i, v := range a.Values {
		if b := a.Values[best]; better(v.Likely, v.Points, b.Likely, b.Points) {
			best = i
		}
	}
	return best
}

// Of returns the value of a move, the zero Value if the move is not legal.
func (a Answer) Of(m engine.Move) Value {
	for _, v := range a.Values {
		if v.Move == m {
			return v
		}
	}
	return Value{}
}

// Loss returns the minimum share of the win that the move with the given index loses compared with
// another move, whatever indifferent opponents choose. It is 0 for a move that may be the best.
func (a Answer) Loss(move int) float64 {
	loss := 0.0
	for _, v := range a.Values {
		loss = max(loss, v.Win.Low-a.Values[move].Win.High)
	}
	return loss
}

// tolerance is the tolerance for comparisons of shares and points, which are sums of products of
// probabilities.
const tolerance = 1e-9

// Position solves a position for the seat to move, with at most limit runs. It uses nothing that
// the seat may not know. It returns ErrLimit if the limit does not suffice, or the error of a game
// that refuses a legal move.
func Position(s engine.State, limit int) (Answer, error) {
	var v Solver
	v.start(s, limit, false)
	for !v.Step(1 << 12) {
	}
	return v.Answer()
}

// errWrongKind means that a position is not of the Kind that the solver assumed.
var errWrongKind = errors.New("solve: of another kind")

// same reports whether two answers have the same values.
func (a Answer) same(b Answer) bool {
	for i, v := range a.Values {
		if u := b.Values[i]; math.Abs(v.Likely-u.Likely) > tolerance || math.Abs(v.Win.Low-u.Win.Low) > tolerance ||
			math.Abs(v.Points-u.Points) > tolerance {
			return false
		}
	}
	return true
}
