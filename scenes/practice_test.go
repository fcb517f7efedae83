//go:build !js

package scenes_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

// answered waits until a practice position has judged the answer, and reports whether it was right.
func answered(app *drive.App) bool {
	now := app.WaitFor("the verdict", func(s probe.Snapshot) bool {
		done, _ := s.State["answered"].(bool)
		return done && !s.Busy
	})
	right, _ := now.State["right"].(bool)
	return right
}

// A practice position is opened from the title, tells what a wrong move is worth, can be tried again, shows the best
// move when it is asked for, praises it, leads to the next one, and is remembered.
func TestPractice(t *testing.T) {
	for game, name := range map[string]string{"boomtown": "neighbour", "narrowgauge": "last"} {
		app := start(t, `{"known":["boomtown","narrowgauge"],"speed":"at once"}`, nil)
		app.ClickTarget("practice/" + game)
		app.WaitScene("practice")
		app.Tick(20)
		app.Shot("practice-list-" + game + ".png")
		app.ClickTarget("puzzle/" + name)
		now := app.WaitScene("practice/" + name)
		app.Tick(30)
		app.Shot("practice-task-" + game + ".png")
		best := fmt.Sprint(now.State["best"])
		wrong := slices.IndexFunc(now.Targets, func(x probe.Target) bool {
			return x.Role == "move" && x.Enabled && !strings.Contains(best, x.ID)
		})
		app.Click(now.Targets[wrong].Center())
		if answered(app) {
			t.Fatalf("%s: %s is praised", name, now.Targets[wrong].ID)
		}
		app.Tick(30)
		app.ClickTarget("show")
		app.Tick(30)
		app.Shot("practice-shown-" + game + ".png")
		app.ClickTarget("retry")
		app.WaitScene("practice/" + name)
		app.Tick(30)
		app.ClickTarget(strings.Trim(best, "[]"))
		if !answered(app) {
			t.Fatalf("%s: %s is not praised", name, best)
		}
		app.Resize(820, 1180)
		app.Tick(30)
		app.Shot("practice-right-" + game + "-820x1180.png")
		app.ClickTarget("next")
		app.WaitFor("the next one", func(s probe.Snapshot) bool {
			return strings.HasPrefix(s.Scene, "practice/") && s.Scene != "practice/"+name
		})
		app.Tick(30)
		home := app.Home()
		app.Close()

		app = drive.Start(t, drive.Options{Home: home})
		app.WaitScene("title")
		app.ClickTarget("practice/" + game)
		app.WaitScene("practice")
		if x := app.Target("puzzle/" + name); !strings.HasSuffix(x.Label, "Again") {
			t.Errorf("%s is not remembered: %q", name, x.Label)
		}
		app.Close()
	}
}
