package dakota

import (
	"math/bits"
	"math/rand/v2"

	"gulch/engine"
)

// Determinize replaces everything that a seat cannot know by a random sample: the unknown cards in
// rivals' hands, their pending events, cards that others are looking at, the deck, the plans of
// others that are still secret, and all future random results. The deck becomes unordered: each
// draw is a random card. This is equivalent to shuffling it, but costs nothing for cards that a
// search never draws.
func (s *State) Determinize(seat engine.Seat, r *rand.Rand) {
	s.chance.Reseed(r)
	s.pauses = 0
	if s.phase == PhasePlan {
		s.forgetPlans(seat)
	}
	s.dealHands(seat)
}

// forgetPlans removes the plans of all seats except seat. These seats will plan again.
func (s *State) forgetPlans(seat engine.Seat) {
	for q := range engine.Seat(s.seats) {
		if q != seat {
			s.player[q].undoPlan()
		}
	}
	s.planned &= engine.SeatsOf(seat)
	if s.actor != seat {
		s.planRank, s.planPlace = 0, 0
		s.settleRank()
	}
}

// dealHands puts the cards of the others that the seat does not know into the deck, and deals new
// ones to them. It sorts the deck first, so that the result depends only on the random generator
// and on what the seat knows.
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

// takeBack adds to pile those cards of player p that seat does not know. It also deletes what other
// seats know of p's hand.
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

// dealer deals cards from a deck in which all event cards come first. events is the number of event
// cards that are left in the deck.
type dealer struct {
	s      *State
	events int
}

// sort puts the cards of the pile into the deck, sorted by kind, and marks the deck as unordered.
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

// card removes a random card other than an event card from the deck and returns it.
func (d *dealer) card() Card {
	i := d.events + d.s.chance.Below(int(d.s.deckSize)-d.events)
	return d.take(i)
}

// event removes a random event card from the deck and returns it. It closes the gap in two steps,
// so that event cards stay in front: the last event card fills the gap, and the last card of the
// deck takes the place of that event card.
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

// take removes the card at index i of the deck and returns it. The last card takes its place.
func (d *dealer) take(i int) Card {
	s := d.s
	c := s.deck[i]
	s.deckSize--
	s.deck[i] = s.deck[s.deckSize]
	return c
}
