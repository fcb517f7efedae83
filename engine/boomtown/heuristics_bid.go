package boomtown

import "gulch/engine"

// auction holds the expected results of an auction for each possible winner.
type auction struct {
	appraiser
	value [MaxSeats][MaxSeats]float32 // value[p][i] is the value for seat p of the card in place i of the row
	gets  [MaxSeats][MaxSeats]float32 // gets[w][p] is the value of the card that seat p will pick if w wins
	sum   [MaxSeats]float32           // sum[w] is the value of the cards of all seats together if w wins
}

// auction computes the expected results of the present auction for each possible winner, and stores
// them in b. The caller provides b as a local variable, so that no memory is allocated.
func (a *appraiser) auction(b *auction) {
	b.appraiser = *a
	s := a.s
	for p := range engine.Seat(s.seats) {
		for i, c := range s.row[:s.rowSize] {
			b.value[p][i] = a.cardWorth(p, c)
		}
	}
	for w := range engine.Seat(s.seats) {
		b.picks(w)
	}
}

// picks computes b.gets[w] and b.sum[w] for the case that seat w wins the auction: what each seat
// gets, and the sum. Beginning with w, every seat picks the remaining card that has the highest
// value for it.
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

// shareTable holds the part of an auction's price that a seat keeps. The indices are the number of
// seats, the number of places that the seat is to the right of the winner, and the price.
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

// shareOf returns how the gold of seat p changes if seat w wins the auction at the given price: the
// part of the price that p keeps or, if p is w, minus the price.
func (b *auction) shareOf(p, w engine.Seat, price float32) float32 {
	if p == w {
		return -price
	}
	x := min(max(0, int(price+0.5)), 63)
	return float32(shareTable[b.s.seats][b.distance(w, p)][x])
}

// distance returns how many places seat p is to the right of seat w.
func (b *auction) distance(w, p engine.Seat) int {
	d := int(w - p)
	if d < 0 {
		d += int(b.s.seats)
	}
	return d
}

// result returns the gain of seat p minus the mean gain of the other seats if seat w wins the
// auction at the given price. With four and five seats, the others get everything that the winner
// pays. With three seats, the bank gets a part, so the others gain less.
func (b *auction) result(p, w engine.Seat, price float32) float32 {
	own := b.gets[w][p] + b.shareOf(p, w, price)
	all := b.sum[w]
	if b.s.seats == 3 {
		all -= price / 4
	}
	return own - b.rel*(all-own)
}

// limit returns the highest price at which seat p prefers winning the auction to letting seat w win
// for one gold less.
func (b *auction) limit(p, w engine.Seat) float32 {
	// Both results are nearly linear in the price: compute the difference at two prices and
	// extrapolate to zero.
	const low, high = 1, 9
	gap := func(x float32) float32 { return b.result(p, p, x) - b.result(p, w, x-1) }
	at, slope := gap(low), (gap(high)-gap(low))/(high-low)
	return min(low-at/slope, float32(b.s.gold[p]))
}

// rivals compares the seats that are still bidding, other than p, by their limits. in is the set of
// the bidding seats. A seat's limit is the highest price that it would pay. top is the strongest
// competitor of seat p, first the limit of top, and second the next highest limit of the others.
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
	if top == engine.NoSeat { // all others have passed and there is no bid (R18), so nobody competes with p
		return b.s.firstOut, uncontested, 0
	}
	return top, first, max(0, second)
}

// uncontested is the assumed limit (highest price) of a seat that has passed. It is lower than any
// price, so the seat never wins a comparison.
const uncontested = -1000

// limitError is the assumed error of the estimates of other seats' limits (the highest prices that
// they would pay), in gold.
const limitError = 1.0

// weighBids appends a value for each of the given moves of an auction to dst: the result of the
// auction that the actor can expect after that move.
func (b *auction) weighBids(moves []engine.Move, dst []float32) []float32 {
	s, p := b.s, b.s.actor
	top, first, second := b.rivals(p, s.everybody()&^s.out)
	mine := b.limit(p, top)
	for _, m := range moves {
		if m.Kind == KindPass {
			dst = append(dst, b.passing(p, top, first, second))
			continue
		}
		offer := float32(GoldOf(m))
		reach := max(offer, mine)
		wins := logistic((reach - first) / limitError)
		price := max(offer, min(first+0.5, reach))
		lost := max(offer+1, min(mine, first), second)
		dst = append(dst, wins*b.result(p, p, price)+(1-wins)*b.result(p, top, lost))
	}
	return dst
}

// passing returns the expected gain of seat p if it passes. top is the strongest competitor of p;
// first and second are the two highest limits of the other seats, that is, the highest prices that
// they would pay.
func (b *auction) passing(p, top engine.Seat, first, second float32) float32 {
	s := b.s
	if s.bid > 0 {
		return b.result(p, top, max(float32(s.bid), second))
	}
	// If nobody bids, the seat that passed first wins for nothing (R19).
	nobody := s.firstOut
	if s.out == 0 {
		nobody = p
	}
	silence := 1 - logistic((first-1)/limitError)
	return silence*b.result(p, nobody, 0) + (1-silence)*b.result(p, top, max(1, second))
}

// logistic is an S-shaped function whose results are between 0 and 1; its value at 0 is 0.5. It is
// computed from squares and a quotient, because these are rounded in the same way on every
// platform, while an exponential is not.
func logistic(x float32) float32 {
	if x < 0 {
		return 1 - logistic(-x)
	}
	return 1 - 0.5/((1+x)*(1+x))
}
