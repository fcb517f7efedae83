package boomtown

import (
	"testing"

	"gulch/scenes/tabletest"
)

func TestTable(t *testing.T) {
	tabletest.Run(t, Game, tabletest.Telling{Quiet: untold})
}

// What speaks for a move is said in the terms of the game, with one number at most.
func TestReasons(t *testing.T) { tabletest.Reasons(t, Game) }

// What a choice comes to stands on a slip before it is made.
func TestSlipsBefore(t *testing.T) { tabletest.Slips(t, Game, 0.97) }

// untold are the events of which the log says nothing, and why.
var untold = map[string]string{
	"asked":          "the prompt asks",
	"card_revealed":  "it lies in the row",
	"event_returned": "a motion: the card goes back into the deck",
	"mine_placed":    "said by the pick before it",
	"pick_order":     "the ledger shows the order",
	"victim_named":   "said by what is done to the victim",
}
