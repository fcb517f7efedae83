package boomtown_test

import (
	"fmt"
	"testing"

	rules "gulch/engine/boomtown"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestOddsSheet checks, in several window sizes, that a key and a button each open the page with
// the odds of all seats.
func TestOddsSheet(t *testing.T) {
	app := resume(t, waitingIn(t, rules.PhasePick, 5))
	for _, size := range [][2]int{{1280, 720}, {820, 1180}, {1024, 640}} {
		app.Resize(size[0], size[1])
		app.WaitScene("boomtown/pick")
		app.Key(ebiten.KeyO)
		app.WaitScene("boomtown/odds")
		app.Move(3, 3)
		app.Tick(30)
		app.Shot(fmt.Sprintf("odds-%dx%d.png", size[0], size[1]))
		app.Key(ebiten.KeyEscape)
		app.WaitScene("boomtown/pick")
		app.ClickTarget("odds")
		app.WaitScene("boomtown/odds")
		app.ClickTarget("close")
	}
}
