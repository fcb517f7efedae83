package dakota_test

import (
	"slices"
	"testing"

	"gulch/scenes/dakota"
	"gulch/scenes/tabletest"
)

// TestCardsPlayed checks that each card can be played by presses alone, see
// [tabletest.CheckCardsPlayed].
func TestCardsPlayed(t *testing.T) {
	cards := func(kinds ...string) []string {
		return tabletest.Cards(t, "dakota/cards.csv", "id", func(row map[string]string) bool {
			return slices.Contains(kinds, row["type"])
		})
	}
	tabletest.CheckCardsPlayed(t, dakota.Game, []tabletest.Deck{
		{Verb: "attack", Cards: cards("attack")},
		{Verb: "react", Cards: cards("reaction")},
		{Verb: "play", Cards: cards("high_noon", "evening")},
		{Verb: "discard_card"},
		{Verb: "tile", Cards: tabletest.Cards(t, "dakota/mine_tiles.csv", "id", nil)},
	})
}
