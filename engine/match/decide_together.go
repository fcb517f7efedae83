package match

import (
	"slices"

	"gulch/engine"
)

// askInARow chooses who decides next in s where several seats decide at the same time, see
// engine.DecidesTogether, if several people share the screen. The person who has just decided, by,
// is asked first. Otherwise the last person is, since after the secret decisions the first one in
// the order of the rules usually has the next turn. It returns the legal moves of the seat to move;
// legal are those so far.
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

// askFirst makes seat decide next in s if it is one of several seats that decide at the same time.
// It returns the legal moves of the seat to move; legal are those so far.
func askFirst(s engine.State, seat engine.Seat, legal []engine.Move) []engine.Move {
	d, ok := s.(engine.DecidesTogether)
	if !ok || s.Turn() == seat || !slices.Contains(d.Undecided(), seat) {
		return legal
	}
	d.AskFirst(seat)
	return s.Moves(legal[:0])
}
