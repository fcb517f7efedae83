//go:build !js

package dakota_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	rules "gulch/engine/dakota"
	"gulch/scenes/probe"
)

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
