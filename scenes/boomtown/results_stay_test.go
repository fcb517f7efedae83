package boomtown

import (
	"testing"

	rules "gulch/engine/boomtown"
	"gulch/scenes/tabletest"
)

// TestResultsStay checks that the table waits until people have seen how something ended, whatever
// the table's own Holds say, see [tabletest.CheckHeld].
func TestResultsStay(t *testing.T) {
	tabletest.CheckHeld(t, Game, rules.EventHoldupRoll, rules.EventRobbed, rules.EventRolled, rules.EventCaveIn)
}
