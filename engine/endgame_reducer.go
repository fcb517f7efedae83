package engine

// EndgameReducer is a State that can simplify endgames: it reports when little of the game is left
// and removes things that can no longer affect the result. That makes endgames small enough for
// package solve to enumerate; bots then play them perfectly.
type EndgameReducer interface {
	// InEndgame reports whether the game is so near its end that trying to solve it is worthwhile.
	// It must depend on public information only.
	InEndgame() bool
	// DropIrrelevant removes everything from the position that cannot affect any result any more:
	// cards that will not be played again, piles that will not be drawn from, an order that no rule
	// uses. It may also skip a decision if none of its answers changes anything. From here to the
	// end, the same moves must be legal and must lead to the same scores and ranks with the same
	// probabilities. It must depend on public information only, and a second call must change
	// nothing.
	DropIrrelevant()
}

// DropIrrelevant calls the method DropIrrelevant of s if s is an EndgameReducer, and does nothing
// otherwise.
func DropIrrelevant(s State) {
	if e, ok := s.(EndgameReducer); ok {
		e.DropIrrelevant()
	}
}
