package narrowgauge

import "gulch/engine"

// discardCard puts card c on the discard pile. played is true if the card was played, false if the
// actor discarded it without playing it. The caller must have removed the card from its old place.
func (s *State) discardCard(c Card, played bool, tell engine.Observer) {
	s.discard[s.discardSize] = c
	s.discardSize++
	s.discarded |= c.bit()
	tellDiscarded(tell, s.actor, c, played)
}

// refill makes the actor discard the cards in discard and draw up to the hand limit (R54 to R56).
// This ends the turn.
func (s *State) refill(discard Hand, tell engine.Observer) {
	p := s.actor
	for c := range discard.All() {
		s.hands[p] &^= c.bit()
		s.discardCard(c, false, tell)
	}
	for n := s.limit(p) - s.hands[p].Len(); n > 0; n-- {
		if s.deckSize == 0 {
			s.reshuffle(tell)
		}
		c := s.draw()
		s.hands[p] |= c.bit()
		tellDrawn(tell, p, c)
	}
	s.endTurn(tell)
}

// reshuffle shuffles the discard pile, which becomes the draw pile (R56).
func (s *State) reshuffle(tell engine.Observer) {
	s.deck, s.deckSize = s.discard, s.discardSize
	s.discardSize, s.discarded = 0, 0
	tellShuffled(tell, int(s.deckSize))
	if !s.unordered {
		s.shuffleDeck()
	}
}

// draw removes the top card from the draw pile, or a random card if the order of the pile is
// undetermined, and returns it.
func (s *State) draw() Card {
	last := s.deckSize - 1
	if s.unordered {
		at := s.chance.Below(int(s.deckSize))
		s.deck[at], s.deck[last] = s.deck[last], s.deck[at]
	}
	s.deckSize = last
	return s.deck[last]
}

// unclaimed is the number of Certificates that are left on offer when a round ends. Nobody gets
// them (R9).
const unclaimed = 2

// endTurn ends the actor's turn. The turn goes to the other seat; if only the unclaimed
// Certificates are left, the round ends instead.
func (s *State) endTurn(tell engine.Observer) {
	s.building, s.difficult, s.brokered = NoCompany, false, false
	tellTurnEnd(tell, s.actor)
	if s.onOffer() > unclaimed {
		s.beginTurn(1-s.actor, tell)
		return
	}
	s.phase, s.actor = PhaseDividends, 0
}
