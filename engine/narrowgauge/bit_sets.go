package narrowgauge

import (
	"iter"
	"math/bits"
)

// Spaces is a set of spaces of the map.
type Spaces struct{ lo, hi uint64 }

// SpacesOf returns the set of the given spaces.
func SpacesOf(list ...Space) Spaces {
	var set Spaces
	for _, x := range list {
		set.add(x)
	}
	return set
}

func (s *Spaces) add(x Space) {
	if x < 64 {
		s.lo |= 1 << x
	} else {
		s.hi |= 1 << (x - 64)
	}
}

// Has reports whether a space is in the set.
func (s Spaces) Has(x Space) bool {
	if x < 64 {
		return s.lo>>x&1 != 0
	}
	return s.hi>>(x-64)&1 != 0
}

// Len returns the number of spaces in the set.
func (s Spaces) Len() int { return bits.OnesCount64(s.lo) + bits.OnesCount64(s.hi) }

// Empty reports whether the set is empty.
func (s Spaces) Empty() bool { return s.lo|s.hi == 0 }

// And returns the intersection of s and t.
func (s Spaces) And(t Spaces) Spaces { return Spaces{s.lo & t.lo, s.hi & t.hi} }

// Or returns the union of s and t.
func (s Spaces) Or(t Spaces) Spaces { return Spaces{s.lo | t.lo, s.hi | t.hi} }

// Without returns the spaces of s that are not in t.
func (s Spaces) Without(t Spaces) Spaces { return Spaces{s.lo &^ t.lo, s.hi &^ t.hi} }

// pop removes the first space from the set and returns it. The set must not be empty.
func (s *Spaces) pop() Space {
	if s.lo != 0 {
		x := Space(bits.TrailingZeros64(s.lo))
		s.lo &= s.lo - 1
		return x
	}
	x := Space(64 + bits.TrailingZeros64(s.hi))
	s.hi &= s.hi - 1
	return x
}

// All yields the spaces of the set in the order of the map file: column by column, each from the
// top.
func (s Spaces) All() iter.Seq[Space] {
	return func(yield func(Space) bool) {
		for !s.Empty() {
			if !yield(s.pop()) {
				return
			}
		}
	}
}

// Hand is a set of Track cards.
type Hand uint64

// HandOf returns the set of the given cards.
func HandOf(cards ...Card) Hand {
	var set Hand
	for _, c := range cards {
		set |= c.bit()
	}
	return set
}

func (c Card) bit() Hand { return 1 << c }

// Has reports whether a card is in the set.
func (h Hand) Has(c Card) bool { return h>>c&1 != 0 }

// Len returns the number of cards in the set.
func (h Hand) Len() int { return bits.OnesCount64(uint64(h)) }

// first returns the card with the lowest number in the set, which must not be empty.
func (h Hand) first() Card { return Card(bits.TrailingZeros64(uint64(h))) }

// All yields the cards of the set in ascending order.
func (h Hand) All() iter.Seq[Card] {
	return func(yield func(Card) bool) {
		for ; h != 0; h &= h - 1 {
			if !yield(h.first()) {
				return
			}
		}
	}
}

// Contracts is a set of Contracts.
type Contracts uint16

func (k Contract) bit() Contracts { return 1 << k }

// Has reports whether a Contract is in the set.
func (s Contracts) Has(k Contract) bool { return s>>k&1 != 0 }

// Len returns the number of Contracts in the set.
func (s Contracts) Len() int { return bits.OnesCount16(uint16(s)) }

// first returns the Contract with the lowest number in the set, which must not be empty.
func (s Contracts) first() Contract { return Contract(bits.TrailingZeros16(uint16(s))) }

// All yields the Contracts of the set in the order of their numbers, which is the order of their
// states.
func (s Contracts) All() iter.Seq[Contract] {
	return func(yield func(Contract) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.first()) {
				return
			}
		}
	}
}
