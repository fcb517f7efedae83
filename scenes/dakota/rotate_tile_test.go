//go:build !js

package dakota_test

import (
	"bytes"
	"testing"

	rules "gulch/engine/dakota"
	"gulch/scenes/drive"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestTurningATileIsSeen checks the button that turns a tile. It must turn the picture of the tile
// in hand even if no cell is pointed at, and only to rotations in which the tile fits somewhere.
func TestTurningATileIsSeen(t *testing.T) {
	if !drive.NeedPixels(t, drive.Coarse) {
		return
	}
	app := resume(t, waitingIn(t, rules.PhaseExploreTile, 2, 2))
	app.WaitScene("dakota/explore_tile")
	app.Tick(30)
	app.Move(3, 3)
	app.Tick(30)
	pictures := map[string]bool{}
	for range 4 {
		pictures[tileInHand(app)] = true
		app.Key(ebiten.KeyT)
		app.Tick(20)
	}
	if len(pictures) < 2 {
		t.Errorf("the tile in hand looks the same after each press of T, want a turned picture")
	}
	app.Shot("dakota-turned.png")
}

// tileInHand returns the pixels of the first tile drawn from the bag, as shown beside the mine.
func tileInHand(app *drive.App) string {
	x, _ := findTarget(app, "drawn ")
	frame := app.Frame()
	scale := float64(frame.Bounds().Dx()) / 1280 // pixels per design unit
	left, right := int((x.X+6)*scale), int((x.X+x.W-6)*scale)
	var b bytes.Buffer
	for y := int((x.Y + 6) * scale); y < int((x.Y+x.H-6)*scale); y++ {
		b.Write(frame.Pix[frame.PixOffset(left, y):frame.PixOffset(right, y)])
	}
	return b.String()
}

// TestTouchShowsTheRotationFirst checks that touching a cell where the tile does not fit as shown
// only turns the tile, and that a second touch lays it.
func TestTouchShowsTheRotationFirst(t *testing.T) {
	app := resume(t, waitingIn(t, rules.PhaseExploreTile, 2, 2))
	app.WaitScene("dakota/explore_tile")
	app.Tick(30)
	before := app.Snapshot().State["moves"]
	shown := 0
	for range 4 {
		site, ok := findTarget(app, "place ")
		if !ok {
			t.Fatal("no cell is highlighted for the tile")
		}
		app.Tap(site.Center())
		app.Tick(30)
		if app.Snapshot().State["moves"] != before {
			break
		}
		shown++
	}
	if shown > 1 {
		t.Errorf("%d touches of one cell only turned the tile, want at most 1 before the tile is laid", shown)
	}
	if app.Snapshot().State["moves"] == before {
		t.Error("the tile has not been laid after 4 touches of a cell")
	}
}
