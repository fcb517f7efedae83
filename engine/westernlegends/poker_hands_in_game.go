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

// CountsAs returns the two cards of a poker hand with each wild card replaced by the card as which
// it counts in the best hand with the open cards. alternate says whether the game uses the
// alternate effects of poker cards.
func CountsAs(own [2]Card, open []Card, alternate bool) [2]Card {
	alt := 0
	if alternate {
		alt = 1
	}
	wild, first := box.windows.wild[alt], -1
	for i, c := range own {
		if c >= 0 && wild.Has(c) {
			first = i
			break
		}
	}
	if first < 0 {
		return own
	}
	best := poker.Best(own, open, wild)
	for c := Card(deckSize - 1); c >= 0; c-- {
		as := own
		if as[first] = c; poker.Best(as, open, wild&^c.bit()) != best {
			continue
		}
		if rest := 1 - first; rest > first && own[rest] >= 0 && wild.Has(own[rest]) && own[rest] != c {
			for d := Card(deckSize - 1); d >= 0; d-- {
				if both := [2]Card{c, d}; poker.Best(both, open, CardSet(0)) == best {
					return both
				}
			}
			continue
		}
		return as
	}
	return own
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
