package westernlegends

import "math/bits"

func leadingZeros(set uint64) int { return bits.LeadingZeros64(set) }

func popCount(set uint64) int { return bits.OnesCount64(set) }

// nthBit returns the number of the bit at index n of a set, if the bits that are set are listed in
// ascending order.
func nthBit(set uint64, n int) int {
	for ; n > 0; n-- {
		set &= set - 1
	}
	return bits.TrailingZeros64(set)
}
