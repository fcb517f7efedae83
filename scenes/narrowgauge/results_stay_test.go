package narrowgauge

import (
	"testing"

	rules "gulch/engine/narrowgauge"
	"gulch/scenes/tabletest"
)

// TestResultsStay checks that the table waits until people have seen how something ended, whatever
// the table's own Holds say, see [tabletest.CheckHeld].
func TestResultsStay(t *testing.T) {
	tabletest.CheckHeld(t, Game, rules.EventBids, rules.EventTie, rules.EventRoundEnd)
}
