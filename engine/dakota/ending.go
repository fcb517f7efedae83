package dakota

import "gulch/engine"

// alone reports whether nobody plays a card any more but the one whose turn of the last evening it is, or nobody at all: all the
// others have passed (R82), and in the evening no card is an answer to another.
func (s *State) alone() bool {
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

// Ending reports whether one seat alone has the rest of the last evening to play.
func (s *State) Ending() bool { return s.alone() }

// Shed takes away, once one seat alone is left in the last evening, the cards of the others, the deck, and what would have come
// tomorrow.
func (s *State) Shed() {
	if !s.alone() {
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
