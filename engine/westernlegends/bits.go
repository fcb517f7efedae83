package westernlegends

import "math/bits"

func leadingZeros(set uint64) int { return bits.LeadingZeros64(set) }

func popCount(set uint64) int { return bits.OnesCount64(set) }

// nthBit returns the position (0 to 63) of the n-th 1 bit of set, counted from 0 at the lowest bit.
// The set must have more than n such bits.
func nthBit(set uint64, n int) int {
	for ; n > 0; n-- {
		set &= set - 1
	}
	return bits.TrailingZeros64(set)
}
