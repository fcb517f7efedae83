package shelf_test

import (
	"testing"

	"gulch/scenes/shelf"
	"gulch/scenes/tabletest"
)

// TestGamesArePlayableByScreenReader checks that every game can be played sensibly by using only
// the texts for screen readers.
func TestGamesArePlayableByScreenReader(t *testing.T) {
	for _, g := range shelf.Games() {
		t.Run(g.Rules.Info().ID, func(t *testing.T) { tabletest.CheckScreenReaderPlay(t, g) })
	}
}
