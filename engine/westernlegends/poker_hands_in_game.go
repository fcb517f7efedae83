package westernlegends

import (
	"gulch/engine"
	"gulch/engine/westernlegends/poker"
)

// handOf returns the value of the poker hand of player p, who takes part in the game: that of the
// two cards chosen by p with the open cards.
func (s *State) handOf(p engine.Seat) poker.Value {
	return s.handWith(s.game.cards[p])
}

// handWith returns the value of the poker hand that the two cards in own make together with the
// open cards.
func (s *State) handWith(own [2]Card) poker.Value {
	return poker.Best(own, s.game.flop[:s.game.flopSize], box.windows.wild[s.alt()])
}

// houseHand returns the value of the best hand of the house, and the two cards that make it with
// the open cards. Wild cards do not count as wild for the house.
func (s *State) houseHand() (poker.Value, [2]Card) {
	g := &s.game
	best, cards := poker.Value(0), [2]Card{NoCard, NoCard}
	for c := range g.house.All() {
		for d := range (g.house &^ (2*c.bit() - 1)).All() {
			if v := poker.Best([2]Card{c, d}, g.flop[:g.flopSize], CardSet(0)); v > best {
				best, cards = v, [2]Card{c, d}
			}
		}
	}
	return best, cards
}
