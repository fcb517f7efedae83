package narrowgauge

// lastTurn reports whether the current turn is the last one of the game. After it, only those
// Certificates are left that nobody ever takes (R9).
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

// InEndgame reports whether one seat makes all remaining decisions of the game. This is the case in
// the last turn.
func (s *State) InEndgame() bool { return s.lastTurn() }

// DropIrrelevant removes the other seat's hand and all piles in the last turn of the game, and
// skips the last refill, because no more cards will be played. In earlier turns it does nothing.
func (s *State) DropIrrelevant() {
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
	s.deckSize, s.discardSize, s.pileSize = 0, 0, 0
}
