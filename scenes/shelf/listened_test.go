package shelf_test

import (
	"testing"

	"gulch/scenes/shelf"
	"gulch/scenes/tabletest"
)

// Every game can be played, and played sensibly, by what readers are told alone.
func TestGamesAreHeard(t *testing.T) {
	for _, g := range shelf.Games() {
		t.Run(g.Rules.Info().ID, func(t *testing.T) { tabletest.Listened(t, g) })
	}
}
