//go:build !js

package sierrawest_test

import (
	"fmt"
	"strings"
	"testing"

	rules "gulch/engine/sierrawest"
	"gulch/scenes/drive"
	"gulch/scenes/probe"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestShowAgainHasParts checks with four seats that "Show again" has a portrait for each player who
// acted, that a press on one shows only its part, that the arrow keys change the part, and that the
// show can be stopped.
func TestShowAgainHasParts(t *testing.T) {
	app := resume(t, waitingIn(t, "apple_hill", 4, rules.PhasePlan, 150), "")
	app.WaitScene("sierrawest/plan")
	app.Tick(60)
	app.ClickTarget("layout 5")
	all := showAgain(app, "again")
	if !app.Target("layout 5").Chosen {
		t.Error("the layout that the player had selected is not selected after the show")
	}
	app.ClickTarget("again")
	var parts []string
	app.WaitFor("the portraits", func(s probe.Snapshot) bool { parts = portraits(s); return len(parts) > 0 })
	for _, id := range parts {
		if x := app.Target(id); x.Label == "" || x.W < 30 || x.H < 30 {
			t.Errorf("the portrait %q is %+v, expected one with a label and at least 30 pixels wide", id, x)
		}
	}
	app.Tick(40)
	app.Shot("again-all.png")
	if one := showAgain(app, parts[1]); one == 0 || one > all*2/3 {
		t.Errorf("the part of one player takes %d ticks, all parts %d, expected less than two thirds", one, all)
	}
	app.ClickTarget("again")
	app.Tick(10)
	for _, want := range []string{parts[1], parts[2], parts[1]} {
		key := ebiten.KeyArrowRight
		if chosen(app.Snapshot()) == parts[2] {
			key = ebiten.KeyArrowLeft
		}
		app.Key(key)
		app.Tick(10)
		if got := chosen(app.Snapshot()); got != want {
			t.Errorf("after the arrow key the part is %q, expected %q", got, want)
		}
	}
	for _, size := range [][2]int{{1280, 720}, {820, 1180}, {390, 844}} {
		app.Resize(size[0], size[1])
		app.Tick(4)
		app.Shot(fmt.Sprintf("again-part-%d.png", size[0]))
	}
	app.Resize(1280, 720)
	app.ClickTarget("again")
	app.Tick(20)
	if s := app.Snapshot(); chosen(s) != "" || s.Busy {
		t.Errorf("after Stop the part %q is shown, busy: %v, expected the player's own decision", chosen(s), s.Busy)
	}
}

// portraits returns the IDs of the portraits whose parts can be shown.
func portraits(s probe.Snapshot) (all []string) {
	for _, x := range s.Targets {
		if strings.HasPrefix(x.ID, "part of ") {
			all = append(all, x.ID)
		}
	}
	return all
}

// chosen returns the ID of the portrait whose part alone is shown, "" for none.
func chosen(s probe.Snapshot) string {
	for _, x := range s.Targets {
		if strings.HasPrefix(x.ID, "part of ") && x.Chosen {
			return x.ID
		}
	}
	return ""
}

// showAgain presses a target and returns how many ticks pass until the player decides again.
func showAgain(app *drive.App, id string) int {
	app.ClickTarget(id)
	from := app.Snapshot().Tick
	return int(app.WaitFor("the end of the animations", func(s probe.Snapshot) bool {
		return !s.Busy && len(portraits(s)) == 0
	}).Tick - from)
}
