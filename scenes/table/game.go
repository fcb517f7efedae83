package table

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/gallery"
	"gulch/scenes/stage"
)

// Game registers a game with the app: each game package has one variable Game, which package shelf
// lists. Texts, lessons and goals are data files that are found by the game's ID. A missing file is
// left out, so that an unfinished game can be tried; on the shelf a game must be complete. The last
// section of the package comment lists what a complete game has, and the test that checks each
// item.
//
//   - assets/rules/<id>/<language>.txt: the rulebook, with icons for phases and events
//     (package reader)
//   - assets/primer/<id>.json: the game in a minute ([PrimerParagraph]), shown before a player's
//     first game
//   - assets/lessons/<id>.json and assets/practice/<id>.json: lessons and practice positions
//     (package teach)
//   - assets/goals/goals.csv: the lines whose column game is <id> (package stats)
//   - assets/art/<id>.art: the lid of the box and the game's other pictures (package poster)
//   - assets/words/<language>/<id>.json: translations; go run ./cmd/dev words lists what is missing
//   - assets/data/<id>: the components; the engine decides which variable of package data holds
//     them
type Game struct {
	// Rules is the game in package engine's sense.
	Rules engine.Game
	// New returns a new game UI for the seats of a match.
	New func(h *stage.App, seats []match.Seat) GameUI
	// Box is the game's entry in the catalogue. The zero Box is a plain one.
	Box stage.GameInfo
	// Icons returns the icons that carry a meaning at the table: the rulebook has to explain each
	// of them. It may be nil.
	Icons func() []string
	// Exhibits returns everything the game draws, for the gallery, given a game UI that shows the
	// first position: the cards with the given width in design units, then the pieces. It may be
	// nil.
	Exhibits func(p GameUI, cardW float64) []gallery.Piece
	// Films are the scenes of which the gallery shows film strips.
	Films []Film
}

// Film is a scene with much animation: what follows from the first decision after which all of
// Events happen.
type Film struct {
	Name   string
	Events []engine.EventKind
}
