package boomtown

// InEndgame reports whether the last turn is being played, so that no more cards will be revealed.
func (s *State) InEndgame() bool {
	return s.phase > PhaseReveal && s.phase < PhaseGameOver && s.next == s.total
}

// DropIrrelevant does nothing. It would remove hidden cards that do not matter, but in the last
// turn the hidden cards are never drawn anyway.
func (s *State) DropIrrelevant() {}
