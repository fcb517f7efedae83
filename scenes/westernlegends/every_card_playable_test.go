package westernlegends_test

import (
	"slices"
	"testing"

	"gulch/scenes/tabletest"
	"gulch/scenes/westernlegends"
)

// TestCardsPlayed checks that each card can be played by presses alone, see
// [tabletest.CheckCardsPlayed].
func TestCardsPlayed(t *testing.T) {
	ids := func(file string) []string { return tabletest.Cards(t, "westernlegends/"+file, "id", nil) }
	window := map[string]string{} // the moment in which an effect is used, "" for an action
	for i, moment := range tabletest.Cards(t, "westernlegends/poker_effects.json", "window", nil) {
		window[ids("poker_effects.json")[i]] = moment
	}
	effects := func(used func(window string) bool) []string {
		return tabletest.Cards(t, "westernlegends/poker_deck.csv", "id", func(row map[string]string) bool {
			return used(window[row["effect"]]) || row["alt_effect"] != "" && used(window[row["alt_effect"]])
		})
	}
	poker := ids("poker_deck.csv")
	// effects of a card that was played or shown, which need no move
	byItself := []string{"fight_bonus", "fight_win", "fight_loss", "poker_showdown", "poker_win"}
	tabletest.CheckCardsPlayed(t, westernlegends.Game, []tabletest.Deck{
		{Verb: "card", Cards: effects(func(window string) bool { return window == "" })},
		{Verb: "reroll", Cards: effects(func(window string) bool { return window == "prospect_roll" })},
		{Verb: "use", Cards: effects(func(window string) bool {
			return !slices.Contains(append(byItself, "", "prospect_roll"), window)
		})},
		{Verb: "play", Cards: poker},
		{Verb: "show", Cards: poker},
		{Verb: "discard", Cards: poker},
		{Verb: "frontier"},
		{Verb: "deal", Cards: ids("fight_cards.json")},
		{Verb: "contribute", Cards: ids("stories.json")},
		{Verb: "resolve", Cards: ids("events.json")},
		{Verb: "buy", Cards: ids("items.json")},
	})
}
