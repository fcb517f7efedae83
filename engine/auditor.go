package engine

// Audited is a Game with invariants that cannot be checked by looking at a single position.
// Examples: gold comes only from permitted sources, no player picks twice in a round, the game ends
// in time. Package audit and the tests run its Auditor.
type Audited interface {
	// Audit returns an Auditor for the game that continues from start.
	Audit(start State) Auditor
}

// Auditor checks one game while it is played. Its methods are called in the order in which events
// and moves happen.
type Auditor interface {
	// Event is called with every event, in order.
	Event(e Event)
	// Moved is called with the position after every move, forced moves included. It returns the
	// first violation of the rules found so far, or nil.
	Moved(s State) error
}
