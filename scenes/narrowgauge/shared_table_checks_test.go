package narrowgauge

import (
	"testing"

	"gulch/scenes/tabletest"
)

func TestTable(t *testing.T) {
	tabletest.Run(t, Game, tabletest.Telling{Quiet: eventsWithoutLogLine, Naming: map[string]string{
		"die_moved": "the row to which a commodity goes lies on somebody's side",
	}, Sealed: map[string]string{
		"bid":  "both bid at the same time, and the bids are shown together",
		"keep": "both choose at the same time, and the choices are shown together",
	}})
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
	"asked":                 "the prompt asks",
	"bid_paid":              "said as the bids are opened",
	"card_drawn":            "the hand shows it",
	"certificate_unclaimed": "nothing changes hands",
	"certificates_offered":  "the prompt says what there is",
	"turn_ended":            "the ledger lights up",
}

func TestPreviewsMatchDocuments(t *testing.T) {
	tabletest.CheckPreviewsAgainstDocuments(t, Game, []tabletest.Holding{
		{Path: "money.%d", Stat: "cash"},
		{Path: "certificates.%d.black", Words: []string{"certificate", "share"}},
		// Refilling the hand after a certificate is a part of every turn.
		{Path: "hand_sizes.%d", Words: []string{"card", "hand", "lay ", "draw", "discard", "certificate"}},
		{Path: "contracts.%d", Words: []string{"take", "contract"}},
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
		{Verb: "play", Shows: tabletest.Words}, {Verb: "share", Shows: tabletest.Effect}}...)
}
