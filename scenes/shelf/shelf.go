// Package shelf lists the games that have a table, in the order of their boxes. To put a further game on the shelf, write
// its variable Game (see [table.Game]) and a line here. An engine without a table is not linked into the app: browsers
// would have to download it.
package shelf

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/boomtown"
	"gulch/scenes/narrowgauge"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Games lists the games on the shelf.
func Games() []table.Game { return []table.Game{boomtown.Game, narrowgauge.Game} }

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

// Table makes the table of a game on the shelf; nil for one that is not on it, and the app offers no other.
func Table(h *stage.App, game string, seats []match.Seat) table.Play {
	for _, g := range Games() {
		if g.Rules.Info().ID == game {
			return g.New(h, seats)
		}
	}
	return nil
}
