package solve

import (
	"math/bits"

	"gulch/engine"
)

// key is a 128-bit hash of a position, a belief or a sequence of events. It is so long that
// collisions do not happen in practice.
type key [2]uint64

// fold returns a new key: the hash of k and the word x together.
func (k key) fold(x uint64) key {
	hi, lo := bits.Mul64(k[0]^x^0xa0761d6478bd642f, k[1]^0xe7037ed1a0b428db)
	return key{hi ^ lo ^ bits.RotateLeft64(k[1], 23), lo + bits.RotateLeft64(x, 31)*0x8ebc6af09c88c6e3 + k[0]}
}

// compare compares two keys for sorting. It returns a negative number if k is smaller than other, 0
// if they are equal, and a positive number if k is larger.
func (k key) compare(other key) int {
	for i, x := range k {
		if x != other[i] {
			if x < other[i] {
				return -1
			}
			return 1
		}
	}
	return 0
}

// keyOf returns the key of a position. It ignores the random generator, which it clears in s.
func keyOf(s engine.State) key {
	*s.Chance() = engine.Chance{}
	return key(s.Key())
}

// addEvent returns the key of a sequence of events (k) followed by event e. For an observer's view
// of the events, e must be redacted for the observer.
func (k key) addEvent(e engine.Event) key {
	marks := uint64(0)
	for i, on := range [...]bool{e.Auto, e.Reveals, e.Secret, e.Redacted} {
		if on {
			marks |= 1 << i
		}
	}
	k = k.fold(uint64(e.Kind) | uint64(uint8(e.Seat))<<16 | uint64(uint8(e.Other))<<24 | marks<<32)
	return k.fold(uint64(uint16(e.A)) | uint64(uint16(e.B))<<16 | uint64(uint16(e.C))<<32 | uint64(uint16(e.D))<<48)
}

// addDecision returns the key of a sequence of events (k) followed by the decision at position s:
// the seat to move, the phase and the legal moves.
func (k key) addDecision(s engine.State, moves []engine.Move) key {
	k = k.fold(uint64(s.Turn())<<8 | uint64(s.Phase()))
	for _, m := range moves {
		k = k.fold(uint64(m.Kind) | uint64(uint16(m.A))<<16 | uint64(uint16(m.B))<<32 | uint64(uint16(m.C))<<48)
	}
	return k
}
