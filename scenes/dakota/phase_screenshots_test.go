//go:build !js

package dakota_test

import (
	"fmt"
	"os"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/engine/testscale"
)

// TestEveryPhase takes screenshots of the decisions of each phase in three window sizes. If
// screenshots are not requested, it covers only some of the phases.
func TestEveryPhase(t *testing.T) {
	info := rules.Game.Info()
	for i, phase := range []engine.Phase{
		rules.PhaseExploreTile, rules.PhaseExplorers, rules.PhaseHighNoon, rules.PhaseAttackResponse, rules.PhasePlan,
		rules.PhaseResolve,
		rules.PhaseJob, rules.PhaseEvening, rules.PhaseCollect, rules.PhaseLodging,
	} {
		if !testscale.Long() && os.Getenv("GULCH_SHOTS") == "" && i%4 != 1 {
			continue
		}
		name := info.PhaseName(phase)
		t.Run(name, func(t *testing.T) {
			app := resume(t, waitingIn(t, phase, 2+i%3, 5))
			app.WaitScene("dakota/" + name)
			app.Move(5, 5)
			app.Tick(40)
			app.Shot(fmt.Sprintf("dakota-%s-1280x720.png", name))
			app.Resize(820, 1180)
			app.Tick(30)
			app.Shot(fmt.Sprintf("dakota-%s-820x1180.png", name))
			app.Resize(800, 600)
			app.Tick(30)
			app.Shot(fmt.Sprintf("dakota-%s-800x600.png", name))
		})
	}
}
