package boomtown

import (
	"strings"
	"testing"

	rules "gulch/engine/boomtown"
)

// TestEventCardsNameTheirWorth checks that the tooltip, the preview and the reason of an event card
// of the row have a figure, as those of mines have.
func TestEventCardsNameTheirWorth(t *testing.T) {
	const position = `{"players": 3, "turn": 15, "phase": "pick", "actor": 0, "first_player": 0, "winner": 0,
		"pick_order": [0, 1, 2], "gold": [9, 15, 3], "row": ["CARD", "cm07", "cj08"],
		"mines": [["sn04", "sn03"], ["dg06", "sn09"], ["cm04", "cj06"]], "mayors": {"san_narciso": 0}, "saloons": []}`
	for card, want := range map[string]string{
		"telegraph_1":          "it gains you 3.2 gold on average.",                  // 24 of 36 rolls can become a 4
		"card_shark_1":         "The other players lose 7 gold in all.",              // 4 and 3
		"dynamite_1":           "It can cost B Vanity Lode: 7 points, and about 0.8", // 7 gold on 4 of 36 rolls
		"expropriation_1":      "It can seize Vanity Lode: 7 points, and about 0.8",
		"governor_1":           "It can raise your fee in San Narciso from 2 to 4.",
		"holdup_1":             "A demand of 6 from B gets 4.3 gold on average.",
		"new_vein_1":           "Under Padre's Secret, it should add 0.3 gold.", // 3 gold on 3 of 36 rolls
		"saloon_1":             "In Cactus Junction, it would collect 0.3 gold a round for now.",
		"stagecoach_robbery_1": "It's worth 10 gold.",
	} {
		b := loaded(t, strings.Replace(position, "CARD", card, 1))
		c := parsed(t, card)
		if got := b.Reason(rules.Take(c)); !strings.Contains(got, want) {
			t.Errorf("the reason for taking %s is %q, want %q in it", card, got, want)
		}
		if card == "stagecoach_robbery_1" { // the text of the card says it
			continue
		}
		if got := b.rowTip(0, c); !strings.Contains(got, want) {
			t.Errorf("the tooltip of %s is %q, want %q in it", card, got, want)
		}
		if got := strings.Join(b.OutcomeLines(rules.Take(c)), " "); !strings.Contains(got, want) {
			t.Errorf("the preview of taking %s says %q, want %q in it", card, got, want)
		}
	}
}

// TestReasonForAMineNamesPointsAndGold checks that the reason for taking a mine names its points,
// what it should pay, and the fee.
func TestReasonForAMineNamesPointsAndGold(t *testing.T) {
	b := loaded(t, `{"players": 3, "turn": 5, "phase": "pick", "actor": 0, "first_player": 0, "winner": 0,
		"pick_order": [0, 1, 2], "gold": [9, 15, 3], "row": ["cm07", "cj02", "sn09"],
		"mines": [["sn07", "sn04"], ["cj04", "cj05"], ["sn03"]], "mayors": {"cactus_junction": 1, "san_narciso": 0}}`)
	for card, want := range map[string]string{
		"cm07": "It's worth 5 points and should pay 0.8 gold.",
		"cj02": "It's worth 6 points, for a fee of 2 gold.",
		"sn09": "It's worth 7 points and should pay 0.8 gold.",
	} {
		if got := b.Reason(rules.Take(parsed(t, card))); got != want {
			t.Errorf("the reason for taking %s is %q, want %q", card, got, want)
		}
	}
}
