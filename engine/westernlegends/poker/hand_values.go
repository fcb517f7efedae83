// Package poker evaluates poker hands by the rules of Western Legends (rule numbers refer to the
// RULES.md of that game): hands with fewer than five cards, wild cards, and the choice of three
// open cards. [Natural], [Wild] and [Best] return a [Value]; a better hand has a larger one.
// Package westernlegends calls it for games and for the bot heuristics. It must not depend on
// positions or on any other package of the game.
//
// A card is a number in a sorted deck of 52: four times its rank, from 0 for a two to 12 for an
// ace, plus its suit.
package poker

import "math/bits"

// The strengths of poker hands, from the weakest to the strongest.
const (
	High = 1 + iota
	Pair
	TwoPair
	Trips
	Straight
	Flush
	FullHouse
	Four
	StraightFlush
	Royal
	Five
)

// IDs holds the id of each strength in poker_hands.csv. The entry for 0 is empty, because 0 is no
// strength.
var IDs = [...]string{
	"", "high_card", "pair", "two_pair", "three_of_a_kind", "straight", "flush", "full_house", "four_of_a_kind",
	"straight_flush", "royal_flush", "five_of_a_kind",
}

// Value is the value of a hand; a better hand has a larger one. It consists of the strength,
// followed by the ranks that break ties, four bits each. A hand with fewer than five cards has
// zeros in place of the missing ranks. It therefore loses to a hand of five cards whose first ranks
// are equal (R79).
type Value uint32

// Strength returns the strength of the hand, such as [Pair], without the ranks that break ties.
func (v Value) Strength() int { return int(v >> 20) }

// ranks counts the cards of a hand by rank: bit r of entry k is set if the hand has k or more cards
// of rank r.
type ranks [7]uint16

func (r *ranks) add(rank int) {
	bit := uint16(1) << rank
	for k := 5; k > 1; k-- {
		r[k] |= r[k-1] & bit
	}
	r[1] |= bit
}

// countRanks counts cards by rank. flush reports whether all of them have the same suit.
func countRanks[C ~int8](cards []C) (r ranks, flush bool) {
	flush = true
	for _, c := range cards {
		r.add(int(c>>2) + 2)
		flush = flush && c&3 == cards[0]&3
	}
	return r, flush
}

// Natural returns the value of up to five cards, none of which is wild.
func Natural[C ~int8](cards []C) Value {
	r, flush := countRanks(cards)
	return r.value(len(cards), flush)
}

// value returns the value of a hand, none of whose cards is wild. size is the number of cards, and
// flush says whether all of them have the same suit.
func (r *ranks) value(size int, flush bool) Value {
	if size == 5 && r[2] == 0 {
		if top := topOfStraight(r[1]); top != 0 {
			return straightValue(top, flush)
		}
		if flush {
			return Flush<<20 | r.tieBreakers()
		}
	}
	return r.strengthOfGroups(size)<<20 | r.tieBreakers()
}

// tieBreakers returns the ranks of the hand in the order in which they break ties, four bits each.
// Ranks with more cards come first; among equal numbers of cards, higher ranks come first.
func (r *ranks) tieBreakers() Value {
	v, places := Value(0), 0
	for k := 5; k > 0; k-- {
		for set := r[k] &^ r[k+1]; set != 0; places++ {
			top := bits.Len16(set) - 1
			set &^= 1 << top
			v = v<<4 | Value(top)
		}
	}
	return v << (4 * (5 - places))
}

// strengthOfGroups returns the strength that cards of equal rank, such as a pair, give to a hand.
// size is the number of cards in the hand.
func (r *ranks) strengthOfGroups(size int) Value {
	two := r[2] & (r[2] - 1) // ranks with two or more cards, except the lowest of them
	switch {
	case r[5] != 0:
		return Five
	case r[4] != 0:
		return Four
	case r[3] != 0 && two != 0 && size == 5:
		return FullHouse
	case r[3] != 0:
		return Trips
	case two != 0:
		return TwoPair
	case r[2] != 0:
		return Pair
	}
	return High
}

// topOfStraight returns the top rank of five consecutive ranks in set, or 0 if there are none. set
// has bit r for rank r, from 2 to 14. The ace can be above the king or below the two.
func topOfStraight(set uint16) int {
	set |= set >> 13 & 2 // the ace also counts as the rank below the two
	run := set & (set << 1) & (set << 2) & (set << 3) & (set << 4)
	return max(0, bits.Len16(run)-1)
}

func straightValue(top int, flush bool) Value {
	switch {
	case flush && top == 14:
		return Royal << 20
	case flush:
		return StraightFlush<<20 | Value(top)
	}
	return Straight<<20 | Value(top)
}

// Wild returns the best value that the cards in fixed and up to two wild cards can have. wild is
// the number of wild cards, which stand for any rank and suit (R81).
func Wild[C ~int8](fixed []C, wild int) Value {
	if wild == 0 {
		return Natural(fixed)
	}
	best := Value(0)
	r, flush := countRanks(fixed)
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

// Best returns the value of the best hand made of a player's two cards and three of the open cards
// (R78, R97). own are the player's cards, which are both used; a negative one means that there is
// no such card. Bit i of wild is set if card i is wild.
func Best[C ~int8, S ~uint64](own [2]C, open []C, wild S) Value {
	var fixed [5]C
	n, wilds := 0, 0
	for _, c := range own {
		switch {
		case c < 0:
		case wild>>uint(c)&1 != 0:
			wilds++
		default:
			fixed[n] = c
			n++
		}
	}
	if len(open) <= 3 {
		return Wild(fixed[:n+copy(fixed[n:], open)], wilds)
	}
	best := Value(0)
	for i := range open {
		for j := i + 1; j < len(open); j++ {
			for k := j + 1; k < len(open); k++ {
				fixed[n], fixed[n+1], fixed[n+2] = open[i], open[j], open[k]
				best = max(best, Wild(fixed[:n+3], wilds))
			}
		}
	}
	return best
}
