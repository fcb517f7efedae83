package sierrawest

import "gulch/engine"

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
