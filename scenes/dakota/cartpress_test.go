//go:build !js

package dakota_test

import (
	"testing"

	rules "gulch/engine/dakota"
	"gulch/scenes/drive"
)

// A press in the middle of a cart in the evening brings it up, with the settings of a new player.
func TestMiddleOfACart(t *testing.T) {
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
	if _, still := has(app, "return_cart 1"); still {
		app.Tick(200)
		app.Shot("cart-later.png")
		t.Errorf("the cart is still below: %+v", cart)
	}
}
