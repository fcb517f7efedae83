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
		buf = s.Moves(buf[:0])
		if len(buf) != 1 || mustAsk(s) {
			return buf, nil
		}
		if err := s.Play(buf[0], auto); err != nil {
			return buf, err
		}
	}
}

func mustAsk(s State) bool {
	a, ok := s.(ForcedKeeper)
	return ok && a.KeepForced()
}
