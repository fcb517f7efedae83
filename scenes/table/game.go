package table

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/gallery"
	"gulch/scenes/stage"
)

// Game announces a game to the app, in one place: the variable Game of its package, which package shelf lists. What a
// player reads, learns and is set as a goal is data, is found by the game's ID, and is left out where it is missing: so a game can
// be tried before it is whole. On the shelf it has to be whole; the package comment ends with a list of what that is, and says
// which test asks for it.
//
//   - assets/rules/<id>/<language>.txt: the rules to read, with signs for phases and icons (package reader)
//   - assets/primer/<id>.json: the game in a minute ([Lesson]), for who has never played it
//   - assets/lessons/<id>.json and assets/practice/<id>.json: lessons and practice positions (package teach)
//   - assets/goals/goals.csv: lines whose column game is <id> (package stats)
//   - assets/art/<id>.art: the lid of its box and its other pictures (package poster)
//   - assets/words/<language>/<id>.json: translations; go run ./cmd/dev words says what is missing
//   - assets/data/<id>: the components, which variable of package data holds them is up to the engine
type Game struct {
	// Rules is the game itself.
	Rules engine.Game
	// New makes its table for the seats of a match.
	New func(h *stage.App, seats []match.Seat) Play
	// Box is how it is offered. The zero Box is a plain one.
	Box stage.Box
	// Icons lists the icons that mean something at the table: the rules have to explain each. It may be nil.
	Icons func() []string
	// Exhibits lists all that the game draws, for the gallery, by a play that shows the first position: the cards at a
	// width in design units, then the pieces. It may be nil.
	Exhibits func(p Play, cardW float64) []gallery.Piece
	// Films are the scenes of which the gallery shows film strips.
	Films []Film
}

// Film is a scene in which much moves: what follows from the first decision after which all of the events happen.
type Film struct {
	Name   string
	Events []engine.EventKind
}
