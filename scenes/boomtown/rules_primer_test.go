package boomtown_test

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

// TestPrimerComesOnce checks that the primer ("the game in a minute") is shown before the first
// game and not before the second.
func TestPrimerComesOnce(t *testing.T) {
	app := drive.Start(t, drive.Options{})
	for i, want := range []string{"primer", "boomtown/bid"} {
		app.WaitScene("title")
		app.ClickTarget("box/boomtown")
		app.WaitScene("new-game")
		app.ClickTarget("deal")
		app.WaitFor(want, func(s probe.Snapshot) bool { return s.Scene == want })
		app.Tick(30)
		app.Shot(fmt.Sprintf("first-%d.png", i))
		if want == "primer" {
			app.Resize(820, 1180)
			app.Shot("first-tall.png")
			app.Resize(1280, 720)
			app.ClickTarget("play")
			app.WaitFor("the table", func(s probe.Snapshot) bool { return s.Scene == "boomtown/bid" })
		}
		app.Key(ebiten.KeyEscape)
		app.WaitScene("pause")
		app.ClickTarget("leave")
	}
}
