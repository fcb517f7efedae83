package sierrawest

import "gulch/engine"

// removeCard removes the card from node n of the mountain and returns it.
func (s *State) removeCard(n Node) Card {
	c := s.card[n]
	s.card[n] = NoCard
	s.held &^= bit(n)
	s.faceUp &^= bit(n)
	return c
}

// decideCard decides at random which card is on node n, whose card must be undecided, and returns
// it. The probability of a special card is the fraction of special cards among the undecided cards
// of the row.
func (s *State) decideCard(n Node) Card {
	row := box.node[n].Row
	kind := allBasic
	if k := int(s.special[row]); k > 0 && s.chance.Below((s.unknown&box.rowNodes[row]).Len()) < k {
		kind = allSpecial
		s.special[row]--
	}
	pool := s.unseen & kind
	c := Card(pool.at(s.chance.Below(pool.Len())))
	s.unseen &^= bit(c)
	s.unknown &^= bit(n)
	return c
}

// claim moves the face-up card on node n to the discard pile of seat p (R32). figure is the index
// in State.climber of the frontiersman who claims it. If he is on the card, he returns to the base
// without a Pair of Boots. Other frontiersmen on it are displaced.
func (s *State) claim(p engine.Seat, figure int, n Node, obs engine.Observer) {
	c := s.removeCard(n)
	me := &s.player[p]
	me.claimed |= bit(c)
	if s.human(p) {
		me.discard |= bit(c)
	}
	s.queue.claim = true
	tellClaimed(obs, p, c, n)
	if s.climber[figure] == n {
		s.fallBack(figure, false, obs)
	}
	s.displace(n, obs)
	s.settleMountain(obs)
}

// settleMountain turns up the basic cards that no card covers any more, and moves such special
// cards to the row (R34). It visits every card before the cards that it covers, so one pass is
// enough.
func (s *State) settleMountain(obs engine.Observer) {
	for n := range Node(NodeCount) {
		if (s.held&^s.faceUp)&bit(n) == 0 || !s.uncovered(n) {
			continue
		}
		if s.unknown.Has(int(n)) {
			s.card[n] = s.decideCard(n)
		}
		switch c := s.card[n]; {
		case c.IsBasic():
			s.faceUp |= bit(n)
			s.queue.reveals |= bit(n)
			tellRevealed(obs, c, n)
		case s.mode != OutlawsOutposts: // outposts stay on the mountain (R103)
			s.moveToRow(n, obs)
		}
	}
}

// moveToRow moves the special card on node n to the leftmost free slot of the row, and displaces
// the frontiersmen on the node (R34, R67, R70).
func (s *State) moveToRow(n Node, obs engine.Observer) {
	c := s.removeCard(n)
	s.row[s.rowSize] = c
	s.taken[s.rowSize] = 0
	s.rowSize++
	tellRow(obs, c, int(s.rowSize)-1, n)
	s.displace(n, obs)
	if s.rowSize == RowSlots {
		s.endRound = min(s.round+1, LastRound)
		tellEnding(obs, int(s.endRound))
	}
}
