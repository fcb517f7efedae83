package westernlegends

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

// natural returns the value of up to five cards that are what they show.
func natural(cards []Card) handValue {
	var count [15]uint8
	flush := true
	for _, c := range cards {
		count[c>>2+2]++
		flush = flush && c&3 == cards[0]&3
	}
	return valueOf(&count, len(cards), flush)
}

// valueOf returns the value of a hand given by how many cards it has of each rank and whether all have one suit.
func valueOf(count *[15]uint8, size int, flush bool) handValue {
	// Ranks by how many there are, then by height, which is the order in which they break ties.
	ranks, most, second := handValue(0), uint8(0), uint8(0)
	places := 0
	for n := uint8(5); n > 0; n-- {
		for r := 14; r >= 2; r-- {
			if count[r] != n {
				continue
			}
			if most == 0 {
				most = n
			} else if second == 0 {
				second = n
			}
			ranks = ranks<<4 | handValue(r)
			places++
		}
	}
	kinds := places
	for ; places < 5; places++ {
		ranks <<= 4
	}
	if size == 5 && kinds == 5 {
		if v := straightOf(count, flush); v != 0 {
			return v
		}
		if flush {
			return handFlush<<20 | ranks
		}
	}
	return handValue(groupStrength(most, second, size))<<20 | ranks
}

// straightOf returns the value of five different ranks if they follow each other, else 0.
func straightOf(count *[15]uint8, flush bool) handValue {
	top := 14
	for count[top] == 0 {
		top--
	}
	run := 1
	for run < 5 && top-run >= 2 && count[top-run] > 0 {
		run++
	}
	if top == 14 && count[5] > 0 && count[4] > 0 && count[3] > 0 && count[2] > 0 {
		top, run = 5, 5
	}
	switch {
	case run < 5:
		return 0
	case flush && top == 14:
		return handRoyal << 20
	case flush:
		return handStraightFlush<<20 | handValue(top)
	}
	return handStraight<<20 | handValue(top)
}

func groupStrength(most, second uint8, size int) int {
	switch {
	case most == 5:
		return handFive
	case most == 4:
		return handFour
	case most == 3 && second == 2 && size == 5:
		return handFull
	case most == 3:
		return handTrips
	case most == 2 && second == 2:
		return handTwoPair
	case most == 2:
		return handPair
	}
	return handHigh
}

// wildValue returns the best value of a hand in which some cards may be any rank and suit (R81).
func wildValue(fixed []Card, wild int) handValue {
	if wild == 0 {
		return natural(fixed)
	}
	var count [15]uint8
	flush := true
	for _, c := range fixed {
		count[c>>2+2]++
		flush = flush && c&3 == fixed[0]&3
	}
	// Wild cards take the suit of the others, if those share one. There are at most two of them.
	best := handValue(0)
	for r := 2; r <= 14; r++ {
		count[r]++
		if wild == 1 {
			best = max(best, valueOf(&count, len(fixed)+1, flush))
		}
		for q := r; wild > 1 && q <= 14; q++ {
			count[q]++
			best = max(best, valueOf(&count, len(fixed)+2, flush))
			count[q]--
		}
		count[r]--
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
