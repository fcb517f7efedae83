package nuggets

// InEndgame reports whether the hill is empty, so that only the open nuggets, digs and sacks are
// left.
func (s *State) InEndgame() bool { return s.size == 0 && s.row != 0 }

// DropIrrelevant does nothing, because everything that is left in the endgame of Nuggets still
// matters.
func (s *State) DropIrrelevant() {}
