package westernlegends

import "math/bits"

func leadingZeros(set uint64) int { return bits.LeadingZeros64(set) }

func popCount(set uint64) int { return bits.OnesCount64(set) }

// nthBit returns the position of the set bit at index n, if the bits of set that are 1 are listed
// in ascending order.
func nthBit(set uint64, n int) int {
	for ; n > 0; n-- {
		set &= set - 1
	}
	return bits.TrailingZeros64(set)
}
