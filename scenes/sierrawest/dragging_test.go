//go:build !js

package sierrawest_test

import (
	"fmt"
	"strings"
	"testing"

	rules "gulch/engine/sierrawest"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

// TestDragCards checks that a card that is dragged onto another one on the land changes places with
// it, by mouse and by touch.
func TestDragCards(t *testing.T) {
	app := resume(t, waitingIn(t, "apple_hill", 2, rules.PhasePlan, 0), "")
	app.WaitScene("sierrawest/plan")
	app.Tick(60)
	for _, finger := range []bool{false, true} {
		left, right := app.Target("lay left"), app.Target("lay right")
		carry(app, finger, left, right)
		if l, r := app.Target("lay left"), app.Target("lay right"); l.Label != right.Label || r.Label != left.Label {
			t.Errorf("finger %v: after the drag the cards are %s and %s, expected %s and %s", finger, l.Label, r.Label,
				right.Label, left.Label)
		}
	}
}

// carry drags from the centre of one target to the centre of another, by touch if finger is set.
func carry(app *drive.App, finger bool, from, to probe.Target) {
	x0, y0 := from.Center()
	x1, y1 := to.Center()
	if finger {
		app.Swipe(x0, y0, x1, y1)
	} else {
		app.Drag(x0, y0, x1, y1)
	}
	app.Tick(10)
}

// TestDragPioneers checks that a pioneer who is dropped on a space, the trap, a cabin, an animal or
// a summit makes a move, or that the player is told why he cannot.
func TestDragPioneers(t *testing.T) {
	for i, c := range []struct {
		mode, to string // to is the beginning of the ID of the target
		after    int
	}{
		{"apple_hill", "walk green", 0},
		{"apple_hill", "snare", 60},
		{"apple_hill", "house ", 60},
		{"boats_banjos", "summit left", 60},
		{"gold_rush", "animal ", 120},
		{"outlaws_outposts", "snare", 0},
	} {
		t.Run(fmt.Sprint(c.mode, " ", c.to), func(t *testing.T) {
			app := resume(t, waitingIn(t, c.mode, 2, rules.PhasePioneer, c.after), "")
			app.WaitScene("sierrawest/pioneer")
			app.Tick(60)
			now := app.Snapshot()
			var to probe.Target
			for _, x := range now.Targets {
				if strings.HasPrefix(x.ID, c.to) {
					to = x
				}
			}
			if to.ID == "" {
				t.Fatalf("the position has no target %s", c.to)
			}
			who := "pioneer green"
			if strings.Contains(to.Label, "Tan pioneer") {
				who = "pioneer tan"
			}
			if x := app.Target(who); x.Role == "text" && !x.Enabled {
				who = "pioneer tan" // the green pioneer waits at a place
			}
			carry(app, i%2 == 1, app.Target(who), to)
			app.WaitFor("a move or a reason", func(s probe.Snapshot) bool {
				return s.State["moves"] != now.State["moves"] || strings.Contains(s.Said, "You can't")
			})
		})
	}
}
