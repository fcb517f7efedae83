// Package shelf lists the games of the app that have a table, in the order of their boxes in the
// menu. To add a game, write its variable Game (see [table.Game]) and add a line to [Games]. Only
// packages of games listed here are linked into the app, so that browsers download nothing else.
//
// The app, the tests of package scenes and the tools under cmd use the lists. In these texts a
// table is a game's user interface, and a box is a game's entry in the menu.
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

// Games lists the games of the app.
func Games() []table.Game {
	return []table.Game{boomtown.Game, narrowgauge.Game, dakota.Game, sierrawest.Game, westernlegends.Game}
}

// Example is the small game that shows how games and tables are made. The app offers it after the
// others if it is started with the flag -example.
var Example = nuggets.Game

// Rules lists the rules of the games of the app.
func Rules() []engine.Game {
	var out []engine.Game
	for _, g := range Games() {
		out = append(out, g.Rules)
	}
	return out
}

// Boxes returns the boxes of the games by the games' IDs.
func Boxes() map[string]stage.GameInfo {
	out := map[string]stage.GameInfo{}
	for _, g := range Games() {
		if g.Box.About != "" {
			out[g.Rules.Info().ID] = g.Box
		}
	}
	return out
}

// Table makes the table of one of the games, or of the example, by the game's ID. It returns nil
// for any other ID.
func Table(h *stage.App, game string, seats []match.Seat) table.GameUI {
	for _, g := range append(Games(), Example) {
		if g.Rules.Info().ID == game {
			return g.New(h, seats)
		}
	}
	return nil
}
