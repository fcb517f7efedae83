//go:build !js

package westernlegends_test

import (
	"strings"
	"testing"

	rules "gulch/engine/westernlegends"
	"gulch/scenes/probe"
)

// TestUndoAfterDrawnIncomeNamesTheGear checks that after an income of cards, which cannot be taken
// back, the undo button names the choice of weapon and mount, which is all that it takes back.
func TestUndoAfterDrawnIncomeNamesTheGear(t *testing.T) {
	app := resume(t, waitingIn(t, 2, rules.PhaseIncome, nil, 20, func(s *rules.State) bool {
		next := new(rules.State)
		s.CopyTo(next)
		return next.Play(rules.TakeIncome(1), nil) == nil && next.Phase() == rules.PhaseGear && next.Turn() == 0 &&
			len(next.Moves(nil)) > 1
	}), "")
	app.WaitScene("westernlegends/income")
	app.Tick(60)
	app.ClickTarget("income cards")
	app.WaitFor("the undo button to name the gear", func(s probe.Snapshot) bool {
		for _, n := range s.Targets {
			if n.ID == "undo" && strings.HasPrefix(n.Label, "Undo “Use ") {
				return true
			}
		}
		return false
	})
}

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
				if n.ID == "undo" && strings.HasPrefix(n.Label, "Undo “"+x.Label) {
					return true
				}
			}
			return false
		})
		return
	}
	t.Fatal("the position has no target of a ride")
}
