package westernlegends

import (
	"testing"

	"gulch/engine"
)

// TestShakedownIsWorthWhatItBrings checks that the heuristics rate a demand by what the players
// within reach can give, and a card that must be discarded anyway as costing nothing.
func TestShakedownIsWorthWhatItBrings(t *testing.T) {
	s := actPosition(t)
	setHand(s, 0, cardFiveClubs)
	use := func() float32 {
		a := s.appraise(0)
		return a.own(CardAction(cardFiveClubs))
	}
	alone := use()
	s.p[1].money = 20
	paid := use()
	if paid <= alone {
		t.Errorf("Shakedown is worth %.2f with a player who can pay, and %.2f without one", paid, alone)
	}
	hand := []Card{cardFiveClubs}
	for c := Card(deckSize - 1); len(hand) < s.handSize(0)+1; c-- {
		hand = append(hand, c)
	}
	setHand(s, 0, hand...)
	if free := use(); free <= paid {
		t.Errorf("Shakedown is worth %.2f if it must be discarded anyway, and %.2f otherwise", free, paid)
	}
}

// TestLastShieldIsNotPlayedInLostFights checks that the heuristics decline a fight against a strong
// hand with a low card that can cancel the wound.
func TestLastShieldIsNotPlayedInLostFights(t *testing.T) {
	s := actPosition(t)
	s.active = 1
	shave := cardCalled(t, "pk_4c")
	setHand(s, 0, shave)
	s.fighting = 1
	s.bouts[0] = bout{side: [2]engine.Seat{1, 0}, kind: fightRob, dealer: engine.NoSeat}
	a := s.appraise(0)
	if a.shield(shave) <= 0 {
		t.Error("the only card that cancels a wound is worth nothing in the hand of the loser")
	}
	setHand(s, 0, shave, cardCalled(t, "pk_4s"))
	if a.shield(shave) != 0 {
		t.Error("one of two cards that cancel a wound is worth more in the hand of the loser")
	}
}
