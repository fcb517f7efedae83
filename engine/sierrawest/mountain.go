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

// shownAnimals returns the animals printed on the face-up cards of the mountain, as a bit set.
func (s *State) shownAnimals() uint8 {
	var set uint8
	for up := s.faceUp; up != 0; up &= up - 1 {
		set |= 1 << s.printed(s.card[up.First()]).Animal
	}
	return set
}

// catchAnimal records that seat p has caught animal a (R44). how is the way in which it was caught.
func (s *State) catchAnimal(p engine.Seat, a Animal, how CatchMethod, obs engine.Observer) {
	s.player[p].caught |= 1 << a
	tellCaught(obs, p, a, how)
}

// furTrade gives seat p what a Fur Trade pays: one good for each animal that it has caught (R48).
func (s *State) furTrade(p engine.Seat, obs engine.Observer) {
	tellFurTrade(obs, p)
	for a := range ModeAnimal + 1 {
		if s.player[p].caught>>a&1 != 0 {
			s.peltIncome(p, a, obs)
		}
	}
}

// peltIncome gives seat p the good that the pelt of animal a pays (R46, R48).
func (s *State) peltIncome(p engine.Seat, a Animal, obs engine.Observer) {
	s.gain(p, s.Pelt(a), 1, FromPelt, obs)
}

// Pelt returns the good that the pelt of an animal pays now, if there is room and supply for it.
// For two animals it depends on the supplies (R49): the deer brings the apples with the lower
// supply, green if both are equal, and the otter brings the fish with the largest supply.
func (s *State) Pelt(a Animal) Good {
	switch good := s.mode.animalInfo(a).pelt; good {
	case GreenApple:
		if s.apples[1] < s.apples[0] {
			return RedApple
		}
		return GreenApple
	case Trout:
		return s.mostFish()
	default:
		return good
	}
}

// pushDamage asks the active player how to take damage, by putting a decision on the stack (R51).
// source is one of the causes of damage.
func (s *State) pushDamage(source uint8, obs engine.Observer) {
	tellDamage(obs, s.active, int(source))
	s.push(PhaseDamage, source, 0)
}

// playDamage carries out move m, which says what the active player loses to damage. d is the
// decision that it answers (R51 to R53).
func (s *State) playDamage(d pending, m engine.Move, obs engine.Observer) {
	switch m.Kind {
	case KindWreck:
		s.wreck(CabinOf(m), obs)
		return
	case KindLose:
		for _, g := range [2]int{FirstOf(m), SecondOf(m)} {
			if g > 0 {
				s.activePlayer().goods[g-1]--
				tellLost(obs, s.active, Good(g-1), 1)
			}
		}
		return
	}
	tellRetreat(obs, s.active, int(d.n))
	switch d.n {
	case damageOutpost:
		s.fallBack(int(s.active), false, obs)
	case damageSixShooter:
		s.moveWagon(s.active, int(s.activePlayer().wagon)-1, obs)
	default:
		s.restPioneer(s.active, Path(d.n), obs)
	}
}
