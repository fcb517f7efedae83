package westernlegends

// InFinale implements [engine.Finale]. The finale begins when a player reaches the target: the
// round is finished then, and one more is played (R108). The network, which has learned from whole
// games, does not see well who is ahead at that time.
func (s *State) InFinale() bool { return s.lastRound > 0 }
