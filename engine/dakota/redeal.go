package dakota

import (
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

// dealHands deals to the others anew. The deck is gathered with its events in front.
func (s *State) dealHands(seat engine.Seat) {
	seen := s.seenSize
	if s.actor == seat {
		seen = 0
	}
	for _, c := range s.seen[:seen] {
		s.gather1(c)
	}
	for q := range engine.Seat(s.seats) {
		if q == seat {
			continue
		}
		p := &s.player[q]
		for c, unknown := firstHand, p.hand-p.known[seat]; unknown>>(2*(c-firstHand)) != 0; c++ {
			for range copies(unknown, c) {
				s.gather1(c)
			}
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
	d := dealer{s: s}
	d.sort()
	for q := range engine.Seat(s.seats) {
		if q == seat {
			continue
		}
		p := &s.player[q]
		n := handSize(p.hand - p.known[seat])
		p.hand = p.known[seat]
		for range n {
			p.hand += oneCard(d.card())
		}
		for i := range p.pending[:p.pendingSize] {
			p.pending[i] = d.event()
		}
	}
	for i := range s.seen[:seen] {
		if s.chance.Below(int(s.deckSize)) < d.events {
			s.seen[i] = d.event()
		} else {
			s.seen[i] = d.card()
		}
	}
}

func (s *State) gather1(c Card) {
	s.deck[s.deckSize] = c
	s.deckSize++
}

// dealer deals from the deck, the first events of which are events and the rest other cards.
type dealer struct {
	s      *State
	events int
}

func (d *dealer) sort() {
	deck := d.s.deck[:d.s.deckSize]
	for i, c := range deck {
		if c.IsEvent() {
			deck[i], deck[d.events] = deck[d.events], c
			d.events++
		}
	}
}

// card takes a random card that is no event.
func (d *dealer) card() Card {
	s := d.s
	i := d.events + s.chance.Below(int(s.deckSize)-d.events)
	c := s.deck[i]
	s.deckSize--
	s.deck[i] = s.deck[s.deckSize]
	return c
}

// event takes a random event.
func (d *dealer) event() Card {
	s := d.s
	i := s.chance.Below(d.events)
	c := s.deck[i]
	d.events--
	s.deckSize--
	s.deck[i] = s.deck[d.events]
	s.deck[d.events] = s.deck[s.deckSize]
	return c
}
