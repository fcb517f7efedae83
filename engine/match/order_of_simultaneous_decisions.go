package match

import (
	"slices"

	"gulch/engine"
)

// askInARow changes the seat to move in s if several seats decide at the same time (see
// engine.DecidesTogether) and several people share the screen. by is the person who has just
// decided. If that person has another decision, the same person goes on. Otherwise the last
// undecided person decides next, so that the first one decides last: after the secret decisions the
// first person usually has the next turn. The order is that of DecidesTogether.Undecided.
//
// askInARow returns the legal moves of the seat to move. legal are those before the call.
func (t *timeline) askInARow(s engine.State, by engine.Seat, legal []engine.Move) []engine.Move {
	d, ok := s.(engine.DecidesTogether)
	if !ok || People(t.setup.Seats) < 2 {
		return legal
	}
	persons := slices.DeleteFunc(d.Undecided(), func(seat engine.Seat) bool {
		return int(seat) >= len(t.setup.Seats) || !t.setup.Seats[seat].Person()
	})
	if len(persons) == 0 {
		return legal
	}
	next := persons[len(persons)-1]
	if slices.Contains(persons, by) {
		next = by
	}
	return askFirst(s, next, legal)
}

// askFirst makes seat the seat to move in s if it is one of several seats that decide at the same
// time. It returns the legal moves of the seat to move. legal are those before the call.
func askFirst(s engine.State, seat engine.Seat, legal []engine.Move) []engine.Move {
	d, ok := s.(engine.DecidesTogether)
	if !ok || s.Turn() == seat || !slices.Contains(d.Undecided(), seat) {
		return legal
	}
	d.AskFirst(seat)
	return s.Moves(legal[:0])
}

// ask makes seat the seat to move in the current position if it is one of several seats that decide
// at the same time, see askFirst.
func (t *timeline) ask(seat engine.Seat) {
	t.version++
	t.legal = askFirst(t.state, seat, t.legal)
}
