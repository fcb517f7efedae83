package narrowgauge

import (
	"testing"

	"gulch/scenes/tabletest"
)

func TestTable(t *testing.T) {
	tabletest.Run(t, Game, tabletest.Telling{Quiet: untold, Naming: map[string]string{
		"die_moved": "the row to which a commodity goes lies on somebody's side",
	}})
}

// What speaks for a move is said in the terms of the game, with one number at most.
func TestReasons(t *testing.T) { tabletest.Reasons(t, Game) }

// What a choice comes to stands on a slip before it is made.
func TestSlipsBefore(t *testing.T) { tabletest.Slips(t, Game, 0.97) }

// untold are the events of which the log says nothing, and why.
var untold = map[string]string{
	"asked":                 "the prompt asks",
	"bid_paid":              "said as the bids are opened",
	"card_drawn":            "the hand shows it",
	"certificate_unclaimed": "nothing changes hands",
	"certificates_offered":  "the prompt says what there is",
	"round_ended":           "the next round says it",
	"turn_began":            "the ledger lights up",
	"turn_ended":            "the ledger lights up",
}
