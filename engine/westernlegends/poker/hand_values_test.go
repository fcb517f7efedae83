package poker

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// card is a card of the deck, numbered as in package poker.
type card int8

// cards returns the cards in a text such as "kh 9d 9c", and the number of wild cards, which are
// written as "*" and come first.
func cards(t *testing.T, text string) (list []card, wild int) {
	t.Helper()
	ranks := []string{"2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a"}
	for word := range strings.FieldsSeq(text) {
		if word == "*" {
			wild++
			continue
		}
		last := len(word) - 1
		rank, suit := slices.Index(ranks, word[:last]), strings.Index("hdcs", word[last:])
		if rank < 0 || suit < 0 {
			t.Fatalf("no card %q", word)
		}
		list = append(list, card(4*rank+suit))
	}
	return list, wild
}

func TestHandsAreRanked(t *testing.T) {
	// Each hand beats all hands after it.
	ladder := []struct {
		hand     string
		strength int
	}{
		{"* * ks kd kh", Five}, {"* 9s 9d 9h 9c", Five}, {"ah kh qh jh 10h", Royal},
		{"9h 8h 7h 6h 5h", StraightFlush}, {"5c 4c 3c 2c ac", StraightFlush},
		{"8h 8d 8c 8s 2h", Four}, {"7h 7d 7c 7s ah", Four}, {"7h 7d 7c 7s", Four},
		{"* ks kd 9d 9c", FullHouse}, {"9h 9d 9c ks kd", FullHouse}, {"ah 9h 7h 4h 2h", Flush},
		{"kh qh jh 9h 2h", Flush},
		{"as kd qh jc 10h", Straight}, {"6s 5d 4h 3c 2h", Straight}, {"as 2d 3h 4c 5h", Straight},
		{"9h 9d 9c as kd", Trips}, {"9h 9d 9c as", Trips}, {"kh kd 9c 9s 2d", TwoPair}, {"kh kd 9c 9s", TwoPair},
		{"ah ad 9c 8s 2d", Pair}, {"kh kd ac 8s 2d", Pair}, {"kh kd ac 8s", Pair},
		{"ah kd 9c 8s 2d", High}, {"ah kd 9c 8s", High}, {"kh qd 9c 8s 2d", High},
	}
	last := Value(1 << 31)
	for _, c := range ladder {
		list, wild := cards(t, c.hand)
		v := Wild(list, wild)
		if v.Strength() != c.strength {
			t.Errorf("%s is %s, want %s", c.hand, IDs[v.Strength()], IDs[c.strength])
		}
		if v >= last {
			t.Errorf("%s does not lose to the hand before it in the list", c.hand)
		}
		last = v
	}
}

func TestSuitsBreakNoTies(t *testing.T) {
	a, _ := cards(t, "ah kd 9c 8s 2d")
	b, _ := cards(t, "as kc 9d 8h 2h")
	if Natural(a) != Natural(b) {
		t.Error("hands that only differ in suits have different values")
	}
}

// TestWildAgainstEveryCard checks the value of hands with wild cards against the best value over
// all cards that the wild cards can stand for.
func TestWildAgainstEveryCard(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 2_000 {
		hand := make([]card, 4)
		for i, c := range r.Perm(52)[:4] {
			hand[i] = card(c)
		}
		one, two := Value(0), Value(0)
		for c := range card(52) {
			one = max(one, Natural(append(hand[:4:4], c)))
			for d := range c {
				two = max(two, Natural(append(hand[:3:3], c, d)))
			}
		}
		// a card may occur twice here, because a fifth card of a rank is possible
		if got := Wild(hand, 1); got != one {
			t.Fatalf("%v with a wild card: %x, want %x", hand, got, one)
		}
		if got := Wild(hand[:3], 2); got != two && got.Strength() != Five {
			t.Fatalf("%v with two wild cards: %x, want %x", hand[:3], got, two)
		}
	}
}

// slowValue is a simple implementation of Natural for comparison: it counts the cards of each rank
// and applies the definitions of the strengths directly.
func slowValue(hand []card) Value {
	byCount := [5][]int{}
	suits := map[card]bool{}
	for rank := 14; rank >= 2; rank-- {
		n := 0
		for _, c := range hand {
			if int(c>>2)+2 == rank {
				n++
				suits[c&3] = true
			}
		}
		byCount[n] = append(byCount[n], rank)
	}
	order := slices.Concat(byCount[4], byCount[3], byCount[2], byCount[1])
	strength, flush, single := High, len(suits) == 1 && len(hand) == 5, byCount[1]
	straight := len(single) == 5 && (single[0]-single[4] == 4 || single[0] == 14 && single[1] == 5)
	switch {
	case straight:
		if single[0] == 14 && single[1] == 5 {
			order = []int{5}
		}
		strength = Straight
		if flush {
			strength = StraightFlush
		}
		if flush && order[0] == 14 {
			return Royal << 20
		}
		return Value(strength<<20 | order[0])
	case len(byCount[4]) == 1:
		strength = Four
	case len(byCount[3]) == 1 && len(byCount[2]) == 1:
		strength = FullHouse
	case flush:
		strength = Flush
	case len(byCount[3]) == 1:
		strength = Trips
	case len(byCount[2]) == 2:
		strength = TwoPair
	case len(byCount[2]) == 1:
		strength = Pair
	}
	v := strength
	for i := range 5 {
		v <<= 4
		if i < len(order) {
			v |= order[i]
		}
	}
	return Value(v)
}

// TestStrengthFrequencies checks that each strength occurs among all hands of five cards as often
// as combinatorics predicts.
func TestStrengthFrequencies(t *testing.T) {
	want := [Five]int{0, 1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4}
	var got [Five]int
	var h [5]card
	for h[0] = 4; h[0] < 52; h[0]++ {
		for h[1] = 3; h[1] < h[0]; h[1]++ {
			for h[2] = 2; h[2] < h[1]; h[2]++ {
				for h[3] = 1; h[3] < h[2]; h[3]++ {
					for h[4] = 0; h[4] < h[3]; h[4]++ {
						got[Natural(h[:]).Strength()]++
					}
				}
			}
		}
	}
	if got != want {
		t.Errorf("hands by strength: %v, want %v", got, want)
	}
}

// TestHandsAgainstSlowValue checks Natural against slowValue for random hands of one to five cards.
// It also checks Best against a search of all choices of three out of five open cards.
func TestHandsAgainstSlowValue(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		deck := r.Perm(52)
		var c [7]card
		for i := range c {
			c[i] = card(deck[i])
		}
		for n := 1; n <= 5; n++ {
			if a, b := Natural(c[:n]), slowValue(c[:n]); a != b {
				t.Fatalf("Natural(%v) is %x, want %x", c[:n], a, b)
			}
		}
		best := Value(0)
		for i := 2; i < 7; i++ {
			for j := i + 1; j < 7; j++ {
				for k := j + 1; k < 7; k++ {
					best = max(best, slowValue([]card{c[0], c[1], c[i], c[j], c[k]}))
				}
			}
		}
		if got := Best([2]card{c[0], c[1]}, c[2:], uint64(0)); got != best {
			t.Fatalf("Best(%v, %v) is %x, want %x", c[:2], c[2:], got, best)
		}
	}
}

func BenchmarkHand(b *testing.B) {
	own, open := [2]card{3, 17}, []card{5, 20, 33, 41, 51}
	for b.Loop() {
		Best(own, open, uint64(0))
	}
}
