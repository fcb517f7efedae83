package narrowgauge

import (
	"testing"

	"gulch/scenes/tabletest"
)

// TestCardsPlayed checks that each card can be played by presses alone, see
// [tabletest.CheckCardsPlayed].
func TestCardsPlayed(t *testing.T) {
	tracks := tabletest.Cards(t, "narrowgauge/track_cards.csv", "id", nil)
	contracts := tabletest.Cards(t, "narrowgauge/contracts.csv", "id", nil)
	tabletest.CheckCardsPlayed(t, Game, []tabletest.Deck{
		{Verb: "play", Cards: append(tracks, "va_tunnel_blast", "wv_mirror_survey")},
		{Verb: "refill", Cards: tracks},
		{Verb: "contract", Cards: contracts},
		{Verb: "keep", Cards: contracts},
		{Verb: "use", Cards: []string{"oh_night_shift"}},
	})
}
