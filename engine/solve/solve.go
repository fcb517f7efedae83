package solve

import (
	"errors"

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
)

// Exact reports whether the values are right.
func (k Kind) Exact() bool { return k == Alone || k == Open }

// Span is a value that is known to lie between two.
type Span struct{ Low, High float64 }

// Value is what a move is worth to the seat that makes it.
type Value struct {
	Move   engine.Move
	Win    Span    // share of the win, 0 to 1; ties are split
	Points float64 // expected final score
}

// Answer is a solved position.
type Answer struct {
	Kind   Kind
	Seat   engine.Seat
	Values []Value // by move, in the order of Moves
	Deals  int     // positions that agree with what the seat knows
	Runs   int     // moves played and deals dealt
}

// Best returns the index of the best value: the largest share of the win that is certain, then the most points.
func (a Answer) Best() int {
	best := 0
	for i, v := range a.Values {
		b := a.Values[best]
		if v.Win.Low > b.Win.Low+alike || v.Win.Low >= b.Win.Low-alike && v.Points > b.Points+alike {
			best = i
		}
	}
	return best
}

// alike is how much shares of the win, and points, may differ and still count as equal: they are sums of products of weights.
const alike = 1e-9

// Position solves a position for the seat to move, with at most so many runs. It reads nothing that the seat may not know. The
// error is ErrLimit, or that of a game that refuses a move of its own.
func Position(s engine.State, limit int) (Answer, error) {
	w := newWork(s, limit)
	if w.seat == engine.NoSeat {
		return Answer{Seat: engine.NoSeat}, nil
	}
	deals, err := w.deals(s, w.seat)
	if err != nil {
		return Answer{}, err
	}
	for _, kind := range []Kind{Alone, Open, Clairvoyant} {
		if kind == Open {
			if same, err := w.allKnowTheSame(deals); err != nil {
				return Answer{}, err
			} else if !same {
				continue
			}
		}
		a, err := w.answer(kind, deals)
		if !errors.Is(err, errOther) {
			return a, err
		}
	}
	return Answer{}, ErrLimit // the last kind asks nothing
}

// errOther says that a position is not of the kind as which it was to be solved.
var errOther = errors.New("solve: of another kind")

// answer values every move as in a position of a kind.
func (w *work) answer(kind Kind, deals belief) (Answer, error) {
	w.kind = kind
	clear(w.known)
	a := Answer{Kind: kind, Seat: w.seat, Deals: len(deals)}
	parts := []belief{deals}
	if kind == Clairvoyant {
		parts = deals.each()
	}
	for _, part := range parts {
		moves := part[0].state.Moves(nil)
		if a.Values == nil {
			for _, m := range moves {
				a.Values = append(a.Values, Value{Move: m})
			}
		}
		share := part.weigh()
		for i, m := range moves {
			out, err := w.move(part, m)
			if err != nil {
				return a, err
			}
			v, mine := &a.Values[i], out[w.seat]
			v.Win.Low += share * mine.win.Low
			v.Win.High += share * mine.win.High
			v.Points += share * mine.points
		}
	}
	a.Runs = w.runs
	return a, nil
}
