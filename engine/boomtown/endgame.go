package boomtown

// InEndgame reports whether the last turn is being played, so that no more cards will be revealed.
func (s *State) InEndgame() bool {
	return s.phase > PhaseReveal && s.phase < PhaseGameOver && s.next == s.total
}

// DropIrrelevant does nothing. It could remove hidden cards that no longer matter, but in the last
// turn no hidden card is drawn anyway.
func (s *State) DropIrrelevant() {}
