package engine

// LimitRaiser is a State of a game in which a person can set a limit, up to which the program
// raises the person's bids. Old records do not say which bids were raised so.
type LimitRaiser interface {
	// IsLeastRaise reports whether the last of some decisions of an auction is the least bid that
	// raises the one before it, as the program would make it. moves are the decisions from the last
	// bid of the same seat to this one.
	IsLeastRaise(moves []Move) bool
}
