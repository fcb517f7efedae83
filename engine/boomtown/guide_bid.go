package boomtown

import "gulch/engine"

// auction is what the seats can expect of the row, whoever wins (10.3).
type auction struct {
	appraiser
	value [MaxSeats][MaxSeats]float32 // by seat and place in the row
	gets  [MaxSeats][MaxSeats]float32 // gets[w][p]: what p will pick when w wins
	sum   [MaxSeats]float32           // sum of gets[w]
}

// auction fills b in, which the caller keeps on its stack.
func (a *appraiser) auction(b *auction) {
	b.appraiser = *a
	s := a.s
	for p := range engine.Seat(s.seats) {
		for i, c := range s.row[:s.rowSize] {
			b.value[p][i] = a.card(p, c)
		}
	}
	for w := range engine.Seat(s.seats) {
		b.picks(w)
	}
}

// picks lets everybody pick the best card that is left, beginning with w.
func (b *auction) picks(w engine.Seat) {
	taken := 0
	for p, n := w, 0; n < int(b.s.rowSize); p, n = b.s.left(p), n+1 {
		best := -1
		for i := range b.s.rowSize {
			if taken>>i&1 == 0 && (best < 0 || b.value[p][i] > b.value[p][best]) {
				best = int(i)
			}
		}
		taken |= 1 << best
		b.gets[w][p] = b.value[p][best]
		b.sum[w] += b.value[p][best]
	}
}

// shareTable[n][d][x] is what the seat d places to the right of the winner keeps of a price x with n seats.
var shareTable = func() (t [MaxSeats + 1][MaxSeats][64]int8) {
	for n := MinSeats; n <= MaxSeats; n++ {
		for x := range 64 {
			shares, _ := Shares(n, x)
			for d := 1; d < n; d++ {
				t[n][d][x] = int8(shares[d-1])
			}
		}
	}
	return t
}()

// shareOf returns what p gains or loses in gold when w wins at a price.
func (b *auction) shareOf(p, w engine.Seat, price float32) float32 {
	if p == w {
		return -price
	}
	x := min(max(0, int(price+0.5)), 63)
	return float32(shareTable[b.s.seats][b.distance(w, p)][x])
}

// distance returns how many places p sits to the right of w.
func (b *auction) distance(w, p engine.Seat) int {
	d := int(w - p)
	if d < 0 {
		d += int(b.s.seats)
	}
	return d
}

// result returns what p gains over the mean of the others when w wins at a price. With four and five seats what one
// pays the others get; with three the bank takes a part, which hurts nobody but the winner.
func (b *auction) result(p, w engine.Seat, price float32) float32 {
	own := b.gets[w][p] + b.shareOf(p, w, price)
	all := b.sum[w]
	if b.s.seats == 3 {
		all -= price / 4
	}
	return own - b.rel*(all-own)
}

// limit returns the highest price at which p would rather win than let w win for one gold less.
func (b *auction) limit(p, w engine.Seat) float32 {
	// Both sides change nearly linearly with the price: measure the gap at two prices and look where it closes.
	const low, high = 1, 9
	gap := func(x float32) float32 { return b.result(p, p, x) - b.result(p, w, x-1) }
	at, slope := gap(low), (gap(high)-gap(low))/(high-low)
	return min(low-at/slope, float32(b.s.gold[p]))
}

// rivals returns the strongest bidder against p among the seats of a set, its limit, and the limit of the next one.
func (b *auction) rivals(p engine.Seat, in engine.SeatSet) (top engine.Seat, first, second float32) {
	top = engine.NoSeat
	for q := range engine.Seat(b.s.seats) {
		if q == p || !in.Has(q) {
			continue
		}
		limit := b.limit(q, p)
		if q == b.s.bidder {
			limit = max(limit, float32(b.s.bid))
		}
		switch {
		case top == engine.NoSeat || limit > first:
			top, first, second = q, limit, first
		case limit > second:
			second = limit
		}
	}
	if top == engine.NoSeat { // all others have passed and no bid stands (R18): nobody bids against p
		return b.s.firstOut, uncontested, 0
	}
	return top, first, max(0, second)
}

// uncontested stands for the limit of a seat that has passed.
const uncontested = -1000

// doubt is how far, in gold, the limits of others may be off.
const doubt = 1.0

// weighBids weighs the moves of an auction: for each, how it will end and what that brings.
func (b *auction) weighBids(moves []engine.Move, dst []float32) []float32 {
	s, p := b.s, b.s.actor
	top, first, second := b.rivals(p, s.everybody()&^s.out)
	mine := b.limit(p, top)
	for _, m := range moves {
		if m.Kind == KindPass {
			dst = append(dst, b.passing(p, top, first, second))
			continue
		}
		offer := float32(m.A)
		reach := max(offer, mine)
		wins := logistic((reach - first) / doubt)
		price := max(offer, min(first+0.5, reach))
		lost := max(offer+1, min(mine, first), second)
		dst = append(dst, wins*b.result(p, p, price)+(1-wins)*b.result(p, top, lost))
	}
	return dst
}

// passing returns what it brings p to leave the auction to top.
func (b *auction) passing(p, top engine.Seat, first, second float32) float32 {
	s := b.s
	if s.bid > 0 {
		return b.result(p, top, max(float32(s.bid), second))
	}
	// If nobody bids at all, the first who passed wins for nothing (R19).
	nobody := s.firstOut
	if s.out == 0 {
		nobody = p
	}
	silence := 1 - logistic((first-1)/doubt)
	return silence*b.result(p, nobody, 0) + (1-silence)*b.result(p, top, max(1, second))
}

// logistic rises from 0 to 1 around 0. A quotient of squares serves as well as the exponential one, and every
// platform rounds it alike.
func logistic(x float32) float32 {
	if x < 0 {
		return 1 - logistic(-x)
	}
	return 1 - 0.5/((1+x)*(1+x))
}
