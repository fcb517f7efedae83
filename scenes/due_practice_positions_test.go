//go:build !js

package scenes_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"gulch/engine/testscale"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
	"gulch/scenes/stats"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestDuePositions checks that a player who has finished a game is offered due practice positions
// on the title screen, that they open one after the other, and that none is due once all are
// answered or removed. A player without finished games has no due positions.
func TestDuePositions(t *testing.T) {
	line, err := stats.Line(stats.Game{ID: "1", Game: "boomtown", When: time.Date(2026, 5, 4, 20, 0, 0, 0, time.UTC),
		Seats: []stats.Seat{{Name: "Ada", Rank: 1}, {Name: "Dutch", Level: "easy", Rank: 2}}})
	if err != nil {
		t.Fatal(err)
	}
	settings := known(`"confirm":"never","people":[{"name":"Ada","face":"guest3"}]`)
	for i, size := range [][2]int{{1280, 720}, {390, 844}}[:testscale.Of(1, 2)] {
		home := drive.NewHome(t, map[string][]byte{"settings.json": []byte(settings), "tally.log": line})
		app := drive.Start(t, drive.Options{Width: size[0], Height: size[1], Home: home})
		app.WaitScene("title")
		app.Tick(10)
		app.Shot(fmt.Sprintf("waiting-title-%d.png", size[0]))
		app.ClickTarget("waiting")
		seen := map[string]bool{}
		for len(seen) < 7 {
			now := app.WaitFor("a position", func(s probe.Snapshot) bool {
				return s.Scene == "title" || strings.HasPrefix(s.Scene, "practice/") && !seen[s.Scene]
			})
			if now.Scene == "title" {
				break
			}
			seen[now.Scene] = true
			best := strings.Trim(fmt.Sprint(now.State["best"]), "[]")
			if x, ok := now.Find(best); ok && x.Enabled && len(seen) < 3 {
				app.Tick(20)
				app.ClickTarget(best)
				if !answered(app) {
					t.Errorf("%s: the best move %s is not accepted", now.Scene, best)
				}
				app.Tick(20)
				app.Shot(fmt.Sprintf("waiting-right-%d.png", size[0]))
				app.ClickTarget("next")
				continue
			}
			if !anyAnswer(app) { // the solution takes more presses than anyAnswer makes
				break
			}
			if x, ok := find(app, "show"); ok && x.Enabled {
				app.ClickTarget("show")
				app.Tick(30)
			}
			app.ClickTarget("out")
		}
		if app.Snapshot().Scene != "title" {
			t.Logf("%d positions were gone through", len(seen))
			app.Close()
			continue
		}
		app.WaitScene("title")
		app.Tick(5)
		app.Shot(fmt.Sprintf("waiting-done-%d.png", size[0]))
		if len(seen) < 3 {
			t.Errorf("%d positions were due, want at least 3", len(seen))
		}
		if _, more := find(app, "waiting"); more {
			t.Error("positions are still due after all were answered or removed")
		}
		app.Key(ebiten.KeyEscape)
		app.Close()
		if i == 0 {
			app = start(t, known(`"confirm":"never"`), nil)
			app.WaitScene("title")
			if _, some := find(app, "waiting"); some {
				t.Error("positions are due for a player without finished games")
			}
			app.Close()
		}
	}
}

// anyAnswer presses move buttons, at most six, until the current practice position has been
// answered. It reports whether it has.
func anyAnswer(app *drive.App) bool {
	for range 6 {
		app.Tick(20)
		now := app.Snapshot()
		if done, _ := now.State["answered"].(bool); done {
			return true
		}
		for _, x := range now.Targets {
			if x.Role == "move" && x.Enabled {
				app.ClickTarget(x.ID)
				break
			}
		}
	}
	app.Tick(20)
	done, _ := app.Snapshot().State["answered"].(bool)
	return done
}

// find returns the target (control) with the given ID on the current screen, false if there is
// none.
func find(app *drive.App, id string) (probe.Target, bool) {
	now := app.Snapshot()
	return now.Find(id)
}
