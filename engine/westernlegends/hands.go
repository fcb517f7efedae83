package westernlegends

import "math/bits"

import "gulch/engine"

// Strengths of poker hands (poker_hands.csv).
const (
	handHigh = 1 + iota
	handPair
	handTwoPair
	handTrips
	handStraight
	handFlush
	handFull
	handFour
	handStraightFlush
	handRoyal
	handFive
)

var handIDs = [...]string{
	"", "high_card", "pair", "two_pair", "three_of_a_kind", "straight", "flush", "full_house", "four_of_a_kind",
	"straight_flush", "royal_flush", "five_of_a_kind",
}

// handValue orders hands: the strength, then the ranks that break ties, four bits each. A hand of fewer than five
// cards has zeros for the missing ones and so loses against five cards of equal listed ranks (R79).
type handValue uint32

func (v handValue) strength() int { return int(v >> 20) }

// ranks counts the cards of a hand by rank in bits: bit r of entry k says that there are k or more of rank r.
type ranks [7]uint16

func (r *ranks) add(rank int) {
	bit := uint16(1) << rank
	for k := 5; k > 1; k-- {
		r[k] |= r[k-1] & bit
	}
	r[1] |= bit
}

// gather counts cards, and reports whether all have one suit.
func gather(cards []Card) (r ranks, flush bool) {
	flush = true
	for _, c := range cards {
		r.add(int(c>>2) + 2)
		flush = flush && c&3 == cards[0]&3
	}
	return r, flush
}

// natural returns the value of up to five cards that are what they show.
func natural(cards []Card) handValue {
	r, flush := gather(cards)
	return r.value(len(cards), flush)
}

// value returns the value of a hand of a size, all of one suit or not.
func (r *ranks) value(size int, flush bool) handValue {
	if size == 5 && r[2] == 0 {
		if top := topOfStraight(r[1]); top != 0 {
			return straightValue(top, flush)
		}
		if flush {
			return handFlush<<20 | r.inOrder()
		}
	}
	return r.groups(size)<<20 | r.inOrder()
}

// inOrder returns the ranks as they break ties: those of which there are most first, then by height.
func (r *ranks) inOrder() handValue {
	v, places := handValue(0), 0
	for k := 5; k > 0; k-- {
		for set := r[k] &^ r[k+1]; set != 0; places++ {
			top := bits.Len16(set) - 1
			set &^= 1 << top
			v = v<<4 | handValue(top)
		}
	}
	return v << (4 * (5 - places))
}

// groups returns the strength that cards of equal rank give.
func (r *ranks) groups(size int) handValue {
	two := r[2] & (r[2] - 1) // beyond the lowest rank of which there are two or more
	switch {
	case r[5] != 0:
		return handFive
	case r[4] != 0:
		return handFour
	case r[3] != 0 && two != 0 && size == 5:
		return handFull
	case r[3] != 0:
		return handTrips
	case two != 0:
		return handTwoPair
	case r[2] != 0:
		return handPair
	}
	return handHigh
}

// topOfStraight returns the top rank of five ranks in sequence, an ace high or low, 0 if they are not.
func topOfStraight(set uint16) int {
	set |= set >> 13 & 2 // the ace is also below the two
	run := set & (set << 1) & (set << 2) & (set << 3) & (set << 4)
	return max(0, bits.Len16(run)-1)
}

func straightValue(top int, flush bool) handValue {
	switch {
	case flush && top == 14:
		return handRoyal << 20
	case flush:
		return handStraightFlush<<20 | handValue(top)
	}
	return handStraight<<20 | handValue(top)
}

// wildValue returns the best value of a hand in which some cards may be any rank and suit (R81). They take the suit of
// the others, if those share one. There are at most two of them.
func wildValue(fixed []Card, wild int) handValue {
	if wild == 0 {
		return natural(fixed)
	}
	best := handValue(0)
	r, flush := gather(fixed)
	for first := 2; first <= 14; first++ {
		one := r
		one.add(first)
		if wild == 1 {
			best = max(best, one.value(len(fixed)+1, flush))
			continue
		}
		for second := first; second <= 14; second++ {
			two := one
			two.add(second)
			best = max(best, two.value(len(fixed)+2, flush))
		}
	}
	return best
}

// bestHand returns the best hand of own cards, all of which are used, with three of the open cards (R78, R97). wild
// names the own cards that stand for any other.
func bestHand(own [2]Card, open []Card, wild CardSet) handValue {
	var fixed [5]Card
	n, wilds := 0, 0
	for _, c := range own {
		switch {
		case c < 0:
		case wild.Has(c):
			wilds++
		default:
			fixed[n] = c
			n++
		}
	}
	if len(open) <= 3 {
		return wildValue(fixed[:n+copy(fixed[n:], open)], wilds)
	}
	best := handValue(0)
	for i := range open {
		for j := i + 1; j < len(open); j++ {
			for k := j + 1; k < len(open); k++ {
				fixed[n], fixed[n+1], fixed[n+2] = open[i], open[j], open[k]
				best = max(best, wildValue(fixed[:n+3], wilds))
			}
		}
	}
	return best
}

// handOf returns the value of the hand that a participant has chosen.
func (s *State) handOf(p engine.Seat) handValue {
	g := &s.game
	return bestHand(g.cards[p], g.flop[:g.flopSize], box.windows.wild[s.alt()])
}

// houseHand returns the best hand of the house, in which nothing is wild, and its two cards.
func (s *State) houseHand() (handValue, [2]Card) {
	g := &s.game
	best, cards := handValue(0), [2]Card{NoCard, NoCard}
	for c := range g.house.All() {
		for d := range (g.house &^ (2*c.bit() - 1)).All() {
			if v := bestHand([2]Card{c, d}, g.flop[:g.flopSize], 0); v > best {
				best, cards = v, [2]Card{c, d}
			}
		}
	}
	return best, cards
}
