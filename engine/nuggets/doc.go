// Package nuggets is the example of a game: the smallest one that has all that a game of Gulch can have, each once. Its
// rules stand in RULES.md; package engine says how a game is made, and this one is the shape to copy: rules and set-up
// (game.go), the position and its moves (state.go, play.go), events and the board that follows them (board.go), documents
// (json.go), what bots know (guide.go). Its table is in scenes/nuggets. It does not stand on the shelf.
//
// # Documents
//
// A position is written as JSON:
//
//	players  number of seats
//	digs     by seat: digs left
//	points   by seat: points scored so far
//	sacks    by seat: the number of the nugget in the sack
//	row      the numbers of the open nuggets, in ascending order
//	hill     the numbers of the hidden ones, the next to come last
//	turn     the seat to move
//	chance   the generator
//	left, gone  in what a seat knows: how many are in the hill, and which are scored; there no hill, and 0 for others' sacks
//	phase, scores, ranks  follow from the rest; ignored on reading
//
// Moves are written "fill", "take 7", "open" and "dig".
package nuggets
