package sierrawest

import (
	"testing"

	rules "gulch/engine/sierrawest"
	"gulch/scenes/tabletest"
)

// TestResultsStay checks that the table waits until people have seen how something ended, whatever
// the table's own Holds say, see [tabletest.CheckHeld].
func TestResultsStay(t *testing.T) {
	tabletest.CheckHeld(t, Game, rules.EventMined, rules.EventShot, rules.EventDamage, rules.EventHazard)
}
