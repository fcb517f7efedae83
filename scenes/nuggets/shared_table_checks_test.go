package nuggets_test

import (
	"testing"

	"gulch/scenes/nuggets"
	"gulch/scenes/tabletest"
)

func TestTable(t *testing.T) {
	tabletest.Run(t, nuggets.Game, tabletest.Telling{Quiet: unlogged, NoPrices: true})
}

// unlogged maps each kind of event that has no log line to the reason why.
var unlogged = map[string]string{
	"drew":      "said as the nugget before it is shown",
	"game_over": "the score sheet comes up",
	"laid":      "a motion: it lies in the row",
	"turn":      "the ledger lights up",
}
