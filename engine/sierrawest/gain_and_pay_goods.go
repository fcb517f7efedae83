package sierrawest

import "gulch/engine"

// gain gives seat p up to n units of good g and returns the actual amount, which limits of the seat
// and the supply can reduce (R8). from is the reason that the event names.
func (s *State) gain(p engine.Seat, g Good, n int, from Source, obs engine.Observer) int {
	me := &s.player[p]
	supply, wanted := 0, n
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
	if wanted > n {
		tellExcess(obs, p, g, wanted-n)
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
