//go:build !js

package scenes_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"gulch/scenes/drive"
	"gulch/scenes/probe"

	"github.com/hajimehoshi/ebiten/v2"
)

// hands are the settings with which games are played by hand.
const hands = `{"known":["boomtown"],"text_size":100,"speed":"at once"}`

// deal starts the app and deals a game for three by a function that presses a target.
func deal(t *testing.T, press func(app *drive.App, id string)) *drive.App {
	t.Helper()
	app := start(t, hands, nil)
	app.Resize(640, 400)
	press(app, "new-game")
	app.WaitScene("new-game")
	press(app, "remove/4")
	press(app, "deal")
	return app
}

// decision waits until a person can decide, or the game is over.
func decision(app *drive.App) probe.Snapshot {
	return app.WaitFor("a decision or the end", func(s probe.Snapshot) bool { return !s.Busy || s.Scene == "results" })
}

// A whole game is set up and played by a finger alone: nothing needs a pointer that hovers, or a key.
func TestGameByTouch(t *testing.T) {
	app := deal(t, func(app *drive.App, id string) { app.TapTarget(id) })
	finger := rand.New(rand.NewPCG(3, 4))
	for range 400 {
		now := decision(app)
		if now.Scene == "results" {
			return
		}
		moves := slices.DeleteFunc(now.Targets, func(x probe.Target) bool { return x.Role != "move" || !x.Enabled })
		if len(moves) == 0 {
			app.Tick(5)
			continue
		}
		app.Tap(moves[finger.IntN(len(moves))].Center())
	}
	t.Fatal("the game does not end")
}

// A whole game is set up and played by a gamepad alone.
func TestGameByPad(t *testing.T) {
	app := deal(t, padTo)
	for range 3000 {
		now := decision(app)
		if now.Scene == "results" {
			return
		}
		i := slices.IndexFunc(now.Targets, func(x probe.Target) bool { return x.Focused })
		if i >= 0 && now.Targets[i].Role == "move" && now.Targets[i].Enabled {
			app.Pad(ebiten.StandardGamepadButtonRightBottom)
		} else {
			app.Pad(ebiten.StandardGamepadButtonFrontBottomRight)
		}
	}
	t.Fatal("the game does not end")
}

// padTo moves the focus to a target by the triggers and presses it.
func padTo(app *drive.App, id string) {
	for range 80 {
		if app.Target(id).Focused {
			app.Pad(ebiten.StandardGamepadButtonRightBottom)
			return
		}
		app.Pad(ebiten.StandardGamepadButtonFrontBottomRight)
	}
}

// The keys of a screen can be looked up, and the sheet goes as it came.
func TestHelpNamesKeys(t *testing.T) {
	app := start(t, hands, begun(t, 60))
	app.ClickTarget("continue")
	decision(app)
	app.Type("?")
	now := app.WaitScene("keys")
	if !slices.ContainsFunc(now.Targets, func(x probe.Target) bool { return x.ID == "close" }) {
		t.Error("the sheet cannot be closed")
	}
	app.Tick(30)
	app.Shot("keys.png")
	app.Resize(820, 1180)
	app.Tick(10)
	app.Shot("keys-820x1180.png")
	app.Key(ebiten.KeySpace) // shows where the focus is
	app.Key(ebiten.KeySpace) // and presses it
	app.WaitFor("the table", func(s probe.Snapshot) bool { return s.Scene != "keys" })
}
