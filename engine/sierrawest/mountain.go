package sierrawest

import "gulch/engine"

// lift takes a card off the mountain.
func (s *State) lift(n Node) Card {
	c := s.card[n]
	s.card[n] = NoCard
	s.held &^= bit(n)
	s.faceUp &^= bit(n)
	return c
}

// decide draws the card of a node that was not decided: special as likely as the rest of its row says.
func (s *State) decide(n Node) Card {
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

// claim takes a face-up card into the discard pile of a seat (R32). The claiming figure returns to the base without
// a token if it stood there; others are displaced.
func (s *State) claim(p engine.Seat, figure int, n Node, tell engine.Observer) {
	c := s.lift(n)
	me := &s.player[p]
	me.claimed |= bit(c)
	if s.human(p) {
		me.discard |= bit(c)
	}
	say(tell, EventClaimed, p, int(c), int(n), 0, 0)
	if s.climber[figure] == n {
		s.fallBack(figure, false, tell)
	}
	s.displace(n, tell)
	s.queue.claim = true
	s.settle(tell)
}

// settle turns basic cards up that nothing covers any more, and moves special ones to the row (R34). Whatever a card
// uncovers lies further on in the order of the nodes, so one pass is enough.
func (s *State) settle(tell engine.Observer) {
	for n := range Node(NodeCount) {
		if (s.held&^s.faceUp)&bit(n) == 0 || !s.uncovered(n) {
			continue
		}
		if s.unknown.Has(int(n)) {
			s.card[n] = s.decide(n)
		}
		switch c := s.card[n]; {
		case c.IsBasic():
			s.faceUp |= bit(n)
			s.queue.reveals |= bit(n)
			say(tell, EventRevealed, engine.NoSeat, int(c), int(n), 0, 0)
		case s.mode != OutlawsOutposts: // R103
			s.toRow(n, tell)
		}
	}
}

// toRow moves a special card to the leftmost free slot of the row and displaces who stands on it (R34, R67, R70).
func (s *State) toRow(n Node, tell engine.Observer) {
	c := s.lift(n)
	s.row[s.rowSize] = c
	s.taken[s.rowSize] = 0
	s.rowSize++
	say(tell, EventRow, engine.NoSeat, int(c), int(s.rowSize)-1, int(n), 0)
	s.displace(n, tell)
	if s.rowSize == RowSlots {
		s.endRound = min(s.round+1, LastRound)
		say(tell, EventEnding, engine.NoSeat, int(s.endRound), 0, 0, 0)
	}
}

// shown returns the animals printed on face-up cards, one bit each.
func (s *State) shown() uint8 {
	var set uint8
	for up := s.faceUp; up != 0; up &= up - 1 {
		set |= 1 << s.printed(s.card[up.First()]).Animal
	}
	return set
}

// catch turns an animal tile up (R44).
func (s *State) catch(p engine.Seat, a Animal, how How, tell engine.Observer) {
	s.player[p].caught |= 1 << a
	say(tell, EventCaught, p, int(a), int(how), 0, 0)
}

// furTrade collects the pelt income of every animal that a seat has caught (R48).
func (s *State) furTrade(p engine.Seat, tell engine.Observer) {
	say(tell, EventFurTrade, p, 0, 0, 0, 0)
	for a := range ModeAnimal + 1 {
		if s.player[p].caught>>a&1 != 0 {
			s.peltIncome(p, a, tell)
		}
	}
}

// peltIncome pays for one animal (R46, R48).
func (s *State) peltIncome(p engine.Seat, a Animal, tell engine.Observer) {
	s.gain(p, s.Pelt(a), 1, FromPelt, tell)
}

// Pelt returns what the pelt of an animal brings at this moment, as far as there is room or supply. Of the mode animals
// two look at the supplies: the deer raises the lower one, green if level, the otter takes the most plentiful fish (R49).
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

// pushDamage makes the active player choose a loss (R51).
func (s *State) pushDamage(source uint8, tell engine.Observer) {
	say(tell, EventDamage, s.active, int(source), 0, 0, 0)
	s.push(PhaseDamage, source, 0)
}

// playDamage takes a loss (R51 to R53).
func (s *State) playDamage(d pending, m engine.Move, tell engine.Observer) {
	switch m.Kind {
	case KindWreck:
		s.wreck(Cabin(m.A), tell)
		return
	case KindLose:
		for _, g := range [2]int16{m.A, m.B} {
			if g > 0 {
				s.now().goods[g-1]--
				say(tell, EventLost, s.active, int(g-1), 1, 0, 0)
			}
		}
		return
	}
	say(tell, EventRetreat, s.active, int(d.n), 0, 0, 0)
	switch d.n {
	case damageOutpost:
		s.fallBack(int(s.active), false, tell)
	case damageSixShooter:
		s.moveWagon(s.active, int(s.now().wagon)-1, tell)
	default:
		s.rest(s.active, Path(d.n), tell)
	}
}
