package narrowgauge

import (
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// TestDeterminizeIsUniform checks that all cards that a seat has not seen are equally likely to be
// in the other seat's hand, and equally likely to be drawn next.
func TestDeterminizeIsUniform(t *testing.T) {
	const deals = 40_000
	s := at(t, 0, PhaseShare, 1)
	unseen := allCards &^ s.hands[1] &^ s.discarded
	var held, next [CardCount]int
	r := rand.New(rand.NewPCG(3, 4))
	c := *s
	for range deals {
		c.Determinize(1, r)
		for card := range c.hands[0].All() {
			held[card]++
		}
		played := c
		next[played.draw()]++
	}
	for card := range Card(CardCount) {
		wantHeld, wantNext := 0.0, 0.0
		if unseen.Has(card) {
			wantHeld = deals * float64(s.hands[0].Len()) / float64(unseen.Len())
			wantNext = deals / float64(unseen.Len())
		}
		if !gametest.WithinFiveSigma(held[card], wantHeld) || !gametest.WithinFiveSigma(next[card], wantNext) {
			t.Errorf("card %s is held %d times, want about %.0f; drawn next %d times, want about %.0f", card,
				held[card], wantHeld, next[card], wantNext)
		}
	}
}

// TestDeterminizedBidsAreNotAnswered checks that in a determinized position the bid drawn for seat
// 1 does not depend on the bid of seat 0.
func TestDeterminizedBidsAreNotAnswered(t *testing.T) {
	drawn := map[int]bool{}
	for amount := range 10 {
		s := *at(t, 0, PhaseBid, 0)
		s.Determinize(0, rand.New(rand.NewPCG(1, 1)))
		if err := s.Play(Bid(amount), func(e engine.Event) {
			if e.Kind == EventBids {
				drawn[Bid1In(e)] = true
			}
		}); err != nil {
			t.Fatal(err)
		}
	}
	if len(drawn) != 1 {
		t.Errorf("the bids of seat 1 depend on the bid of seat 0: %v", drawn)
	}
}
