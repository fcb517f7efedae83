//go:build !js

package scenes_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"gulch/engine/audit"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
	"gulch/scenes/shelf"
)

// phones are the sizes of the windows of a phone, upright and on its side.
var phones = [][2]int{{390, 844}, {844, 390}}

// Every game can be played with a thumb in the window of a phone: what is pressed lies in view or is moved there by a finger,
// moving presses nothing, and what decides is always in view.
func TestGamesArePlayedWithAThumb(t *testing.T) {
	for g, game := range shelf.Rules() {
		info := game.Info()
		plan := audit.Plans(info)[g%2]
		for _, size := range phones {
			t.Run(fmt.Sprintf("%s/%dx%d", info.ID, size[0], size[1]), func(t *testing.T) {
				m := seated(t, game, plan, 1, 0.3, false)
				app := start(t, settings(info.ID), m.Text())
				app.Resize(size[0], size[1])
				goOn(app, info.ID)
				app.Shot(fmt.Sprintf("phone-%s-%d", info.ID, size[0]))
				thumb := hand{"thumb", func(app *drive.App, x probe.Target) error {
					app.Tap(brought(t, app, x.ID, size).Center())
					if do := "do-it"; has(app, do) { // the first press has shown what it comes to
						app.Tap(app.Target(do).Center())
					}
					return nil
				}}
				plays(t, app, info.ID, thumb, 4, rand.New(rand.NewPCG(uint64(g), 5)))
				app.Shot(fmt.Sprintf("phone-%s-%d-later", info.ID, size[0]))
				app.Close()
			})
		}
	}
}

// has reports whether a target is there.
func has(app *drive.App, id string) bool {
	return slices.ContainsFunc(app.Snapshot().Targets, func(x probe.Target) bool { return x.ID == id })
}

// brought moves a target into view with a finger, and returns where it is then. What lies where the decision is seen and goes
// along with a finger is hidden by it; what stays belongs to it.
func brought(t *testing.T, app *drive.App, id string, size [2]int) probe.Target {
	t.Helper()
	w, h := float64(size[0]), float64(size[1])
	right, low := w, h*0.58
	if w > h {
		right, low = w*0.64, h
	}
	for range 16 {
		x := app.Target(id)
		cx, cy := x.Center()
		dx, dy := 0.0, 0.0
		switch {
		case cx < 0:
			dx = 0.2
		case cx > right:
			dx = -0.2
		case cy < 0:
			dy = 0.2
		case cy > low:
			dy = -0.2
		default:
			return x
		}
		app.Swipe(w*0.3, h*0.3, w*(0.3+dx), h*(0.3+dy))
		if now := app.Target(id); now.X == x.X && now.Y == x.Y {
			if cx >= 0 && cx < w && cy >= 0 && cy < h {
				return now
			}
			if board := "zone/0"; has(app, board) { // the ledger lies over the board
				app.Tap(app.Target(board).Center())
			}
		}
	}
	t.Fatalf("%s is not brought into view", id)
	return probe.Target{}
}
