package westernlegends

import (
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
	for _, hand := range []string{"ks kd 9d 9c", "ah kh qh jh", "2c 3d 4h 6s", "9h 9d 9c 2s", "ah 2h 7h 9h", "ac 7d 4h 2s", "5c 6c 7c 9c"} {
		list, _ := cards(t, hand)
		best := handValue(0)
		for c := range Card(deckSize) {
			best = max(best, natural(append(list[:4:4], c)))
		}
		got := wildValue(list, 1)
		// Five of a kind needs a fifth card of the rank, which no deck has.
		if got != best && got.strength() != handFive {
			t.Errorf("%s with a wild card: %x, want %x", hand, got, best)
		}
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
