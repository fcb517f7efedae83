//go:build !js

package scenes_test

import (
	"testing"

	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

// inputSettings is the settings document of the tests that use a single input device.
const inputSettings = `{"known":["boomtown"],"text_size":100,"speed":"at once"}`

// TestGamesAreSetUpByEveryHand checks that a game can be set up by touch alone, by gamepad alone
// and by keyboard alone, so that no control needs a hovering pointer.
func TestGamesAreSetUpByEveryHand(t *testing.T) {
	for _, h := range inputDevices[:3] {
		app := start(t, inputSettings, nil)
		app.Resize(800, 500)
		for _, id := range []string{"new-game", "remove/4", "deal"} {
			if err := h.press(app, app.Target(id)); err != nil {
				t.Fatal(h.name, err)
			}
			app.Tick(40)
		}
		app.WaitFor("the table", func(s probe.Snapshot) bool { return atTable(s, "boomtown") })
		app.Close()
	}
}

// decision waits until a person has to decide or the game is over, and returns a snapshot.
func decision(app *drive.App) probe.Snapshot {
	return app.WaitFor("a decision or the end", func(s probe.Snapshot) bool { return !s.Busy || s.Scene == "results" })
}
