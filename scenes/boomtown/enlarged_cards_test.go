package boomtown_test

import (
	"fmt"
	"strings"
	"testing"

	rules "gulch/engine/boomtown"
)

// TestCardsAreEnlarged moves the pointer over the cards of the row and takes screenshots of their
// enlarged pictures, in a wide and in a tall window.
func TestCardsAreEnlarged(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {820, 1180}} {
		app := resume(t, waitingIn(t, rules.PhasePick, 5))
		app.WaitScene("boomtown/pick")
		app.Resize(size[0], size[1])
		app.Tick(5)
		for i, x := range app.Snapshot().Targets {
			if x.Role != "move" || !strings.HasPrefix(x.ID, "take ") {
				continue
			}
			app.Move(x.Center())
			app.Tick(60)
			app.Shot(fmt.Sprintf("enlarged-%d-%dx%d.png", i, size[0], size[1]))
		}
	}
}
