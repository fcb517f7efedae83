package engine

import (
	"iter"
	"math/bits"
)

// SeatSet is a set of seats 0 to 7. The zero SeatSet is empty. It is a value: operators on bits join (|), cut (&) and
// take away (&^).
type SeatSet uint8

// SeatsOf returns the set of the given seats. NoSeat is in no set.
func SeatsOf(seats ...Seat) SeatSet {
	var s SeatSet
	for _, p := range seats {
		s = s.With(p)
	}
	return s
}

// AllSeats returns the set of the seats of a table with so many, 0 to n-1.
func AllSeats(n int) SeatSet { return 1<<uint(n) - 1 }

// Has reports whether a seat is in the set. NoSeat is in none.
func (s SeatSet) Has(p Seat) bool { return s>>uint(p)&1 != 0 }

// With returns the set and a seat.
func (s SeatSet) With(p Seat) SeatSet { return s | 1<<uint(p) }

// Without returns the set but for a seat.
func (s SeatSet) Without(p Seat) SeatSet { return s &^ (1 << uint(p)) }

// Len returns the number of seats in the set.
func (s SeatSet) Len() int { return bits.OnesCount8(uint8(s)) }

// First returns the lowest seat of a set that is not empty.
func (s SeatSet) First() Seat { return Seat(bits.TrailingZeros8(uint8(s))) }

// From returns the first seat of a set that is not empty, clockwise, beginning with p itself.
func (s SeatSet) From(p Seat) Seat {
	if ahead := s >> uint(p) << uint(p); ahead != 0 {
		s = ahead
	}
	return s.First()
}

// All yields the seats in ascending order.
func (s SeatSet) All() iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}

// List returns the seats in ascending order as documents write them, nil for none.
func (s SeatSet) List() []int {
	var seats []int
	for p := range s.All() {
		seats = append(seats, int(p))
	}
	return seats
}
