package engine

// AppendWinShares appends the soft-max of scores to dst: estimated probabilities of winning that
// add up to 1. A lead of spread points multiplies the odds by e.
func AppendWinShares(dst, scores []float32, spread float32) []float32 {
	top := scores[0]
	for _, v := range scores {
		top = max(top, v)
	}
	sum, from := float32(0), len(dst)
	for _, v := range scores {
		e := ExpNegative((v - top) / spread)
		sum += e
		dst = append(dst, e)
	}
	for i := range dst[from:] {
		dst[from+i] /= sum
	}
	return dst
}

// ExpNegative returns e^x for x ≤ 0 with a relative error of about 1 %, computed as (1 +
// x/256)^256. Unlike math.Exp it gives identical results on every platform.
func ExpNegative(x float32) float32 {
	y := max(0, 1+x/256)
	for range 8 {
		y *= y
	}
	return y
}

// rankWeight is the weight of the rank in the result of a finished game. The rest is the weight of
// the lead, so that a bot that cannot win still tries to do well.
const rankWeight = 0.7

// BlendWin turns shares, the probabilities of winning as estimated from the leads alone, into the
// results of a finished game with the given ranks. The result of a seat is a weighted mean of its
// element of shares and of its part of the win: the seats of rank 1 divide the win equally, all
// others get 0.
func BlendWin(shares []float32, ranks []int) {
	winners := float32(0)
	for _, r := range ranks {
		if r == 1 {
			winners++
		}
	}
	for p, r := range ranks {
		shares[p] *= 1 - rankWeight
		if r == 1 {
			shares[p] += rankWeight / winners
		}
	}
}
