package narrowgauge

// lastTurn reports whether the turn of the actor is the last one of the game: with its Certificate only those are left that nobody
// takes (R9).
func (s *State) lastTurn() bool {
	if s.round != Rounds {
		return false
	}
	switch s.phase {
	case PhaseShare:
		return s.onOffer() == unclaimed+1
	case PhaseFirstCard, PhaseSecondCard, PhaseRefill:
		return s.onOffer() == unclaimed
	}
	return false
}

// Ending reports whether one seat alone has the rest of the game to play: its last turn.
func (s *State) Ending() bool { return s.lastTurn() }

// Shed takes away, in the last turn of the game, the hand of the other player and all piles, and goes past the last refill: nobody
// plays a card any more.
func (s *State) Shed() {
	over := s.round == Rounds && s.phase >= PhaseDividends
	if !over && !s.lastTurn() {
		return
	}
	if s.phase == PhaseRefill {
		s.endTurn(nil)
		over = true
	}
	if over {
		s.hands = [Seats]Hand{}
	} else {
		s.hands[1-s.actor] = 0
	}
	s.deck, s.discard = [CardCount]Card{}, [CardCount]Card{}
	s.deckSize, s.thrown, s.pileSize = 0, 0, 0
}
