package engine

// StrategyGame is a Game with several winning strategies. It can recognize them in the course of a
// game. The arena uses it to measure whether a strategy or a role is too strong.
type StrategyGame interface {
	Game
	// TrackStrategies returns a tracker for one game. The tracker must receive all events of the
	// game, from the first move on.
	TrackStrategies() StrategyTracker
}

// StrategyTracker receives the events of one game; afterwards it reports how each seat made its
// points.
type StrategyTracker interface {
	Event(Event)
	// Strategy returns the name of the strategy by which the seat made most of its points, for
	// example "gold".
	Strategy(Seat) string
	// Role returns the name of the seat's role, such as a character. It returns "" if all seats
	// have the same role.
	Role(Seat) string
}
