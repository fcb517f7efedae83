package westernlegends_test

import (
	"testing"

	"gulch/engine/audit"
	"gulch/engine/westernlegends"
)

// TestMibRobberyPassesAudit replays a certain game, in which the Man in Black robs a player who can
// react, and checks that it passes the audit with all checks at every decision.
func TestMibRobberyPassesAudit(t *testing.T) {
	plan := audit.RandomPlan(westernlegends.Game.Info(), 1168)
	plan.Every = 1
	if record, err := audit.Play(westernlegends.Game, plan); err != nil {
		t.Fatalf("%v\n%s", err, record)
	}
}
