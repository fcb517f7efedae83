package westernlegends

import (
	"testing"

	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/reader"
	"gulch/scenes/tabletest"
)

// TestEveryCardCanBeRead checks that RulebookCards lists all events, stories, goals, train
// encounters and cards of the Man in Black.
func TestEveryCardCanBeRead(t *testing.T) {
	var seats []match.Seat = tabletest.Bots(2)
	listed := map[string]reader.CardList{}
	for _, l := range New(tabletest.App(t, rules.Game), seats).RulebookCards() {
		listed[l.Anchor] = l
	}
	goals := len(rules.Char(0).Info().Goals) * rules.Chars
	for anchor, want := range map[string]int{
		"every-event":     rules.Events,
		"every-story":     rules.Stories,
		"every-goal":      goals,
		"every-encounter": rules.Encounters,
		"every-mib":       rules.MibCards,
	} {
		if got := len(listed[anchor].Cards); got != want {
			t.Errorf("list %s has %d cards, expected %d", anchor, got, want)
		}
	}
}
