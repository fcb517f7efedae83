//go:build !js

package dakota_test

import (
	"testing"

	rules "gulch/engine/dakota"
	"gulch/scenes/drive"
)

// TestPressInTheMiddleOfACart checks that, with a new player's settings, pressing the middle of a
// cart in the evening brings the cart up.
func TestPressInTheMiddleOfACart(t *testing.T) {
	app := drive.StartSaved(t, `{"known":["dakota"]}`, "dakota", waitingIn(t, rules.PhaseEvening, 2, 3))
	app.ClickTarget("continue")
	app.WaitScene("dakota/evening")
	app.Tick(60)
	cart := app.Target("cart 1")
	x, y := cart.Center()
	app.Hover(x, y)
	app.Tick(60)
	app.Shot("cart-hover.png")
	app.Click(x, y)
	app.Tick(30)
	app.Shot("cart-pressed.png")
	if _, still := findTarget(app, "return_cart 1"); still {
		app.Tick(200)
		app.Shot("cart-later.png")
		t.Errorf("a press in the middle of the cart did not bring it up: %+v", cart)
	}
}

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
