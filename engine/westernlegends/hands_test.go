package westernlegends

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// cards reads "kh 9d 9c"; "*" is a wild card, written in the first place.
func cards(t *testing.T, text string) (list []Card, wild int) {
	t.Helper()
	for word := range strings.FieldsSeq(text) {
		if word == "*" {
			wild++
			continue
		}
		n, known := names[nameKey{wordCard, "pk_" + word}]
		if !known {
			t.Fatalf("no card %q", word)
		}
		list = append(list, Card(n))
	}
	return list, wild
}

func TestHandsAreRanked(t *testing.T) {
	// Each hand beats all that follow.
	ladder := []struct {
		hand     string
		strength int
	}{
		{"* * ks kd kh", handFive}, {"* 9s 9d 9h 9c", handFive}, {"ah kh qh jh 10h", handRoyal},
		{"9h 8h 7h 6h 5h", handStraightFlush}, {"5c 4c 3c 2c ac", handStraightFlush},
		{"8h 8d 8c 8s 2h", handFour}, {"7h 7d 7c 7s ah", handFour}, {"7h 7d 7c 7s", handFour},
		{"* ks kd 9d 9c", handFull}, {"9h 9d 9c ks kd", handFull}, {"ah 9h 7h 4h 2h", handFlush}, {"kh qh jh 9h 2h", handFlush},
		{"as kd qh jc 10h", handStraight}, {"6s 5d 4h 3c 2h", handStraight}, {"as 2d 3h 4c 5h", handStraight},
		{"9h 9d 9c as kd", handTrips}, {"9h 9d 9c as", handTrips}, {"kh kd 9c 9s 2d", handTwoPair}, {"kh kd 9c 9s", handTwoPair},
		{"ah ad 9c 8s 2d", handPair}, {"kh kd ac 8s 2d", handPair}, {"kh kd ac 8s", handPair},
		{"ah kd 9c 8s 2d", handHigh}, {"ah kd 9c 8s", handHigh}, {"kh qd 9c 8s 2d", handHigh},
	}
	last := handValue(1 << 31)
	for _, c := range ladder {
		list, wild := cards(t, c.hand)
		v := wildValue(list, wild)
		if v.strength() != c.strength {
			t.Errorf("%s is %s, want %s", c.hand, handIDs[v.strength()], handIDs[c.strength])
		}
		if v >= last {
			t.Errorf("%s does not lose against the hand before it", c.hand)
		}
		last = v
	}
}

func TestSuitsBreakNoTies(t *testing.T) {
	a, _ := cards(t, "ah kd 9c 8s 2d")
	b, _ := cards(t, "as kc 9d 8h 2h")
	if natural(a) != natural(b) {
		t.Error("suits break a tie")
	}
}

// TestWildAgainstAll compares the short way for wild cards with trying every card of the deck.
func TestWildAgainstAll(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 2_000 {
		hand := make([]Card, 4)
		for i, c := range r.Perm(deckSize)[:4] {
			hand[i] = Card(c)
		}
		one, two := handValue(0), handValue(0)
		for c := range Card(deckSize) {
			one = max(one, natural(append(hand[:4:4], c)))
			for d := range c {
				two = max(two, natural(append(hand[:3:3], c, d)))
			}
		}
		// A card may come twice here, so that five of a kind is the fifth of a rank.
		if got := wildValue(hand, 1); got != one {
			t.Fatalf("%v with a wild card: %x, want %x", hand, got, one)
		}
		if got := wildValue(hand[:3], 2); got != two && got.strength() != handFive {
			t.Fatalf("%v with two wild cards: %x, want %x", hand[:3], got, two)
		}
	}
}

