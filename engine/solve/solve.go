package solve

import (
	"errors"
	"math"
	"math/rand/v2"

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
	Win    Span    // share of the win, 0 to 1, whatever others do who win alike by several moves; ties are split
	Likely float64 // the same if everybody takes, of moves that win alike, the one with the most points
	Points float64 // expected final score in that case
}

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
	w := newWork(s, limit)
	if w.seat == engine.NoSeat {
		return Answer{Seat: engine.NoSeat}, nil
	}
	deals, err := w.deals(s, w.seat)
	if errors.Is(err, ErrLimit) {
		return w.drawn(s)
	}
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

// drawn solves a position with too many deals to list: where one seat alone decides the rest and each of some deals gives the same
// values, what is hidden hardly matters.
func (w *work) drawn(s engine.State) (Answer, error) {
	w.draws.Reset()
	r := rand.New(rand.NewPCG(drawnSeed, uint64(w.seat)))
	w.kind, w.runs = Alone, 0
	var answer Answer
	for n := range drawnDeals {
		deal := w.blank()
		s.CopyTo(deal)
		engine.Force(deal, nil)
		deal.Determinize(w.seat, r)
		a, err := w.answer(Alone, belief{{state: deal, weight: 1, key: keyOf(deal)}})
		switch {
		case err != nil && !errors.Is(err, errOther):
			return Answer{}, err
		case err != nil || n > 0 && !a.same(answer):
			return Answer{}, ErrLimit
		}
		answer = a
	}
	answer.Kind, answer.Deals = Drawn, drawnDeals
	return answer, nil
}

// How many deals are drawn, and from what.
const drawnDeals, drawnSeed = 16, 28

// same reports whether two answers have the same values.
func (a Answer) same(b Answer) bool {
	for i, v := range a.Values {
		if u := b.Values[i]; math.Abs(v.Likely-u.Likely) > alike || math.Abs(v.Win.Low-u.Win.Low) > alike || math.Abs(v.Points-u.Points) > alike {
			return false
		}
	}
	return true
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
			v.Likely += share * mine.likely
			v.Points += share * mine.points
		}
	}
	a.Runs = w.runs
	return a, nil
}
