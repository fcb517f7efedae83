package dakota

import (
	"math/bits"
	"math/rand/v2"

	"gulch/engine"
)

// Determinize replaces what a seat may not know by a sample of what it may be (section 9): the cards in rivals' hands that
// it has not seen, their pending events, cards just looked at by others, the deck, the plans of others before they are
// revealed, and the coming chance. The deck becomes a bag from which each draw is made at random: that is the same
// distribution as a shuffle now, and costs nothing for cards that the search never comes to.
func (s *State) Determinize(seat engine.Seat, r *rand.Rand) {
	s.chance.Reseed(r)
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
	s.planned &= engine.SeatsOf(seat)
	if s.actor != seat {
		s.planRank, s.planPlace = 0, 0
		s.settleRank()
	}
}

// dealHands gathers in the deck what the others hold, and deals to them anew. The deck is sorted before, so that the
// result follows from what the seat knows and from chance alone.
func (s *State) dealHands(seat engine.Seat) {
	var pile [CardKinds]uint8
	for _, c := range s.deck[:s.deckSize] {
		pile[c]++
	}
	seen := s.seen[:s.seenSize]
	if s.actor == seat {
		seen = nil
	}
	for _, c := range seen {
		pile[c]++
	}
	for q := range engine.Seat(s.seats) {
		if q != seat {
			s.player[q].takeBack(seat, &pile)
		}
	}
	d := dealer{s: s}
	d.sort(&pile)
	for q := range engine.Seat(s.seats) {
		if q == seat {
			continue
		}
		p := &s.player[q]
		n := handSize(p.hand)
		p.hand = p.known[seat]
		for range n - handSize(p.hand) {
			p.hand += oneCard(d.card())
		}
		for i := range p.pending[:p.pendingSize] {
			p.pending[i] = d.event()
		}
	}
	for i := range seen {
		seen[i] = d.any()
	}
}

// takeBack counts to the pile what a rival of seat holds without that seat knowing it, and forgets what third seats
// know of the hand.
func (p *player) takeBack(seat engine.Seat, pile *[CardKinds]uint8) {
	for unknown := p.hand - p.known[seat]; unknown != 0; {
		c := firstHand + Card(bits.TrailingZeros64(unknown)/2)
		unknown -= oneCard(c)
		pile[c]++
	}
	for _, c := range p.pending[:p.pendingSize] {
		pile[c]++
	}
	for other := range p.known {
		if engine.Seat(other) != seat {
			p.known[other] = 0
		}
	}
}

// dealer deals from the deck: first the events, then the other cards.
type dealer struct {
	s      *State
	events int
}

// sort makes the pile the deck, which has no order from now on.
func (d *dealer) sort(pile *[CardKinds]uint8) {
	s, n := d.s, 0
	for c, count := range pile {
		for range count {
			s.deck[n] = Card(c)
			n++
		}
		if Card(c) == firstHand-1 {
			d.events = n
		}
	}
	s.deckSize, s.unordered = uint8(n), true
}

// card takes a random card that is no event.
func (d *dealer) card() Card {
	i := d.events + d.s.chance.Below(int(d.s.deckSize)-d.events)
	return d.take(i)
}

// event takes a random event; the last one moves to its place, and the last card to that one's.
func (d *dealer) event() Card {
	i := d.s.chance.Below(d.events)
	d.events--
	c := d.s.deck[i]
	d.s.deck[i] = d.s.deck[d.events]
	d.take(d.events)
	return c
}

func (d *dealer) any() Card {
	if d.s.chance.Below(int(d.s.deckSize)) < d.events {
		return d.event()
	}
	return d.card()
}

// take removes a card; the last one moves to its place.
func (d *dealer) take(i int) Card {
	s := d.s
	c := s.deck[i]
	s.deckSize--
	s.deck[i] = s.deck[s.deckSize]
	return c
}
