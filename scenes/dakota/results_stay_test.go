package dakota

import (
	"testing"

	rules "gulch/engine/dakota"
	"gulch/scenes/tabletest"
)

// TestResultsStay checks that the table waits until people have seen how something ended, whatever
// the table's own Holds say, see [tabletest.CheckHeld].
func TestResultsStay(t *testing.T) {
	tabletest.CheckHeld(t, Game, rules.EventRolled, rules.EventStopped, rules.EventArrested, rules.EventRobbed,
		rules.EventRaided, rules.EventClosed, rules.EventTookCard, rules.EventNight)
}
