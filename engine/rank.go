package engine

// RankKey is the sort key by which a game ranks seats, most important number first (usually the
// points). Larger numbers are better, and unused ones are 0.
type RankKey [4]int

// beats reports whether k ranks before other, which means that it is larger.
func (k *RankKey) beats(other *RankKey) bool {
	for i, own := range k {
		if own != other[i] {
			return own > other[i]
		}
	}
	return false
}

// AppendRanks appends the rank of every seat to dst, given the keys by seat: 1 plus the number of
// seats with a larger key.
func AppendRanks(dst []int, keys []RankKey) []int {
	for _, own := range keys {
		rank := 1
		for _, other := range keys {
			if other.beats(&own) {
				rank++
			}
		}
		dst = append(dst, rank)
	}
	return dst
}

// TieBreak returns the name of the first number in which two keys differ, "" if the keys are equal
// in all named numbers. names has a name for each number of a key, in order.
func TieBreak(a, b RankKey, names ...string) string {
	for i, name := range names {
		if a[i] != b[i] {
			return name
		}
	}
	return ""
}

// AppendPerSeat calls a function, the parameter of, for each seat from 0 to seats-1, and appends
// the results to dst.
func AppendPerSeat[T any](dst []T, seats int, of func(Seat) T) []T {
	for p := range Seat(seats) {
		dst = append(dst, of(p))
	}
	return dst
}

// RankSeats appends the rank of every seat, from 0 to seats-1, to dst. The function key returns the
// sort key of a seat; see [AppendRanks].
func RankSeats(dst []int, seats int, key func(Seat) RankKey) []int {
	var keys [maxRanked]RankKey
	return AppendRanks(dst, AppendPerSeat(keys[:0], seats, key))
}

// maxRanked is the largest number of seats that RankSeats can rank without allocating memory.
const maxRanked = 8
