package dakota

import "gulch/engine"

// oneSeatLeft reports whether the other seats can no longer affect the actor in this game. This is
// so only on the last day: in the evening when all other seats have passed (R82), because no
// evening card answers another card, and during lodging, when no cards are played.
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

// InEndgame reports whether it is the last day and the other seats can no longer affect the actor.
func (s *State) InEndgame() bool { return s.oneSeatLeft() }

// DropIrrelevant removes what no longer matters if InEndgame is true: the cards of the other seats,
// what seats know of each other's hands, pending events, and the deck. If InEndgame is false, it
// does nothing.
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
