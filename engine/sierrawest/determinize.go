package sierrawest

import (
	"math/rand/v2"

	"gulch/engine"
)

// Determinize replaces everything that seat may not know by a sample of what it may be (section 9): the others' hands,
// the cards that lie face down, and all coming chance. Draw piles, face-down cards and the plans of Hastings that are not
// turned over are bags anyway. The sample depends on r and on what seat knows, on nothing else.
func (s *State) Determinize(seat engine.Seat, r *rand.Rand) {
	s.chance.Reseed(r)
	s.forget()
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

// forget makes face-down cards undecided that a loaded position has decided.
func (s *State) forget() {
	for set := s.decided(); set != 0; set &= set - 1 {
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

// decided returns the nodes whose card lies face down but is decided. Outposts lie open.
func (s *State) decided() Set {
	set := s.held &^ s.faceUp &^ s.unknown
	if s.mode == OutlawsOutposts {
		set &^= outpostNodes
	}
	return set
}
