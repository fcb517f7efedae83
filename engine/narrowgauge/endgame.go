package narrowgauge

// lastTurn reports whether the current turn is the last turn of the game. After it, only the
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

// InEndgame reports whether all remaining decisions of the game are made by one seat. This is the
// case in the last turn of the game.
func (s *State) InEndgame() bool { return s.lastTurn() }

// DropIrrelevant removes the other player's hand and all piles in the last turn of the game, and
// skips the last refill, because no more cards will be played.
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
