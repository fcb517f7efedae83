package engine

// Audited is a Game with invariants that no single position can show: that gold only comes from where it may, that
// nobody picks twice, that the game ends when it should. Package audit and the tests listen with it.
type Audited interface {
	// Audit returns a listener for one game that goes on from start.
	Audit(start State) Auditor
}

// Auditor hears all of one game.
type Auditor interface {
	// Event hears every event, in order.
	Event(e Event)
	// Moved is called with the position after every move, automatic ones included. It returns the first thing
	// that was not as the rules say.
	Moved(s State) error
}
