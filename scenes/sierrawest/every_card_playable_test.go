package sierrawest_test

import (
	"testing"

	"gulch/scenes/sierrawest"
	"gulch/scenes/tabletest"
)

// TestCardsPlayed checks that each card can be played by presses alone, see
// [tabletest.CheckCardsPlayed].
func TestCardsPlayed(t *testing.T) {
	tabletest.CheckCardsPlayed(t, sierrawest.Game, []tabletest.Deck{
		{Verb: "plan", Cards: append(tabletest.Cards(t, "sierrawest/starting_cards.csv", "card_id", nil),
			tabletest.Cards(t, "sierrawest/mountain_cards.csv", "card_id", nil)...)},
		{Verb: "build", Cards: tabletest.Cards(t, "sierrawest/cabins.csv", "cabin_id", nil)},
		{Verb: "catch", Cards: tabletest.Cards(t, "sierrawest/animals.csv", "animal_id", nil)},
		{Verb: "claim"},
		{Verb: "climb"},
	})
}
