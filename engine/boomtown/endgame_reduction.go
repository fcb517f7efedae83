package boomtown

// InEndgame reports whether the last turn of the game is being played, so that no more cards will
// be revealed.
func (s *State) InEndgame() bool {
	return s.phase > PhaseReveal && s.phase < PhaseGameOver && s.next == s.total
}

// DropIrrelevant does nothing. It could remove hidden cards that no longer matter, but in the last
// turn no hidden card is left that could be drawn.
func (s *State) DropIrrelevant() {}
