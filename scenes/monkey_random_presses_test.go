//go:build !js

package scenes_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"gulch/engine/audit"
	"gulch/engine/testscale"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
	"gulch/scenes/shelf"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestMonkeyWithKeys plays each game by clicks on random targets and presses of random keys, many
// of them twice within a tenth of a second. It checks that the program does not crash, that the
// game can always be returned to, that undoing does not keep it from ending, and that the saved
// game can be opened again. Some games are played by touch in a phone's window. Each game is
// played to its end twice from a late position or, with the flag -long, twenty times from its
// first decision.
func TestMonkeyWithKeys(t *testing.T) {
	for g, game := range shelf.Rules() {
		info := game.Info()
		plans := audit.Plans(info)
		t.Run(info.ID, func(t *testing.T) {
			for i := range testscale.Of(2, 20) {
				plan := plans[(i*3+g)%len(plans)]
				plan.Seed = uint64(700 + i)
				share := 0.97
				if testscale.Long() {
					share = 0
				}
				m := seated(t, game, plan, min(1+i%2, plan.Seats), share, false)
				r := rand.New(rand.NewPCG(plan.Seed, 11))
				app := start(t, settings(info.ID), m.Text())
				monkey := inputDevice{"monkey",
					func(app *drive.App, x probe.Target) error { return monkeyPress(app, info.ID, x, r) }}
				enter := func() { continueGame(app, info.ID) }
				if i%3 == 1 {
					size := phones[(i/3+g)%len(phones)]
					monkey = inputDevice{"monkey's thumb",
						func(app *drive.App, x probe.Target) error { return monkeyThumb(t, app, info.ID, x, size, r) }}
					enter = func() { app.Resize(size[0], size[1]); continueGame(app, info.ID) }
				}
				enter()
				if over := playWith(t, app, info.ID, monkey, 6, r); !over {
					app = killAndRestart(t, app, r)
					enter()
					over = playWith(t, app, info.ID, monkey, -1, r)
					if !over {
						t.Errorf("game %d does not end", i)
					}
				}
				app.Close()
			}
		})
	}
}

// monkeyKeys are the keys that are pressed at random: all keys with a function except F11, which
// changes the window. The keys of hint and coach are included only in long tests, because they take
// seconds.
var monkeyKeys = func() []ebiten.Key {
	keys := []ebiten.Key{
		ebiten.KeyEnter, ebiten.KeyEnter, ebiten.KeySpace, ebiten.KeySpace, ebiten.KeyTab, ebiten.KeyTab,
		ebiten.KeyBackspace,
		ebiten.KeyEscape, ebiten.KeyF1, ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyArrowLeft,
		ebiten.KeyArrowRight,
		ebiten.KeyPageUp, ebiten.KeyPageDown, ebiten.KeyHome, ebiten.KeyEnd,
	}
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		if testscale.Long() || k != ebiten.KeyC && k != ebiten.KeyH {
			keys = append(keys, k)
		}
	}
	for k := ebiten.KeyDigit0; k <= ebiten.KeyDigit9; k++ {
		keys = append(keys, k)
	}
	return keys
}()

// monkeyPress clicks a target, sometimes twice, or presses random keys before the click. If that
// has left the game, it returns to the game.
func monkeyPress(app *drive.App, game string, x probe.Target, r *rand.Rand) error {
	switch r.IntN(6) {
	case 0, 1:
		key := monkeyKeys[r.IntN(len(monkeyKeys))]
		app.Key(key)
		app.Tick(r.IntN(4)) // a tick is 1/60 s, and pressing a key takes one or two ticks
		app.Key(key)
		return monkeyReturns(app, game)
	case 2:
		app.Key(monkeyKeys[r.IntN(len(monkeyKeys))])
		app.Key(monkeyKeys[r.IntN(len(monkeyKeys))])
		return monkeyReturns(app, game)
	case 3:
		app.Click(x.Center())
		app.Click(x.Center())
		return monkeyReturns(app, game)
	}
	app.Click(x.Center())
	return nil
}

// monkeyThumb taps target x in a phone's window, sometimes twice. In some cases it changes the tab,
// scrolls the board or zooms instead. size is the width and height of the window in
// device-independent pixels.
func monkeyThumb(t *testing.T, app *drive.App, game string, x probe.Target, size [2]int, r *rand.Rand) error {
	w, h := float64(size[0]), float64(size[1])
	at := func(share float64) (px, py float64) {
		return w * (0.2 + share*r.Float64()), h * (0.2 + share*r.Float64())
	}
	twice := 1
	switch r.IntN(8) {
	case 0:
		if tab := fmt.Sprint("zone/", r.IntN(6)); has(app, tab) {
			app.Tap(app.Target(tab).Center())
		}
		return nil
	case 1:
		x0, y0 := at(0.4)
		x1, y1 := at(0.4)
		app.Swipe(x0, y0, x1, y1)
		return monkeyReturns(app, game)
	case 2:
		px, py := at(0.3)
		app.Pinch(px, py, 20+60*r.Float64(), 20+60*r.Float64())
		return monkeyReturns(app, game)
	case 3:
		twice = 2
	}
	to := scrollIntoView(t, app, x.ID, size)
	for range twice {
		app.Tap(to.Center())
	}
	if do := "do-it"; has(app, do) {
		app.Tap(app.Target(do).Center())
	}
	return monkeyReturns(app, game)
}

// monkeyReturns returns to the table from any screen. It returns an error if no way back is found
// or the program has crashed.
func monkeyReturns(app *drive.App, game string) error {
	for range 20 {
		now := app.Snapshot()
		switch {
		case atTable(now, game) || slices.Contains([]string{"handover", "results", "confirm"}, now.Scene):
			return nil
		case now.Scene == "crashed":
			return fmt.Errorf("the program has crashed: %s", app.Output())
		case now.Scene == "title":
			continueGame(app, game)
		default:
			app.Key(ebiten.KeyEscape)
			app.Tick(2)
		}
	}
	return fmt.Errorf("Escape does not lead back to the table from scene %s", app.Snapshot().Scene)
}
