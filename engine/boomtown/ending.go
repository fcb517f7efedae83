package boomtown

// InEndgame reports whether the last turn is being played: no card remains to be revealed.
func (s *State) InEndgame() bool {
	return s.phase > PhaseReveal && s.phase < PhaseGameOver && s.next == s.total
}

// DropIrrelevant does nothing: no hidden card of a finished game matters, as leftover cards are
// never drawn.
func (s *State) DropIrrelevant() {}
