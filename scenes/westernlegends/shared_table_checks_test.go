package westernlegends_test

import (
	"testing"

	"gulch/engine/testscale"
	"gulch/scenes/tabletest"
	"gulch/scenes/westernlegends"
)

func TestTable(t *testing.T) {
	tabletest.Run(t, westernlegends.Game, tabletest.Telling{Quiet: eventsWithoutLogLine})
}

// TestPresses checks, in recorded games, the effect of every possible press, see
// [tabletest.CheckPresses].
func TestPresses(t *testing.T) {
	tabletest.CheckPresses(t, westernlegends.Game, tabletest.PressedDecisions)
}

// TestStories checks that the story (strip of pictures) of a bot's turn has three to five pictures.
func TestStories(t *testing.T) { tabletest.CheckStories(t, westernlegends.Game, testscale.Of(3, 40)) }

// TestReasons checks the sentences given as the reason for a move: they use the terms of the game
// and contain at most one number.
func TestReasons(t *testing.T) { tabletest.CheckReasons(t, westernlegends.Game) }

// TestMovePreviews checks that at least 99 % of the moves that are sure to change the score or the
// ledger have a preview.
func TestMovePreviews(t *testing.T) { tabletest.CheckMovePreviews(t, westernlegends.Game, 0.99) }

// TestScenarios checks that the table can show all scenarios of the rules, see
// [tabletest.CheckScenarios].
func TestScenarios(t *testing.T) { tabletest.CheckScenarios(t, westernlegends.Game) }

// eventsWithoutLogLine maps each kind of event that makes no log line to the reason why.
var eventsWithoutLogLine = map[string]string{
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
}

func TestPreviewsMatchDocuments(t *testing.T) {
	tabletest.CheckPreviewsAgainstDocuments(t, westernlegends.Game, []tabletest.Holding{
		{Path: "seats.%d.lp", Stat: "legendary points"},
		{Path: "seats.%d.money", Stat: "dollars"},
		{Path: "seats.%d.hand_size", Stat: "poker cards in hand"},
		{Path: "seats.%d.nuggets", Stat: "nuggets"},
		{Path: "seats.%d.wounds", Stat: "wounds"},
		{Path: "seats.%d.longhorns", Stat: "longhorns"},
		{Path: "seats.%d.mp", Stat: "Marshal"},
		{Path: "seats.%d.wp", Stat: "Wanted"},
		{Path: "seats.%d.gp", Stat: "Gambler"},
		{Path: "seats.%d.items", Words: []string{"buy", "item", "take", "get", "trade", "use"}},
		{Path: "seats.%d.discs", Words: []string{"story", "disc"}},
	})
}

// TestLastRounds checks in recorded games that the start of the last round is announced once, with
// the seats that still play, see [tabletest.CheckLastRounds].
func TestLastRounds(t *testing.T) { tabletest.CheckLastRounds(t, westernlegends.Game) }

// TestOutlooks checks what the table says about points that are not counted yet and about the
// result, see [tabletest.CheckOutlooks].
func TestOutlooks(t *testing.T) { tabletest.CheckOutlooks(t, westernlegends.Game, 0.15) }

func TestChoicesShowCards(t *testing.T) {
	tabletest.CheckChoicesShowCards(t, westernlegends.Game, []tabletest.Choice{
		{Verb: "play"}, {Verb: "discard"}, {Verb: "buy", Shows: tabletest.Effect},
		{Verb: "keep_tokens", Shows: tabletest.Words}, {Verb: "pick", Shows: tabletest.Effect}}...)
}
