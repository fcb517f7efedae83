package sierrawest

import "gulch/engine"

// OpenDecision reports whether the decision needs nothing that only the seat to move knows; see
// [engine.DecidesOpenly]. Only the choice of three cards from the hand does: from then on these
// cards lie open, and the rest of the hand is not used in the turn.
func (s *State) OpenDecision() bool { return s.Phase() != PhasePlan && s.Turn() != engine.NoSeat }

// CoverSecrets puts the hands of all seats into their draw piles, and makes the face-down cards of
// the mountain undecided.
func (s *State) CoverSecrets() {
	s.undecideCards()
	for p := range s.player[:s.seats] {
		me := &s.player[p]
		me.hand, me.draw = 0, me.hand|me.draw
	}
}

var _ engine.DecidesOpenly = (*State)(nil)
