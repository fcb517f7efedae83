// Package nuggets is the example game: the smallest game that has everything a game of Gulch can
// have, one of each. Its rules are in RULES.md. The tutorial in package engine explains how to make
// a game with this package as the template. Its user interface is in scenes/nuggets; it is not in
// the catalogue.
//
// The files: description and set-up (game.go), nuggets and sets of them (components.go), the
// position (state.go), moves (play.go), their notation (notation.go), scores (score.go), invariants
// (invariants.go), the board (visible_board.go), JSON documents (json.go), heuristics for bots
// (heuristics.go), endgames (endgame_reduction.go).
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
//	hill     the numbers of the hidden nuggets, the next one to be drawn last
//	turn     the seat to move
//	chance   the random generator
//	phase, scores, ranks  derived; ignored on reading
//
// The information state of a seat has no hill and no chance, and 0 for the sacks of other seats. In
// addition it has:
//
//	left  number of nuggets in the hill
//	gone  the numbers of the nuggets that have been scored
//
// Moves are written "fill", "take 7", "open" and "dig".
package nuggets
