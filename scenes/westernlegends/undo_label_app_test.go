//go:build !js

package westernlegends_test

import (
	"strings"
	"testing"

	rules "gulch/engine/westernlegends"
	"gulch/scenes/probe"
)

// TestUndoNamesWhereARideWent checks that the undo button names the space where a ride has ended,
// although the first move of the ride has no destination.
func TestUndoNamesWhereARideWent(t *testing.T) {
	app := resume(t, waitingIn(t, 2, rules.PhaseAct, nil, 0, nil), "")
	app.WaitScene("westernlegends/act")
	app.Tick(60)
	for _, x := range app.Snapshot().Targets {
		if !strings.HasPrefix(x.Label, "Move to ") || !x.Enabled {
			continue
		}
		app.ClickTarget(x.ID)
		app.WaitFor("the undo button to name "+x.Label, func(s probe.Snapshot) bool {
			for _, n := range s.Targets {
				if n.ID == "undo" && strings.HasPrefix(n.Label, "Undo: "+x.Label) {
					return true
				}
			}
			return false
		})
		return
	}
	t.Fatal("the position has no target of a ride")
}
