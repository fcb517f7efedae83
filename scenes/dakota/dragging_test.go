//go:build !js

package dakota_test

import (
	"math"
	"strings"
	"testing"

	rules "gulch/engine/dakota"
	"gulch/scenes/drive"
	"gulch/scenes/probe"

	"github.com/hajimehoshi/ebiten/v2"
)

// findTarget returns the first clickable element of the app whose ID begins with prefix. The second
// result is false if there is none.
func findTarget(app *drive.App, prefix string) (probe.Target, bool) {
	for _, x := range app.Snapshot().Targets {
		if strings.HasPrefix(x.ID, prefix) {
			return x, true
		}
	}
	return probe.Target{}, false
}

// TestDragWorkers checks that a worker can be dragged, by mouse and by touch, from the street into
// a cart, from there to a window, and back to the street.
func TestDragWorkers(t *testing.T) {
	app := resume(t, waitingIn(t, rules.PhasePlan, 2, 3))
	app.WaitScene("dakota/plan")
	app.Tick(30)
	carry := func(finger bool, from, to string) {
		t.Helper()
		x0, y0 := app.Target(from).Center()
		x1, y1 := app.Target(to).Center()
		if finger {
			app.Swipe(x0, y0, x1, y1)
		} else {
			app.Drag(x0, y0, x1, y1)
		}
		app.Tick(10)
	}
	for _, finger := range []bool{false, true} {
		carry(finger, "people miner", "cart 1")
		back, ok := findTarget(app, "back ")
		if !ok || !strings.Contains(app.Target("plan").Label, "1 at work") {
			t.Fatalf("finger %v: dragging a worker into the cart has no effect: %s", finger, app.Target("plan").Label)
		}
		carry(finger, back.ID, "lot 02")
		if back, _ = findTarget(app, "back "); back.Y > app.Target("cart 1").Y ||
			!strings.Contains(app.Target("plan").Label, "1 at work") {
			t.Errorf("finger %v: dragging a worker from the cart to the workshop has no effect", finger)
		}
		carry(finger, back.ID, "people miner")
		if _, still := findTarget(app, "back "); still {
			t.Errorf("finger %v: dragging a worker back to the street has no effect", finger)
		}
	}
	app.Hover(app.Target("cart 1").Center())
	app.Tick(40)
	app.Shot("dakota-route.png")
	x, y := app.Target("people miner").Center()
	app.Move(x, y)
	app.Press(ebiten.MouseButtonLeft)
	to, row := app.Target("lot 02").Center()
	for i := range 8 {
		app.Move(x+(to-x)*float64(i+1)/8, y+(row-y)*float64(i+1)/8)
		app.Tick(1)
	}
	app.Tick(4)
	app.Shot("dakota-carry.png")
	app.Release(ebiten.MouseButtonLeft)
}

// TestDragTile checks that dragging a tile drawn from the bag onto a highlighted cell lays the tile
// there.
func TestDragTile(t *testing.T) {
	for _, finger := range []bool{false, true} {
		app := resume(t, waitingIn(t, rules.PhaseExploreTile, 2, 2))
		app.WaitScene("dakota/explore_tile")
		app.Tick(30)
		before := app.Snapshot().State["moves"]
		from, _ := findTarget(app, "drawn ")
		site, ok := findTarget(app, "place ")
		if !ok {
			t.Fatal("no cell is highlighted for the tile")
		}
		x0, y0 := from.Center()
		x1, y1 := site.Center()
		if finger {
			app.Swipe(x0, y0, x1, y1)
		} else {
			app.Drag(x0, y0, x1, y1)
		}
		app.WaitFor("the tile", func(s probe.Snapshot) bool { return s.State["moves"] != before })
	}
}

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
