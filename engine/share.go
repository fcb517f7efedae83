package engine

// AppendShares appends the soft-max of scores, which makes of them shares of the win that add up to 1: a lead of
// spread points multiplies the odds by e.
func AppendShares(dst, scores []float32, spread float32) []float32 {
	top := scores[0]
	for _, v := range scores {
		top = max(top, v)
	}
	sum, from := float32(0), len(dst)
	for _, v := range scores {
		e := ExpDown((v - top) / spread)
		sum += e
		dst = append(dst, e)
	}
	for i := range dst[from:] {
		dst[from+i] /= sum
	}
	return dst
}

// ExpDown returns e to the x for x ≤ 0, to about one part in a hundred and alike on every platform, which math.Exp is
// not: (1 + x/256) squared eight times.
func ExpDown(x float32) float32 {
	y := max(0, 1+x/256)
	for range 8 {
		y *= y
	}
	return y
}

// decided is the part of a finished game's result that the ranks give; the lead gives the rest, so that a bot that
// cannot win still wants to do well.
const decided = 0.7

// CountWin mixes shares of the lead with the win itself, which the winners of a finished game have in equal parts.
func CountWin(shares []float32, ranks []int) {
	winners := float32(0)
	for _, r := range ranks {
		if r == 1 {
			winners++
		}
	}
	for p, r := range ranks {
		shares[p] *= 1 - decided
		if r == 1 {
			shares[p] += decided / winners
		}
	}
}
