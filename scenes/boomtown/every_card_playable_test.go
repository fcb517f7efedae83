package boomtown

import (
	"testing"

	"gulch/scenes/tabletest"
)

// TestCardsPlayed checks that each card can be played by presses alone, see
// [tabletest.CheckCardsPlayed].
func TestCardsPlayed(t *testing.T) {
	decks := []tabletest.Deck{{Verb: "take", Cards: tabletest.Cards(t, "boomtown/deck.csv", "card_id", nil)}}
	for _, effect := range []string{"attach", "blast", "demand", "hire", "hold", "keep", "open", "promote", "ride",
		"rob", "seize", "wire"} {
		decks = append(decks, tabletest.Deck{Verb: effect})
	}
	tabletest.CheckCardsPlayed(t, Game, decks)
}
