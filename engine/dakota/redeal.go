package dakota

import (
	"math/bits"
	"math/rand/v2"

	"gulch/engine"
)

// Redeal replaces what a seat may not know by a sample of what it may be (section 9): the cards in rivals' hands that
// it has not seen, their pending events, cards just looked at by others, the deck, the plans of others before they are
// revealed, and the coming chance. The deck becomes a bag from which each draw is made at random: that is the same
// distribution as a shuffle now, and costs nothing for cards that the search never comes to.
func (s *State) Redeal(seat engine.Seat, r *rand.Rand) {
	s.chance.Reseed(r)
	s.unordered = true
	if s.solo() {
		return
	}
	if s.phase == PhasePlan {
		s.forgetPlans(seat)
	}
	s.dealHands(seat)
}

// forgetPlans takes the plans of all others back, to be made anew.
func (s *State) forgetPlans(seat engine.Seat) {
	for q := range engine.Seat(s.seats) {
		if q != seat {
			s.player[q].unplan()
		}
	}
	s.planned &= seatBit(seat)
	if s.actor != seat {
		s.planRank, s.planPlace = 0, 0
		s.settleRank()
	}
}

// dealHands gathers in the deck what the others hold, and deals to them anew.
func (s *State) dealHands(seat engine.Seat) {
	seen := s.seenSize
	if s.actor == seat {
		seen = 0
	}
	for _, c := range s.seen[:seen] {
		s.gather1(c)
	}
	for q := range engine.Seat(s.seats) {
		if q != seat {
			s.takeBack(&s.player[q], seat)
		}
	}
	for q := range engine.Seat(s.seats) {
		if q == seat {
			continue
		}
		p := &s.player[q]
		n := handSize(p.hand - p.known[seat])
		p.hand = p.known[seat]
		for range n {
			p.hand += oneCard(s.dealOne(false))
		}
		for i := range p.pending[:p.pendingSize] {
			p.pending[i] = s.dealOne(true)
		}
	}
	for i := range s.seen[:seen] {
		at := s.chance.Below(int(s.deckSize))
		s.seen[i] = s.draw(at)
	}
}

// takeBack puts into the deck what a rival of seat holds without that seat knowing it.
func (s *State) takeBack(p *player, seat engine.Seat) {
	for unknown := p.hand - p.known[seat]; unknown != 0; {
		c := firstHand + Card(bits.TrailingZeros64(unknown)/2)
		unknown -= oneCard(c)
		s.gather1(c)
	}
	for _, c := range p.pending[:p.pendingSize] {
		s.gather1(c)
	}
	for other := range p.known {
		if engine.Seat(other) != seat {
			p.known[other] = 0
		}
	}
}

func (s *State) gather1(c Card) {
	s.deck[s.deckSize] = c
	s.deckSize++
}

// dealOne takes a random event, or a random card that is none, out of the deck. There is one, because what was dealt
// before was put back. Most tries succeed; after many the first one there is must do.
func (s *State) dealOne(event bool) Card {
	for range 64 {
		if at := s.chance.Below(int(s.deckSize)); s.deck[at].IsEvent() == event {
			return s.draw(at)
		}
	}
	at := 0
	for s.deck[at].IsEvent() != event {
		at++
	}
	return s.draw(at)
}

// draw takes a card out of a deck without order.
func (s *State) draw(at int) Card {
	c := s.deck[at]
	s.deckSize--
	s.deck[at] = s.deck[s.deckSize]
	return c
}
