package sierrawest

import "gulch/engine"

// lastRound reports whether the current round is the last one of the game (R70 to R72).
func (s *State) lastRound() bool { return s.round == s.endRound || s.round == LastRound }

// finished reports whether seat p has already had its turn in the current round. In the last round,
// such a seat lays out no more cards.
func (s *State) finished(p engine.Seat) bool {
	from := func(q engine.Seat) int8 { return (int8(q) - int8(s.start) + s.seats) % s.seats }
	return s.phase == PhaseOver || from(p) < from(s.active)
}

// InEndgame reports whether no seat will lay out cards any more. This is the case during the last
// turn of the game; the seats whose turn it is not can then only react.
func (s *State) InEndgame() bool {
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

// DropIrrelevant removes the cards of seats that will not lay out cards any more, so that a search
// need not tell positions apart by them. If the active seat has laid out its cards, it gets an
// arbitrary full hand, so that it draws no cards at the end of its turn. Before the last round,
// DropIrrelevant does nothing.
func (s *State) DropIrrelevant() {
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
