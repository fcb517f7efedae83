package boomtown

import (
	"testing"

	"gulch/scenes/tabletest"
)

func TestTable(t *testing.T) {
	tabletest.Run(t, Game, tabletest.Telling{Quiet: eventsWithoutLogLine, NoPrices: true})
}

// TestPresses checks, in recorded games, the effect of every possible press, see
// [tabletest.CheckPresses].
func TestPresses(t *testing.T) { tabletest.CheckPresses(t, Game, tabletest.PressedDecisions) }

// TestReasons checks the sentences given as the reason for a move: they use the terms of the game
// and contain at most one number.
func TestReasons(t *testing.T) { tabletest.CheckReasons(t, Game) }

// TestMovePreviews checks that at least 99 % of the moves that are sure to change the score or the
// ledger have a preview.
func TestMovePreviews(t *testing.T) { tabletest.CheckMovePreviews(t, Game, 0.99) }

// TestScenarios checks that the table can show all scenarios of the rules, see
// [tabletest.CheckScenarios].
func TestScenarios(t *testing.T) { tabletest.CheckScenarios(t, Game) }

// eventsWithoutLogLine maps each kind of event that makes no log line to the reason why.
var eventsWithoutLogLine = map[string]string{
	"asked":          "the prompt asks",
	"card_revealed":  "it lies in the row",
	"event_returned": "a motion: the card goes back into the deck",
	"mine_placed":    "said by the pick before it",
	"pick_order":     "the ledger shows the order",
	"victim_named":   "said by what is done to the victim",
}

func TestPreviewsMatchDocuments(t *testing.T) {
	tabletest.CheckPreviewsAgainstDocuments(t, Game, []tabletest.Holding{
		{Path: "gold.%d", Stat: "gold"},
		{Path: "mines.%d", Stat: "mines"},
		{Path: "scores.%d", Stat: "points so far"},
		{Path: "kept.%d", Words: []string{"keep", "saloon", "take", "ride", "turn the", "use"}},
	})
}

// TestLastRounds checks in recorded games that the start of the last round is announced once, with
// the seats that still play, see [tabletest.CheckLastRounds].
func TestLastRounds(t *testing.T) { tabletest.CheckLastRounds(t, Game) }

// TestOutlooks checks what the table says about points that are not counted yet and about the
// result, see [tabletest.CheckOutlooks].
func TestOutlooks(t *testing.T) { tabletest.CheckOutlooks(t, Game, 0.15) }

func TestChoicesShowCards(t *testing.T) {
	tabletest.CheckChoicesShowCards(t, Game, []tabletest.Choice{
		{Verb: "take"}, {Verb: "hire", Shows: tabletest.Effect}, {Verb: "attach", Shows: tabletest.Effect},
		{Verb: "seize", Shows: tabletest.Effect}, {Verb: "blast", Shows: tabletest.Effect},
		{Verb: "promote", Shows: tabletest.Words}}...)
}
