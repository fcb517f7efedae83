// Package shelf lists the games of the app that have a table, in the order in which the menu shows
// them. To add a game, write a variable Game in its package (see [table.Game]) and add a line to
// [Games]. Only packages of games in this list are linked into the app, so browsers download
// nothing else.
//
// The app, the tests of package scenes and the tools under cmd use the list. In these texts a table
// is a game's user interface, and a box is a game's entry in the menu.
package shelf

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/boomtown"
	"gulch/scenes/dakota"
	"gulch/scenes/narrowgauge"
	"gulch/scenes/nuggets"
	"gulch/scenes/sierrawest"
	"gulch/scenes/stage"
	"gulch/scenes/table"
	"gulch/scenes/westernlegends"
)

// Games returns the games of the app, in the order of the menu.
func Games() []table.Game {
	return []table.Game{boomtown.Game, narrowgauge.Game, dakota.Game, sierrawest.Game, westernlegends.Game}
}

// Example is the small game that shows how games and tables are written. If the app is started with
// the flag -example, it offers this game after the others.
var Example = nuggets.Game

// Rules returns the rules engines of the games of the app.
func Rules() []engine.Game {
	var out []engine.Game
	for _, g := range Games() {
		out = append(out, g.Rules)
	}
	return out
}

// Boxes returns the entries of games in the menu, by game ID. A game without a description (About)
// has none.
func Boxes() map[string]stage.GameInfo {
	out := map[string]stage.GameInfo{}
	for _, g := range Games() {
		if g.Box.About != "" {
			out[g.Rules.Info().ID] = g.Box
		}
	}
	return out
}

// Table returns a new table, the user interface of the game with the given ID, for players with the
// given seats. The game may be one of Games or the Example. For any other ID, Table returns nil.
func Table(h *stage.App, game string, seats []match.Seat) table.GameUI {
	for _, g := range append(Games(), Example) {
		if g.Rules.Info().ID == game {
			return g.New(h, seats)
		}
	}
	return nil
}
