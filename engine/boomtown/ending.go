package boomtown

// Ending reports whether the last turn is being played: no card is left to come.
func (s *State) Ending() bool {
	return s.phase > PhaseReveal && s.phase < PhaseGameOver && s.next == s.total
}

// Shed finds nothing to leave out: all lies open here, and what is left over is never drawn.
func (s *State) Shed() {}
