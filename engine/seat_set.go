package engine

import (
	"iter"
	"math/bits"
)

// SeatSet is a set of seats 0 to 7 as bits. The zero SeatSet is empty. The bit operators compute
// union (|), intersection (&) and difference (&^).
type SeatSet uint8

// SeatsOf returns the set of the given seats. NoSeat is ignored.
func SeatsOf(seats ...Seat) SeatSet {
	var s SeatSet
	for _, p := range seats {
		s = s.With(p)
	}
	return s
}

// AllSeats returns the set of all seats of a table with n seats, 0 to n-1.
func AllSeats(n int) SeatSet { return 1<<uint(n) - 1 }

// Has reports whether seat p is in the set; NoSeat never is.
func (s SeatSet) Has(p Seat) bool { return s>>uint(p)&1 != 0 }

// With returns the set with p added.
func (s SeatSet) With(p Seat) SeatSet { return s | 1<<uint(p) }

// Without returns the set with p removed.
func (s SeatSet) Without(p Seat) SeatSet { return s &^ (1 << uint(p)) }

// Len returns the number of seats in the set.
func (s SeatSet) Len() int { return bits.OnesCount8(uint8(s)) }

// First returns the lowest seat in the set, which must not be empty.
func (s SeatSet) First() Seat { return Seat(bits.TrailingZeros8(uint8(s))) }

// From returns the first seat in the set clockwise from p, p included. The set must not be empty.
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
