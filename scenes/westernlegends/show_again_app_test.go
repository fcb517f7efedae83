//go:build !js

package westernlegends_test

import (
	"strings"
	"testing"

	rules "gulch/engine/westernlegends"
	"gulch/scenes/probe"
)

// TestPartsOfSixPlayersCanBePressed checks with six seats, in several windows and the largest text,
// that "Show again" has portraits large enough to be pressed, which do not lie on other buttons.
func TestPartsOfSixPlayersCanBePressed(t *testing.T) {
	for _, letters := range []string{"100", "150"} {
		app := resume(t, waitingIn(t, 6, rules.PhaseIncome, nil, 60, nil), `,"text_size":`+letters)
		app.WaitScene("westernlegends/income")
		app.Tick(60)
		app.ClickTarget("again")
		for _, size := range [][2]int{{1280, 720}, {820, 1180}, {800, 600}} {
			app.Resize(size[0], size[1])
			app.Tick(4)
			s := app.Snapshot()
			var parts, others []probe.Target
			for _, x := range s.Targets {
				switch {
				case strings.HasPrefix(x.ID, "part of "):
					parts = append(parts, x)
				case x.ID == "again" || x.ID == "undo":
					others = append(others, x)
				}
			}
			if len(parts) < 3 {
				t.Errorf("%v at %s %%: there are %d portraits", size, letters, len(parts))
			}
			for _, x := range parts {
				if x.W < 18 || x.H < 18 {
					t.Errorf("%v at %s %%: %q is %.0f by %.0f pixels", size, letters, x.ID, x.W, x.H)
				}
				for _, y := range others {
					if x.X < y.X+y.W && y.X < x.X+x.W && x.Y < y.Y+y.H && y.Y < x.Y+x.H {
						t.Errorf("%v at %s %%: %q lies on %q", size, letters, x.ID, y.ID)
					}
				}
			}
		}
	}
}
