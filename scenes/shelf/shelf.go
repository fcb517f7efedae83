// Package shelf lists the games that have a table, in the order of their boxes. To put a further game on the shelf, write
// its variable Game (see [table.Game]) and a line here. An engine without a table is not linked into the app: browsers
// would have to download it.
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

// Games lists the games on the shelf.
func Games() []table.Game {
	return []table.Game{boomtown.Game, narrowgauge.Game, dakota.Game, sierrawest.Game, westernlegends.Game}
}

// Example is the little game that shows how games and tables are made. The app puts it behind the others where it is asked
// to: gulch -example.
var Example = nuggets.Game

// Rules lists the rules of the games on the shelf.
func Rules() []engine.Game {
	var out []engine.Game
	for _, g := range Games() {
		out = append(out, g.Rules)
	}
	return out
}

// Boxes are the boxes of the games on the shelf by the games' IDs.
func Boxes() map[string]stage.Box {
	out := map[string]stage.Box{}
	for _, g := range Games() {
		if g.Box.About != "" {
			out[g.Rules.Info().ID] = g.Box
		}
	}
	return out
}

// Table makes the table of a game on the shelf, or of the example; nil for any other, and the app offers none.
func Table(h *stage.App, game string, seats []match.Seat) table.Play {
	for _, g := range append(Games(), Example) {
		if g.Rules.Info().ID == game {
			return g.New(h, seats)
		}
	}
	return nil
}
