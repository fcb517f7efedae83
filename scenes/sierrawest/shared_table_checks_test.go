package sierrawest_test

import (
	"testing"

	"gulch/scenes/sierrawest"
	"gulch/scenes/tabletest"
)

func TestTable(t *testing.T) {
	tabletest.Run(t, sierrawest.Game, tabletest.Telling{Quiet: eventsWithoutLogLine})
}

// TestPresses checks, in recorded games, the effect of every possible press, see
// [tabletest.CheckPresses].
func TestPresses(t *testing.T) {
	tabletest.CheckPresses(t, sierrawest.Game, tabletest.PressedDecisions)
}

// TestMovePreviews checks that at least 99 % of the moves that are sure to change the score or the
// ledger have a preview.
func TestMovePreviews(t *testing.T) { tabletest.CheckMovePreviews(t, sierrawest.Game, 0.99) }

// TestScenarios checks that the table can show all scenarios of the rules, see
// [tabletest.CheckScenarios].
func TestScenarios(t *testing.T) { tabletest.CheckScenarios(t, sierrawest.Game) }

// eventsWithoutLogLine maps each kind of event that makes no log line to the reason why.
var eventsWithoutLogLine = map[string]string{
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
}

func TestPreviewsMatchDocuments(t *testing.T) {
	tabletest.CheckPreviewsAgainstDocuments(t, sierrawest.Game, []tabletest.Holding{
		{Path: "seats.%d.goods.food", Stat: "Food"},
		{Path: "seats.%d.goods.wood", Stat: "Wood"},
		{Path: "seats.%d.goods.stone", Stat: "Stone"},
		{Path: "seats.%d.goods.gold", Stat: "Gold"},
		{Path: "seats.%d.boots", Stat: "Pairs of Boots"},
		{Path: "seats.%d.bullets", Stat: "Bullets"},
		{Path: "scores.%d", Stat: "points so far"},
		{Path: "seats.%d.cabins", Words: []string{"build", "lose", "cabin"}},
		{Path: "seats.%d.caught", Words: []string{"catch", "bait", "animal"}},
		{Path: "seats.%d.claimed", Words: []string{"claim"}},
		{Path: "seats.%d.wagon", Stat: "wagon's space"},
		{Path: "seats.%d.tracks.barn", Words: []string{"barn"}},
		{Path: "seats.%d.tracks.garden", Words: []string{"garden"}},
		{Path: "seats.%d.tracks.hearth", Words: []string{"hearth"}},
	})
}

// TestLastRounds checks in recorded games that the start of the last round is announced once, with
// the seats that still play, see [tabletest.CheckLastRounds].
func TestLastRounds(t *testing.T) { tabletest.CheckLastRounds(t, sierrawest.Game) }

// TestOutlooks checks what the table says about points that are not counted yet and about the
// result, see [tabletest.CheckOutlooks].
func TestOutlooks(t *testing.T) { tabletest.CheckOutlooks(t, sierrawest.Game, 0.15) }

func TestChoicesShowCards(t *testing.T) {
	tabletest.CheckChoicesShowCards(t, sierrawest.Game, []tabletest.Choice{
		{Verb: "build", Shows: tabletest.Effect}, {Verb: "claim_at"}, {Verb: "swap", Shows: tabletest.Words},
		{Verb: "buy", Shows: tabletest.Words}, {Verb: "catch", Shows: tabletest.Effect},
		{Verb: "summit"}, {Verb: "sell_fish", Shows: tabletest.Words}}...)
}
