package narrowgauge

import "gulch/engine"

// throw puts a card on the discard pile. Whoever calls it has taken the card from where it was.
func (s *State) throw(c Card, played bool, tell engine.Observer) {
	s.discard[s.thrown] = c
	s.thrown++
	s.discarded |= c.bit()
	how := 0
	if played {
		how = 1
	}
	say(tell, EventDiscarded, s.actor, int(c), how, 0, 0)
}

// refill discards and draws up to the limit (R54 to R56), which ends the turn.
func (s *State) refill(discard Hand, tell engine.Observer) {
	p := s.actor
	s.hands[p] &^= discard
	for ; discard != 0; discard &= discard - 1 {
		s.throw(discard.first(), false, tell)
	}
	for n := s.limit(p) - s.hands[p].Len(); n > 0; n-- {
		if s.deckSize == 0 {
			s.reshuffle(tell)
		}
		c := s.draw()
		s.hands[p] |= c.bit()
		say(tell, EventDrawn, p, int(c), 0, 0, 0)
	}
	s.endTurn(tell)
}

// reshuffle makes the discard pile the draw pile (R56).
func (s *State) reshuffle(tell engine.Observer) {
	s.deck, s.deckSize = s.discard, s.thrown
	s.thrown, s.discarded = 0, 0
	say(tell, EventShuffled, engine.NoSeat, int(s.deckSize), 0, 0, 0)
	if !s.bag {
		s.shuffleDeck()
	}
}

// draw takes the top card of the draw pile, or any card where its order is open.
func (s *State) draw() Card {
	last := s.deckSize - 1
	if s.bag {
		at := s.chance.Below(int(s.deckSize))
		s.deck[at], s.deck[last] = s.deck[last], s.deck[at]
	}
	s.deckSize = last
	return s.deck[last]
}

// unclaimed is how many Certificates are left when a round ends (R9).
const unclaimed = 2

// endTurn hands over to the other player, or ends the round.
func (s *State) endTurn(tell engine.Observer) {
	say(tell, EventTurnEnd, s.actor, 0, 0, 0, 0)
	s.building, s.difficult, s.brokered = NoCompany, false, false
	s.actor = 1 - s.actor
	if s.onOffer() > unclaimed {
		s.beginTurn(tell)
		return
	}
	s.phase, s.actor = PhaseDividends, 0
}
