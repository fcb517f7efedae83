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
