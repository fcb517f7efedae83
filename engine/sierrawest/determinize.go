package sierrawest

import (
	"math/rand/v2"

	"gulch/engine"
)

// Determinize replaces everything that a seat cannot know by a random sample: the hands of the
// others, the face-down cards and all future random results. Draw piles, face-down cards and unused
// plans of Hastings have no order, because each card is drawn at random when it is needed. The
// sample depends only on r and on what the seat knows.
func (s *State) Determinize(seat engine.Seat, r *rand.Rand) {
	s.chance.Reseed(r)
	s.undecideCards()
	for p := range s.player[:s.seats] {
		if engine.Seat(p) == seat || s.player[p].hand == 0 {
			continue
		}
		me := &s.player[p]
		pool, n := me.hand|me.draw, me.hand.Len()
		for range n {
			pool &^= 1 << pool.at(s.chance.Below(pool.Len()))
		}
		me.hand, me.draw = (me.hand|me.draw)&^pool, pool
	}
}

// undecideCards removes the face-down cards from their nodes and makes them undecided: the card of
// such a node is drawn at random when it is turned up. Only loaded positions assign face-down cards
// to nodes.
func (s *State) undecideCards() {
	for set := s.decidedNodes(); set != 0; set &= set - 1 {
		n := set.First()
		c := s.card[n]
		if c.IsSpecial() {
			s.special[box.node[n].Row]++
		}
		s.unseen |= bit(c)
		s.unknown |= 1 << n
		s.card[n] = NoCard
	}
}

// decidedNodes returns the nodes to which the position assigns a face-down card. Outposts are left
// out, because everybody can see them.
func (s *State) decidedNodes() Set {
	set := s.held &^ s.faceUp &^ s.unknown
	if s.mode == OutlawsOutposts {
		set &^= outpostNodes
	}
	return set
}
