// Package games lists the games of Gulch. A new game must be added here, because menus, the arena
// and the loading of saved games use this list.
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

// All returns every game of Gulch, in the order in which they are displayed.
func All() []engine.Game {
	return []engine.Game{boomtown.Game, narrowgauge.Game, dakota.Game, sierrawest.Game, westernlegends.Game}
}

// Find returns the game with the given ID. If there is none, it returns an error that lists the
// known IDs.
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
