package engine

// Wayfinder is a Game of many ways to win: it tells which of them players went. Measurements ask whether one of the ways, or
// one of the parts that players can have, is too good.
type Wayfinder interface {
	Game
	// Ways returns a listener for the events of one game, all of them, from its first move on.
	Ways() Ways
}

// Ways listens to a game and knows when it is over how everybody came to his points.
type Ways interface {
	Event(Event)
	// Way names the way on which a seat made most of its points: "gold".
	Way(Seat) string
	// Role names the part that a seat had: a character. "" where all are alike.
	Role(Seat) string
}
