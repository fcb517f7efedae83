//go:build !js

package westernlegends_test

import (
	"fmt"
	"testing"

	"gulch/engine/testscale"
	rules "gulch/engine/westernlegends"
)

// TestMapMoves checks in three window sizes that the map can be zoomed by wheel and pinch, dragged,
// and zoomed out to the whole map again.
func TestMapMoves(t *testing.T) {
	fresh := func(s *rules.State) bool { return s.ActionsLeft() == 3 }
	app := resume(t, waitingIn(t, 4, rules.PhaseAct, nil, 150, fresh), `,"speed":"at once"`)
	app.WaitScene("westernlegends/act")
	for _, size := range [][2]int{{1280, 720}, {820, 1180}, {800, 600}}[:testscale.Of(1, 3)] {
		app.Resize(size[0], size[1])
		app.Tick(40)
		app.Shot(fmt.Sprintf("legends-act-%d.png", size[0]))
		x, y := app.Target("space dr_bank").Center()
		app.Move(x, y)
		app.Wheel(0, -20)
		app.Tick(40)
		whole := app.Target("space dr_bank")
		app.Hover(whole.Center())
		for range 4 {
			app.Wheel(0, 1)
		}
		app.Tick(20)
		near := app.Target("space dr_bank")
		if near.W < 1.4*whole.W {
			t.Fatalf("after zooming with the wheel a space is %.0f wide, before %.0f: expected larger", near.W, whole.W)
		}
		x, y = near.Center()
		app.Drag(x, y, x+50, y+25)
		app.Tick(80) // the map keeps moving after the drag and stops by itself
		if moved := app.Target("space dr_bank"); moved.X-near.X < 20 {
			t.Errorf("dragging scrolls the map by %.0f, %.0f: expected more", moved.X-near.X, moved.Y-near.Y)
		}
		app.Shot(fmt.Sprintf("legends-near-%d.png", size[0]))
		app.Move(x, y)
		app.Wheel(0, -20)
		app.Tick(40)
		if back := app.Target("space dr_bank"); back.W != whole.W {
			t.Errorf("the wheel does not show the whole map again: a space is %.0f wide, was %.0f", back.W, whole.W)
		}
		x, y = app.Target("space dr_bank").Center()
		app.Pinch(x, y, 30, 80)
		if pinched := app.Target("space dr_bank"); pinched.W < 1.4*whole.W {
			t.Errorf("after pinching a space is %.0f wide, before %.0f: expected larger", pinched.W, whole.W)
		}
	}
}
