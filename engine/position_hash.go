package engine

import "hash/maphash"

// Key is a 128-bit hash of a position. It is so long that collisions do not happen in practice.
// Keys can be compared within one run of the program only, because the hash has random seeds.
type Key [2]uint64

var keySeeds = [len(Key{})]maphash.Seed{maphash.MakeSeed(), maphash.MakeSeed()}

// KeyOf returns the hash of a state struct, for [State.Key]. The struct's Chance must have been
// cleared, so that positions that differ in their future chance only have equal keys. Unused
// elements of an array may contain old values, so that equal positions may have different keys,
// which only costs time.
func KeyOf[S comparable](s S) Key {
	var k Key
	for i, seed := range keySeeds {
		k[i] = maphash.Comparable(seed, s)
	}
	return k
}
