package table

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/gallery"
	"gulch/scenes/stage"
)

// Game registers a game with the app. Each game package has one variable of type Game, and package
// shelf lists these variables. Texts, lessons and goals are data files, which are found by the
// game's ID. If one of these files is missing the app does without it, so an unfinished game can be
// tried; a game on the shelf must be complete. The last section of the package comment lists what a
// complete game has, and the test that checks each item.
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
	// Rules is the game's rules engine.
	Rules engine.Game
	// New returns a new game UI for the seats of a match.
	New func(h *stage.App, seats []match.Seat) GameUI
	// Box is the game's entry in the catalogue of games. With the zero value the entry has only a
	// default look.
	Box stage.GameInfo
	// Icons returns the icons that are shown at the table and have a meaning, so that the rulebook
	// must explain each of them. Icons may be nil.
	Icons func() []string
	// Exhibits returns everything that the game draws, for the gallery: first the cards, cardW
	// design units wide, then the pieces. p is a game UI that shows the first position. Exhibits
	// may be nil.
	Exhibits func(p GameUI, cardW float64) []gallery.Piece
	// Films are the animated scenes that the gallery shows frame by frame, as film strips.
	Films []Film
}

// Film selects an animated scene for the gallery: the animations of the first decision in which
// events of all the listed kinds happen.
type Film struct {
	Name   string
	Events []engine.EventKind
}
