package engine

// DecidesOpenly is a State of a game with hidden information in which some decisions need none of
// it: neither the legal moves nor their effects depend on what only the seat to move knows. People
// who share a screen make such a decision in front of each other, without a hand-over, while
// everybody's secrets stay covered.
//
// A decision also counts as open if only some of its moves need something hidden, such as a card to
// be played from the hand, provided that everybody knows that the seat may hold such a thing. The
// seat makes the other moves openly; for those moves it takes the screen into its own hands first.
type DecidesOpenly interface {
	// OpenDecision reports whether the current decision is open. It depends only on what every seat
	// knows, so nobody learns anything from the result.
	OpenDecision() bool
	// CoverSecrets removes from the state, which must be at an open decision, what only some seats
	// know, such as the cards of all hands. The legal moves that are left need nothing hidden. They
	// are legal in the original state, too, and all states that some seat cannot tell apart have
	// the same ones.
	CoverSecrets()
}

// OpenDecision reports whether the current decision of s is open, see [DecidesOpenly].
func OpenDecision(s State) bool {
	o, ok := s.(DecidesOpenly)
	return ok && s.Turn() != NoSeat && o.OpenDecision()
}

// Covered returns a copy of s without what only some seats know, see [DecidesOpenly.CoverSecrets].
// OpenDecision(s) must be true.
func Covered(s State) State {
	c := Clone(s)
	c.(DecidesOpenly).CoverSecrets()
	return c
}
