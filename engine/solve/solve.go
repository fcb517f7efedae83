package solve

import (
	"errors"
	"math"

	"gulch/engine"
)

// ErrLimit says that a position cannot be solved within the limit.
var ErrLimit = errors.New("solve: not solvable within the limit")

// Kind says what values are worth.
type Kind uint8

const (
	Alone       Kind = iota + 1 // exact: one seat decides all that is left
	Open                        // exact: all seats know the same
	Clairvoyant                 // averages over deals that were solved as if all lay open
	Drawn                       // one seat decides all that is left, with the same values in each of the deals that were drawn
)

// Exact reports whether the values are right.
func (k Kind) Exact() bool { return k == Alone || k == Open }

// Span is a value that is known to lie between two.
type Span struct{ Low, High float64 }

// Value is what a move is worth to the seat that makes it.
type Value struct {
	Move   engine.Move
	Win    Span      // share of the win, 0 to 1, whatever others do who win alike by several moves; ties are split
	Likely float64   // the same if everybody takes, of moves that win alike, the one with the most points
	Points float64   // expected final score in that case
	Each   []float64 // what each seat's share of the win is in that case,
	Scores []float64 // and its expected final score
}

// Wins reports whether the move wins for certain, alone and whatever happens. A value is a sum of products of weights, so what differs
// by less than these round is equal.
func (v Value) Wins() bool { return v.Win.Low >= 1-alike }

// Loses reports whether the move loses for certain, with no share of the win whatever happens.
func (v Value) Loses() bool { return v.Win.High <= alike }

// Answer is a solved position.
type Answer struct {
	Kind   Kind
	Seat   engine.Seat
	Values []Value // by move, in the order of Moves
	Deals  int     // positions that agree with what the seat knows
	Runs   int     // moves played and deals dealt
}

// Best returns the index of the best value: the largest likely share of the win, then the most points.
func (a Answer) Best() int {
	best := 0
	for i, v := range a.Values {
		if b := a.Values[best]; better(v.Likely, v.Points, b.Likely, b.Points) {
			best = i
		}
	}
	return best
}

// Of returns what a move is worth, the zero Value for one that is not legal.
func (a Answer) Of(m engine.Move) Value {
	for _, v := range a.Values {
		if v.Move == m {
			return v
		}
	}
	return Value{}
}

// Loss returns by how much of the win a move is certainly worse than another, whatever others do who are indifferent; 0 for one that
// may be as good as any.
func (a Answer) Loss(move int) float64 {
	loss := 0.0
	for _, v := range a.Values {
		loss = max(loss, v.Win.Low-a.Values[move].Win.High)
	}
	return loss
}

// alike is how much shares of the win, and points, may differ and still count as equal: they are sums of products of weights.
const alike = 1e-9

// Position solves a position for the seat to move, with at most so many runs. It reads nothing that the seat may not know. The
// error is ErrLimit, or that of a game that refuses a move of its own.
func Position(s engine.State, limit int) (Answer, error) {
	var v Solver
	v.start(s, limit, false)
	for !v.Step(1 << 12) {
	}
	return v.Answer()
}

// errOther says that a position is not of the kind as which it was to be solved.
var errOther = errors.New("solve: of another kind")

// same reports whether two answers have the same values.
func (a Answer) same(b Answer) bool {
	for i, v := range a.Values {
		if u := b.Values[i]; math.Abs(v.Likely-u.Likely) > alike || math.Abs(v.Win.Low-u.Win.Low) > alike || math.Abs(v.Points-u.Points) > alike {
			return false
		}
	}
	return true
}
