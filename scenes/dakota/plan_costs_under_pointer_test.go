//go:build !js

package dakota_test

import (
	"testing"

	rules "gulch/engine/dakota"
	"gulch/scenes/drive"
)

// TestPlanPreview checks that pointing at a place for a worker changes the totals of the plan shown
// in the ledger.
func TestPlanPreview(t *testing.T) {
	if !drive.NeedPixels(t, drive.Coarse) {
		return
	}
	app := resume(t, waitingIn(t, rules.PhasePlan, 2, 5))
	app.WaitScene("dakota/plan")
	app.Tick(30)
	app.Move(5, 5)
	app.Tick(20)
	before := app.Frame()
	at := app.Target("sum")
	app.Hover(app.Target("cart 1").Center())
	app.Tick(30)
	app.Shot("plan-slip.png")
	after, changed := app.Frame(), 0
	k := float64(after.Bounds().Dx()) / 1280 // the frame may have a lower resolution than the window
	for y := at.Y; y < at.Y+at.H; y += 2 {
		for x := at.X; x < at.X+at.W; x += 2 {
			if before.RGBAAt(int(x*k), int(y*k)) != after.RGBAAt(int(x*k), int(y*k)) {
				changed++
			}
		}
	}
	if changed < 100 {
		t.Errorf("pointing at a cart changes only %d pixels of the preview", changed)
	}
}
