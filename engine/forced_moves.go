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
// ConcealsForced).
func Forced(s State, moves []Move) bool {
	if len(moves) != 1 {
		return false
	}
	a, ok := s.(ConcealsForced)
	return !ok || !a.ConcealForced()
}
