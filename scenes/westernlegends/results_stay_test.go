package westernlegends

import (
	"testing"

	rules "gulch/engine/westernlegends"
	"gulch/scenes/tabletest"
)

// TestResultsStay checks that the table waits until people have seen how something ended, whatever
// the table's own Holds say, see [tabletest.CheckHeld].
func TestResultsStay(t *testing.T) {
	tabletest.CheckHeld(t, Game, rules.EventFightWon, rules.EventRestart, rules.EventArrested, rules.EventRolled,
		rules.EventPokerWon, rules.EventFaroTurned, rules.EventBetWon, rules.EventBetLost, rules.EventHeist)
}
