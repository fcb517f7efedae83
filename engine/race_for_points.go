package engine

// Racer is a State of a game that one seat can play for points per day, without an opponent.
type Racer interface {
	// PerfectPace returns the points per day that [Heuristics.Evaluate] counts as 1. ok is false if
	// this game has several seats, which compete for the win.
	PerfectPace() (points float64, ok bool)
}

// PaceOf returns the points per day that an evaluation of s counts as 1; ok is false unless s is of
// a race for points, see [Racer].
func PaceOf(s State) (points float64, ok bool) {
	if r, can := s.(Racer); can {
		return r.PerfectPace()
	}
	return 0, false
}
