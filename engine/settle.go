package engine

// Settle plays every decision that leaves no choice and returns the legal moves of the first one that does, in buf
// regrown as needed; none when the game is over. It is the one place where forced moves are made, so that matches,
// search, the arena and scenario files all agree on them. Their events carry the mark Auto.
//
// The error is that of a state which refuses its own only move: a defect of the game.
func Settle(s State, buf []Move, tell Observer) ([]Move, error) {
	auto := tell
	if tell != nil {
		auto = func(e Event) {
			e.Auto = true
			tell(e)
		}
	}
	for {
		if buf = s.Moves(buf[:0]); !Forced(s, buf) {
			return buf, nil
		}
		if err := s.Play(buf[0], auto); err != nil {
			return buf, err
		}
	}
}

// Forced reports whether a state with these legal moves leaves no choice, so that Settle goes on.
func Forced(s State, moves []Move) bool {
	if len(moves) != 1 {
		return false
	}
	a, ok := s.(ForcedKeeper)
	return !ok || !a.KeepForced()
}
