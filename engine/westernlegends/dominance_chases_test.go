package westernlegends

import "testing"

// TestChasesAreForFights checks what is said about chases by Vendetta: a prey within reach is no
// worse than one that is too far away, all steps to it are equal, and a Move action of three spaces
// is no worse than a chase without a fight.
func TestChasesAreForFights(t *testing.T) {
	s := actPosition(t)
	s.opts.altPoker = true
	vendetta, king := cardCalled(t, "pk_5h"), cardKingHearts
	setHand(s, 0, vendetta, king)
	s.p[0].space, s.p[1].space = box.byID["dr_store_sw"], box.byID["sh_mine"]
	s.p[2].space = box.byID["sh_hideout_a"]
	ride, card := "move", "card pk_5h"
	dominates := func(one, other string) bool {
		t.Helper()
		a, err := s.Parse(one)
		if err != nil {
			t.Fatal(err)
		}
		b, err := s.Parse(other)
		if err != nil {
			t.Fatal(err)
		}
		return s.Dominates(a, b)
	}
	s.p[0].items, s.p[0].mount = 1<<4, 4 // a Mustang
	if dominates(ride, card) {
		t.Error("a ride is said to be no worse than a chase that ends in a fight")
	}
	setHand(s, 0, vendetta)
	if !dominates(ride, card) {
		t.Error("a ride isn't said to be no worse than a chase without a card to fight with")
	}
	s.p[0].items, s.p[0].mount = 0, NoItem
	if dominates(ride, card) {
		t.Error("a ride of two spaces is said to be no worse than a chase of three")
	}
	setHand(s, 0, vendetta, king)
	playTexts(t, s, card)
	if !dominates("player 1", "player 2") || dominates("player 2", "player 1") {
		t.Error("the player within reach isn't said to be the better prey")
	}
	playTexts(t, s, "player 1")
	if !dominates("step dr_store_e", "step dr_store_n") || !dominates("step dr_store_n", "step dr_store_e") {
		t.Error("steps that both lead to the prey aren't said to be equal")
	}
}
