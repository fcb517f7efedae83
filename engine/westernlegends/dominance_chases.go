package westernlegends

import "gulch/engine"

// A chase is played to fight its prey. Its walk, whose steps must all lead nearer to the prey, is
// also a way to get somewhere, but a Move action does that too, and costs no card.

// chaseReaches reports whether player p, with n steps left, can walk from space x to the prey of a
// chase without an encounter, and then fight it.
func (s *State) chaseReaches(p, prey engine.Seat, x Space, n int) bool {
	to := s.spaceOf(prey)
	if s.fought.Has(prey) || s.p[p].hand == 0 || int(box.dist[x][to]) > n {
		return false
	}
	if x == to {
		return true
	}
	for _, y := range box.near[x] {
		if box.dist[y][to] < box.dist[x][to] && s.enters(p, y) && !s.meets(p, y) &&
			s.chaseReaches(p, prey, y, n-1) {
			return true
		}
	}
	return false
}

// preyDominates reports whether player p, who chooses whom to chase, can fight seat a but not seat
// b, and gets no farther by chasing b.
func (s *State) preyDominates(p, a, b engine.Seat) bool {
	n, from := s.Chase(), s.p[p].space
	if !s.chaseReaches(p, a, from, n) || s.chaseReaches(p, b, from, n) {
		return false
	}
	x := s.appraise(p)
	return x.chaseFrom(from, a, n) >= x.chaseFrom(from, b, n)
}

// chaseStepDominates reports whether the steps to spaces a and b of a chase are equal: both lead to
// the fight with the prey, which is worth more than to stop on the way.
func (s *State) chaseStepDominates(p engine.Seat, a, b Space) bool {
	f := s.askingFrame()
	if f.op != opBonus || f.c == 0 {
		return false
	}
	prey, left := engine.Seat(f.c-1), int(f.a)-1
	if s.meets(p, a) || s.meets(p, b) || !s.chaseReaches(p, prey, a, left) || !s.chaseReaches(p, prey, b, left) {
		return false
	}
	x := s.appraise(p)
	fight := x.potential(s.spaceOf(prey), 0) + x.chaseFight(prey)
	return x.chaseFrom(b, prey, left) <= fight
}

// rideReplaces reports whether a Move action of the active player does all that a chase by poker
// card c can do: no fight is possible at its end, and the ride reaches each space of its walks.
func (s *State) rideReplaces(c Card) bool {
	n, p := s.ChaseOf(c), s.active
	a := s.appraise(p)
	reach, ok := s.RideReach()
	if n == 0 || !ok || a.countsActs() || a.storySignals>>sigCardAction&1 != 0 {
		return false
	}
	alone := s.p[p].hand == c.bit() // without a card left, the player cannot fight
	for set := s.rivals(p, far); set != 0; set &= set - 1 {
		q := engine.Seat(nthBit(uint64(set), 0))
		if !alone && s.chaseReaches(p, q, a.pl.space, n) || !s.rideCovers(&reach, a.pl.space, q, n) {
			return false
		}
	}
	return true
}

// rideCovers reports whether a ride (reach) can end in each space in which a chase of player q by
// up to n steps from space x can end.
func (s *State) rideCovers(reach *Reach, x Space, q engine.Seat, n int) bool {
	to := s.spaceOf(q)
	for _, y := range box.near[x] {
		if n == 0 || box.dist[y][to] >= box.dist[x][to] || !s.enters(reach.Seat, y) {
			continue
		}
		if !reach.Has(y) || !s.meets(reach.Seat, y) && !s.rideCovers(reach, y, q, n-1) {
			return false
		}
	}
	return true
}
