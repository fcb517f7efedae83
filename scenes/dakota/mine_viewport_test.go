//go:build !js

package dakota_test

import (
	"math"
	"testing"

	rules "gulch/engine/dakota"
	"gulch/scenes/probe"
)

// TestMineMoves checks that the wheel zooms the mine, dragging scrolls it, and the button "whole
// mine" resets the zoom.
func TestMineMoves(t *testing.T) {
	app := resume(t, waitingIn(t, rules.PhasePlan, 2, 5))
	app.WaitScene("dakota/plan")
	app.Tick(30)
	tile := func() probe.Target {
		x, _ := findTarget(app, "mine ")
		return x
	}
	whole := tile()
	app.Hover(whole.Center())
	for range 4 {
		app.Wheel(0, 1)
	}
	app.Tick(30)
	near := app.Target(whole.ID)
	if near.H < 1.3*whole.H {
		t.Fatalf("after zooming with the wheel a tile is %.0f high, before %.0f: expected larger", near.H, whole.H)
	}
	app.Shot("dakota-near.png")
	x, y := near.Center()
	app.Drag(x, y, x+50, y+40)
	app.Tick(80)
	if moved := app.Target(whole.ID); moved.X == near.X && moved.Y == near.Y {
		t.Error("dragging does not scroll the mine")
	}
	app.ClickTarget("fit")
	app.Tick(40)
	if back := app.Target(whole.ID); math.Abs(back.H-whole.H) > 0.5 || math.Abs(back.X-whole.X) > 0.5 {
		t.Errorf("the button does not show the whole mine again: a tile is at %v, was at %v", back, whole)
	}
}
