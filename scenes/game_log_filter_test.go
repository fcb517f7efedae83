//go:build !js

package scenes_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestLogOfOneSeat checks that the log can be filtered to the lines of one seat, and that the
// filter is kept while the table is open.
func TestLogOfOneSeat(t *testing.T) {
	app := start(t, known(`"confirm":"final"`), begun(t, 60))
	app.ClickTarget("continue")
	decision(app)
	lines := func() (all []string) {
		for _, x := range app.Snapshot().Targets {
			if strings.HasPrefix(x.ID, "line ") {
				all = append(all, x.Label)
			}
		}
		return all
	}
	whole := lines()
	app.ClickTarget("log of 2")
	app.Tick(30)
	app.Shot("log-of-one.png")
	mine := lines()
	for _, line := range mine {
		if !strings.Contains(line, "Opal") {
			t.Errorf("the log filtered by Opal has the line %q", line)
		}
	}
	if len(mine) == 0 || !app.Target("log of 2").Chosen {
		t.Errorf("the log of Opal has %d lines", len(mine))
	}
	app.Resize(820, 1180)
	app.Tick(10)
	app.Shot("log-of-one-820x1180.png")
	app.Resize(1280, 720)
	app.Tick(10)
	app.ClickTarget("menu")
	app.WaitScene("pause")
	app.Key(ebiten.KeyEscape)
	decision(app)
	if !app.Target("log of 2").Chosen {
		t.Error("the filter of the log is lost after the pause menu")
	}
	app.ClickTarget("log of 2")
	if all := lines(); len(all) < len(whole) || app.Target("log of 2").Chosen {
		t.Errorf("the whole log has %d lines, had %d", len(all), len(whole))
	}
}
