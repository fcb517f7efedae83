package dakota

import "gulch/engine"

// oneSeatLeft reports whether at most one seat can still play cards in this game. This is the case
// on the last day when all others have passed in the evening (R82), because no evening card answers
// another card, and in the stage lodging.
func (s *State) oneSeatLeft() bool {
	if !s.lastDay {
		return false
	}
	switch s.stage {
	case stageEvening:
		return s.passed.With(s.actor) == engine.AllSeats(int(s.seats))
	case stageLodging:
		return true
	}
	return false
}

// InEndgame reports whether it is the last day and no more than one seat has decisions left to
// make.
func (s *State) InEndgame() bool { return s.oneSeatLeft() }

// DropIrrelevant removes what can no longer matter if InEndgame is true: the cards of the other
// seats, what seats know of hands, pending events and the deck. It does nothing before that.
func (s *State) DropIrrelevant() {
	if !s.oneSeatLeft() {
		return
	}
	for q := range engine.Seat(s.seats) {
		p := &s.player[q]
		if s.stage == stageLodging || q != s.actor {
			p.hand = 0
		}
		p.known = [MaxSeats]uint64{}
		p.pending, p.pendingSize = [maxPending]Card{}, 0
	}
	s.deck, s.deckSize = [maxDeck]Card{}, 0
	s.seenSize = 0
}