// slowValue is natural as one would explain it: count each rank, look for what the strengths ask for.
func slowValue(hand []Card) handValue {
	byCount := [5][]int{}
	suits := map[Card]bool{}
	for rank := 14; rank >= 2; rank-- {
		n := 0
		for _, c := range hand {
			if c.Value() == rank {
				n++
				suits[c&3] = true
			}
		}
		byCount[n] = append(byCount[n], rank)
	}
	order := slices.Concat(byCount[4], byCount[3], byCount[2], byCount[1])
	strength, flush, single := handHigh, len(suits) == 1 && len(hand) == 5, byCount[1]
	straight := len(single) == 5 && (single[0]-single[4] == 4 || single[0] == 14 && single[1] == 5)
	switch {
	case straight:
		if single[0] == 14 && single[1] == 5 {
			order = []int{5}
		}
		strength = handStraight
		if flush {
			strength = handStraightFlush
		}
		if flush && order[0] == 14 {
			return handRoyal << 20
		}
		return handValue(strength<<20 | order[0])
	case len(byCount[4]) == 1:
		strength = handFour
	case len(byCount[3]) == 1 && len(byCount[2]) == 1:
		strength = handFull
	case flush:
		strength = handFlush
	case len(byCount[3]) == 1:
		strength = handTrips
	case len(byCount[2]) == 2:
		strength = handTwoPair
	case len(byCount[2]) == 1:
		strength = handPair
	}
	v := strength
	for i := range 5 {
		v <<= 4
		if i < len(order) {
			v |= order[i]
		}
	}
	return handValue(v)
}

// TestEveryHand values all hands of five cards: there are as many of each strength as combinatorics says.
func TestEveryHand(t *testing.T) {
	want := [handFive]int{0, 1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4}
	var got [handFive]int
	var h [5]Card
	for h[0] = 4; h[0] < deckSize; h[0]++ {
		for h[1] = 3; h[1] < h[0]; h[1]++ {
			for h[2] = 2; h[2] < h[1]; h[2]++ {
				for h[3] = 1; h[3] < h[2]; h[3]++ {
					for h[4] = 0; h[4] < h[3]; h[4]++ {
						got[natural(h[:]).strength()]++
					}
				}
			}
		}
	}
	if got != want {
		t.Errorf("hands by strength: %v, want %v", got, want)
	}
}

// TestHandsAgainstTheSlowWay compares random hands of one to five cards, and the choice of three open cards of five.
func TestHandsAgainstTheSlowWay(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		deck := r.Perm(deckSize)
		var c [7]Card
		for i := range c {
			c[i] = Card(deck[i])
		}
		for n := 1; n <= 5; n++ {
			if a, b := natural(c[:n]), slowValue(c[:n]); a != b {
				t.Fatalf("%v is worth %x, want %x", c[:n], a, b)
			}
		}
		best := handValue(0)
		for i := 2; i < 7; i++ {
			for j := i + 1; j < 7; j++ {
				for k := j + 1; k < 7; k++ {
					best = max(best, slowValue([]Card{c[0], c[1], c[i], c[j], c[k]}))
				}
			}
		}
		if got := bestHand([2]Card{c[0], c[1]}, c[2:], 0); got != best {
			t.Fatalf("%v with three of %v is worth %x, want %x", c[:2], c[2:], got, best)
		}
	}
}

func BenchmarkHand(b *testing.B) {
	own, open := [2]Card{3, 17}, []Card{5, 20, 33, 41, 51}
	for b.Loop() {
		bestHand(own, open, 0)
	}
}

func TestPackedCards(t *testing.T) {
	for _, hand := range []string{"2h", "as", "2h as", "2h 2d 2c 2s 3h 3d 3c 3s", "5h 6c 10s qd"} {
		list, _ := cards(t, hand)
		set := CardSet(0)
		for _, c := range list {
			set |= c.bit()
		}
		if back, ok := unpackCards(packCards(set)); !ok || back != set {
			t.Errorf("%s comes back as %x", hand, back)
		}
	}
	for _, bad := range [][3]int16{{2 | 1<<6, 0, 0}, {1 | 1<<6, 0, 0}, {63, 0, 0}, {-1, -1, -1}} {
		if _, ok := unpackCards(bad[0], bad[1], bad[2]); ok {
			t.Errorf("%v is read as a set of cards", bad)
		}
	}
}
