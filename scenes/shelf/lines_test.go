package shelf

import (
	"testing"

	"gulch/scenes/tabletest"
)

// quiet are the events of each game of which the log says nothing.
var quiet = map[string]map[string]string{
	"boomtown": {
		"asked":          "the prompt asks",
		"card_revealed":  "it lies in the row",
		"event_returned": "a motion: the card goes back into the deck",
		"mine_placed":    "said by the pick before it",
		"pick_order":     "the ledger shows the order",
		"victim_named":   "said by what is done to the victim",
	},
	"narrowgauge": {
		"asked":                 "the prompt asks",
		"bid_paid":              "said as the bids are opened",
		"card_drawn":            "the hand shows it",
		"certificate_unclaimed": "nothing changes hands",
		"certificates_offered":  "the prompt says what there is",
		"round_ended":           "the next round says it",
		"turn_began":            "the ledger lights up",
		"turn_ended":            "the ledger lights up",
	},
	"dakota": {
		"action_used": "said by the action",
		"aimed":       "said by what the attack does",
		"asked":       "the prompt asks",
		"assigned":    "plans are secret until they are carried out",
		"attack_over": "said by how it went",
		"boarded":     "plans are secret until they are carried out",
		"card_lost":   "said by what took it",
		"card_seen":   "for the eyes of one seat",
		"chosen":      "said by what is done with it",
		"event_over":  "said by what it did",
		"learned":     "said as somebody draws",
		"plan_made":   "said as somebody has planned",
		"turn_ended":  "the ledger lights up",
	},
	"sierrawest": {
		"asked":         "the prompt asks",
		"drew":          "the hand shows it",
		"harvest_ready": "the prompt asks how many",
		"may_react":     "the prompt asks",
		"rested":        "a motion: somebody comes home",
		"rival_step":    "said by what the rival does",
		"rival_strides": "said by what the rival does",
		"shuffled":      "the pile shows it",
		"steps":         "said by the steps",
		"turn_began":    "the ledger lights up",
		"turn_ended":    "the ledger lights up",
	},
	"nuggets": {
		"drew":      "said as the nugget before it is shown",
		"game_over": "the score sheet comes up",
		"laid":      "a motion: it lies in the row",
		"turn":      "the ledger lights up",
	},
	"westernlegends": {
		"asked":             "the prompt asks",
		"asked_in_silence":  "a silent window gives nothing away",
		"card_sealed":       "it lies facedown",
		"counted":           "a count of the goals, which say it when they are reached",
		"dealer_card":       "for the eyes of the dealer",
		"drew_card":         "for the eyes of one seat",
		"event_seen":        "for the eyes of one seat",
		"fight_cards_drawn": "they lie in the fight",
		"fight_over":        "said by who has won",
		"game_ended":        "the last round is announced",
		"gave_which":        "for the eyes of two seats",
		"gear":              "said by what it is used for",
		"goals_dealt":       "for the eyes of one seat",
		"hand_cards":        "for the eyes of one seat",
		"hand_chosen":       "said as the hands are opened",
		"legendary_held":    "for the eyes of one seat",
		"lowered":           "the fight shows it",
		"marker_paid":       "said by the event that it brings",
		"peeked_token":      "for the eyes of one seat",
		"pot":               "said by who wins it",
		"saw_card":          "for the eyes of one seat",
		"saw_fight_card":    "for the eyes of one seat",
		"ties":              "the fight goes on",
		"winners":           "said by who wins the pot",
	},
}

// naming are the events whose lines name others than those who act.
var naming = map[string]map[string]string{
	"narrowgauge": {"die_moved": "the row to which a commodity goes lies on somebody's side"},
}

// The log tells every kind of event, and names nobody whom it does not concern.
func TestLogsTellEverything(t *testing.T) {
	for _, g := range append(Games(), Example) {
		id := g.Rules.Info().ID
		t.Run(id, func(t *testing.T) { tabletest.Lines(t, g, quiet[id], naming[id]) })
	}
}
