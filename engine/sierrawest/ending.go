package sierrawest

import "gulch/engine"

// lastRound reports whether the game ends with this round (R70 to R72).
func (s *State) lastRound() bool { return s.round == s.endRound || s.round == LastRound }

// finished reports whether a seat has had its turn in this round, so that in the last one it plays no card any more.
func (s *State) finished(p engine.Seat) bool {
	from := func(q engine.Seat) int8 { return (int8(q) - int8(s.start) + s.seats) % s.seats }
	return s.phase == PhaseOver || from(p) < from(s.active)
}

// Ending reports whether nobody is to lay out cards any more: the last player walks his paths, and others only answer.
func (s *State) Ending() bool {
	if !s.lastRound() || s.phase == PhasePlan || s.phase == PhaseRival {
		return false
	}
	for p := range engine.Seat(s.seats) {
		if s.human(p) && p != s.active && !s.finished(p) {
			return false
		}
	}
	return true
}

// Shed takes away, in the last round, the cards of those who lay none out any more. Whose turn it is gets a full hand of any cards once
// he has laid out his own, so that he draws nothing at its end.
func (s *State) Shed() {
	if !s.lastRound() {
		return
	}
	for p := range engine.Seat(s.seats) {
		me := &s.player[p]
		switch {
		case !s.human(p):
		case s.finished(p):
			me.hand, me.draw, me.discard = 0, 0, 0
		case p == s.active && s.phase == PhasePioneer:
			me.hand, me.draw, me.discard = 1<<s.handSize()-1, 0, 0
		}
	}
}
