package shelf_test

import (
	"testing"

	"gulch/scenes/shelf"
	"gulch/scenes/tabletest"
)

// TestTextsOfGamesAreProofread checks that the games' texts have none of the typical faults of
// sentences that are put together from parts.
func TestTextsOfGamesAreProofread(t *testing.T) {
	for _, g := range shelf.Games() {
		t.Run(g.Rules.Info().ID, func(t *testing.T) { tabletest.Proofread(t, g) })
	}
}

// TestProofreadingFindsFaults checks that the proofreading of package tabletest finds faults and
// accepts correct texts.
func TestProofreadingFindsFaults(t *testing.T) {
	en, de := map[string]bool{"tiles": true, "cards": true}, map[string]bool{"Karten": true}
	for _, c := range []struct {
		lang, text string
		bad        bool
	}{
		{"en", "Stranger gets Got Lost?.", true},
		{"en", "A collapse takes 1 tiles.", true},
		{"en", "You own no .", true},
		{"en", "Ada pays $0 in taxes.", true},
		{"en", "You hold  cards.", true},
		{"en", "Otis −$0, Ada −$10", true},
		{"de", "Otis −0\u00a0$", true},
		{"en", "Otis −$10, Ada −0.5", false},
		{"en", "Leave this auction. (P) Ada bids 3.", true},
		{"en", "Ada bids 3. Leave this auction. (P)", false},
		{"en", "It is is yours.", true},
		{"en", "Take a apple.", true},
		{"en", "Take 11 tiles, 1 to 3 cards, or a stone.", false},
		{"en", "Round 1. Cards are dealt.", false},
		{"de", "Du hast 1 Karten.", true},
		{"de", "Das kostet $5.", true},
		{"de", "Das kostet 5 $.", false},
		{"fr", "Cela coûte $5.", true},
		{"fr", "Cela coûte 5\u00a0$.", false},
		{"fr", "Vraiment?", true},
		{"fr", "Vraiment\u202f?", false},
		{"fr", "Ada : une carte", true},
		{"fr", "Ada\u00a0: une carte", false},
		{"fr", "«Non»", true},
		{"fr", "«\u202fNon\u202f!\u202f»", false},
		{"es", "De verdad?", true},
		{"es", "Y ahora, ¿de verdad? ¡Sí!", false},
		{"de", "Wer die zieht, die du meinst, nimmt 1 Karte.", false},
	} {
		plural := en
		if c.lang == "de" {
			plural = de
		}
		if got := append(tabletest.ProofreadText(c.text, c.lang, plural),
			tabletest.ZeroAmountFaults(c.text, c.lang)...); len(got) > 0 != c.bad {
			t.Errorf("language %s, text %q: the faults found are %q, expected some: %v", c.lang, c.text, got, c.bad)
		}
	}
}
