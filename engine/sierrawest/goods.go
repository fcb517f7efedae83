package sierrawest

import "gulch/engine"

// gain gives seat p up to n units of good g and returns the actual amount, which limits of the seat
// and the supply can reduce (R8). from is the reason that the event names.
func (s *State) gain(p engine.Seat, g Good, n int, from Source, obs engine.Observer) int {
	me := &s.player[p]
	supply := 0
	switch g {
	case Food, Wood, Stone, Gold:
		me.goods[g] += int16(n)
	case GreenApple, RedApple:
		apples := &s.apples[g-GreenApple]
		n = min(n, MaxApples-int(*apples))
		*apples += uint8(n)
		supply = int(*apples)
	case Bullet:
		n = min(n, MaxBullets-int(me.bullets))
		me.bullets += uint8(n)
	case Boots:
		n = min(n, int(s.boots))
		s.boots -= uint8(n)
		me.boots += uint8(n)
	case Trout, Bass, Salmon:
		n = min(n, int(s.fish[g-Trout]))
		s.fish[g-Trout] -= uint8(n)
		me.fish[g-Trout] += uint8(n)
	case Cart:
		n = min(n, int(s.carts))
		s.carts -= uint8(n)
		me.carts[0] += uint8(n)
	}
	if n > 0 {
		tellGained(obs, p, g, n, from, supply)
	}
	return n
}

// spend takes n units of good g from seat p, or from the common supply for apples. The parameter to
// is the reason that the event names. The caller must ensure that there are enough.
func (s *State) spend(p engine.Seat, g Good, n int, to Source, obs engine.Observer) {
	if n == 0 {
		return
	}
	me := &s.player[p]
	supply := 0
	switch g {
	case Food, Wood, Stone, Gold:
		me.goods[g] -= int16(n)
	case GreenApple, RedApple:
		s.apples[g-GreenApple] -= uint8(n)
		supply = int(s.apples[g-GreenApple])
	case Bullet:
		me.bullets -= uint8(n)
	case Boots:
		s.boots += uint8(n)
		me.boots -= uint8(n)
	case Trout, Bass, Salmon:
		s.fish[g-Trout] += uint8(n)
		me.fish[g-Trout] -= uint8(n)
	}
	tellPaid(obs, p, g, n, to, supply)
}

// pay takes the goods of a payment from the active player. The parameter to is the reason that the
// event names.
func (s *State) pay(pay Pay, to Source, obs engine.Observer) {
	for g := Good(0); pay != 0; g, pay = g+1, pay>>payBits {
		s.spend(s.active, g, int(pay&payMost), to, obs)
	}
}

// payCost takes a cost in food, wood and stone from the active player, who must be able to pay it.
// Gold replaces resources that the player does not have (R5). The parameter to is the reason that
// the event names.
func (s *State) payCost(cost [basicKinds]uint8, to Source, obs engine.Observer) {
	var l payments
	s.activePlayer().fixed(cost, &l)
	s.pay(l.list[0], to, obs)
}

// takePiece gives a piece to seat p, which takes it from its owner or from the supply (R9).
func (s *State) takePiece(p engine.Seat, piece Piece, obs engine.Observer) {
	from := s.owner[piece]
	if from == p {
		return
	}
	s.owner[piece] = p
	if obs != nil {
		tellPicked(obs, p, from, piece)
	}
}

// restPioneer returns the pioneer of seat p on the given path to camp, where he has finished the
// turn.
func (s *State) restPioneer(p engine.Seat, path Path, obs engine.Observer) {
	s.player[p].pioneer[path] = spotResting
	tellRested(obs, p, path)
}

// climb moves a frontiersman to a node. figure is his index in State.climber.
func (s *State) climb(figure int, to Node, obs engine.Observer) {
	from := s.climber[figure]
	s.climber[figure] = to
	tellClimbed(obs, climberOwner(figure), to, from, figure == rightFigure)
}

// fallBack returns a frontiersman to the base. figure is his index in State.climber. If he was
// displaced, his seat gets a Pair of Boots, if one is left (R33).
func (s *State) fallBack(figure int, displaced bool, obs engine.Observer) {
	from, owner := s.climber[figure], climberOwner(figure)
	s.climber[figure] = Base
	booted := displaced && s.boots > 0
	tellFell(obs, owner, from, booted, figure == rightFigure)
	if booted {
		s.gain(owner, Boots, 1, FromFall, obs)
	}
}

// displace returns every frontiersman on node n to the base. They are handled clockwise from the
// active player, and the left frontiersman of Hastings before the right one (R33).
func (s *State) displace(n Node, obs engine.Observer) {
	p := s.active
	for range s.seats {
		if s.climber[p] == n {
			s.fallBack(int(p), true, obs)
		}
		if !s.human(p) && s.climber[rightFigure] == n {
			s.fallBack(rightFigure, true, obs)
		}
		p = s.next(p)
	}
}

// moveWagon moves the wagon of seat p along the trail. The parameter to is the number of the space
// to which it moves; if that is beyond the end of the trail, the wagon stops at the end.
func (s *State) moveWagon(p engine.Seat, to int, obs engine.Observer) {
	from := int(s.player[p].wagon)
	if to = max(0, min(to, LastSpace)); to == from {
		return
	}
	s.player[p].wagon = uint8(to)
	tellWagon(obs, p, to, from)
}
