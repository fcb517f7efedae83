package engine

// PlayForced plays forced moves until a decision has a real choice, and returns the legal moves of
// that decision, or none when the game is over. It stores the moves in buf, regrown if needed.
// Matches, searches, the arena and scenario files all use it, so that they agree on which moves are
// forced. Events of forced moves have Auto set.
//
// It returns an error if the state refuses its own only legal move, which is a defect of the game.
func PlayForced(s State, buf []Move, tell Observer) ([]Move, error) {
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

// Forced reports whether the next move of s is forced, so that PlayForced would play it: moves, the
// legal moves of s, has one element, and s does not keep that move as a decision (see
// ConcealsForced and PausesForced).
func Forced(s State, moves []Move) bool {
	if len(moves) != 1 || AtPause(s) {
		return false
	}
	a, ok := s.(ConcealsForced)
	return !ok || !a.ConcealForced()
}

// AtPause reports whether s has paused at a forced move, see PausesForced.
func AtPause(s State) bool {
	p, ok := s.(PausesForced)
	return ok && p.AtPause()
}

// PlayPauses leaves a pause (see PausesForced): it plays the only legal move of s and the forced
// moves that follow, until a decision has a real choice or the game is over. moves are the legal
// moves of s; the result is the legal moves of the position that is reached. Without a pause it
// plays nothing. It returns an error if the state refuses its own only legal move.
func PlayPauses(s State, moves []Move, tell Observer) ([]Move, error) {
	for AtPause(s) {
		if err := s.Play(moves[0], tell); err != nil {
			return moves, err
		}
		var err error
		if moves, err = PlayForced(s, moves, tell); err != nil {
			return moves, err
		}
	}
	return moves, nil
}
