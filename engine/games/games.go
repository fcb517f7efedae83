// Package games lists the games of Gulch. It is where a new game is announced to menus, the arena and saves.
package games

import (
	"fmt"
	"strings"

	"gulch/engine"
	"gulch/engine/boomtown"
	"gulch/engine/dakota"
	"gulch/engine/narrowgauge"
	"gulch/engine/sierrawest"
	"gulch/engine/westernlegends"
)

// All returns every game, in the order of the shelf.
func All() []engine.Game {
	return []engine.Game{boomtown.Game, narrowgauge.Game, dakota.Game, sierrawest.Game, westernlegends.Game}
}

// Find returns the game with the given ID. The error lists the games there are: a new one has to stand in All.
func Find(id string) (engine.Game, error) {
	var ids []string
	for _, g := range All() {
		if g.Info().ID == id {
			return g, nil
		}
		ids = append(ids, g.Info().ID)
	}
	return nil, fmt.Errorf("there is no game %q; choose %s", id, strings.Join(ids, ", "))
}
