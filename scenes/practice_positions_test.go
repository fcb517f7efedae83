//go:build !js

package scenes_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gulch/scenes/drive"
	"gulch/scenes/probe"
	"gulch/scenes/shelf"
)

// answered waits until the answer to a practice position has been evaluated, and reports whether it
// was right.
func answered(app *drive.App) bool {
	now := app.WaitFor("the verdict", func(s probe.Snapshot) bool {
		done, _ := s.State["answered"].(bool)
		return done && !s.Busy
	})
	right, _ := now.State["right"].(bool)
	return right
}

// openPlainPuzzle opens the first practice position of a game in which both the best move and a
// wrong move take a single press. It returns the name of the position, and the node IDs of the best
// move and of a wrong one. If proved is true, it chooses from the proved positions, otherwise from
// the hand-written ones. app is nil if no proved position of the game is suitable.
func openPlainPuzzle(t *testing.T, game string, proved bool) (app *drive.App, name, best, wrong string) {
	t.Helper()
	for at, more := 0, true; more; at++ {
		app = start(t, known(`"confirm":"final"`), nil)
		app.ClickTarget("practice/" + game)
		app.WaitScene("practice")
		app.Tick(20)
		var names []string
		for _, x := range app.Snapshot().Targets {
			if name, ok := strings.CutPrefix(x.ID, "puzzle/"); ok && strings.HasPrefix(name, "proved-") == proved {
				names = append(names, name)
			}
		}
		if proved && len(names) == 0 {
			app.Close()
			return nil, "", "", ""
		}
		app.Shot("practice-list-" + game + ".png")
		name, more = names[at], at+1 < len(names)
		app.ClickTarget("puzzle/" + name)
		now := app.WaitScene("practice/" + name)
		app.Tick(30)
		best = strings.Trim(fmt.Sprint(now.State["best"]), "[]")
		can := func(x probe.Target) bool { return x.Role == "move" && x.Enabled }
		i := slices.IndexFunc(now.Targets, func(x probe.Target) bool { return can(x) && !strings.Contains(best, x.ID) })
		if x, ok := now.Find(best); ok && can(x) && i >= 0 {
			return app, name, best, now.Targets[i].ID
		}
		app.Close()
	}
	if !proved {
		t.Fatalf("%s: no position is solved by one press", game)
	}
	return nil, "", "", ""
}

// TestPractice checks a practice position. It opens from the title screen, rates a wrong move, can
// be repeated, shows the best move on request, accepts it, leads to the next position, and is
// remembered as solved.
func TestPractice(t *testing.T) {
	for _, rules := range shelf.Rules() {
		for _, proved := range []bool{false, true} {
			checkPractice(t, rules.Info().ID, proved)
		}
	}
}

func checkPractice(t *testing.T, game string, proved bool) {
	t.Helper()
	app, name, best, wrong := openPlainPuzzle(t, game, proved)
	if app == nil {
		return
	}
	shots := game
	if proved {
		shots += "-proved"
	}
	app.Shot("practice-task-" + shots + ".png")
	app.ClickTarget(wrong)
	if answered(app) {
		t.Fatalf("%s: the wrong move %s is accepted", name, wrong)
	}
	app.Tick(30)
	app.ClickTarget("show")
	app.Tick(30)
	app.Shot("practice-shown-" + shots + ".png")
	app.ClickTarget("retry")
	app.WaitScene("practice/" + name)
	app.Tick(30)
	app.ClickTarget(best)
	if !answered(app) {
		t.Fatalf("%s: the best move %s is not accepted", name, best)
	}
	app.Resize(820, 1180)
	app.Tick(30)
	app.Shot("practice-right-" + shots + "-820x1180.png")
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
		t.Errorf("%s is not marked as solved after a restart: %q", name, x.Label)
	}
	app.Close()
}
