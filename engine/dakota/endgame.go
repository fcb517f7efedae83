package dakota

import "gulch/engine"

// oneSeatLeft reports whether, on the last day, at most one seat can still play cards: in the
// evening all others have passed (R82), and no evening card is an answer to another card.
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

// InEndgame reports whether at most one seat still has decisions to make in the last evening.
func (s *State) InEndgame() bool { return s.oneSeatLeft() }

// DropIrrelevant removes, when at most one seat is left in the last evening, the cards of the
// others, the deck, and everything for the next day.
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
