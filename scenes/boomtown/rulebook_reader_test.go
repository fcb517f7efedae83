package boomtown_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	rules "gulch/engine/boomtown"
	"gulch/scenes/drive"
	"gulch/scenes/probe"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestReadingTheRules checks the reader of the rules document: it can be scrolled with keys, wheel
// and touch, typing searches it, and it opens from a tooltip and from the pause menu.
func TestReadingTheRules(t *testing.T) {
	app := resume(t, waitingIn(t, rules.PhasePick, 4))
	app.WaitScene("boomtown/pick")
	card := slices.IndexFunc(app.Snapshot().Targets,
		func(x probe.Target) bool { return strings.HasPrefix(x.ID, "take ") })
	app.Hover(app.Snapshot().Targets[card].Center())
	app.Tick(40)
	app.Shot("tip-with-rule.png")
	app.Key(ebiten.KeyR)
	where := func() string { return fmt.Sprint(app.WaitScene("rules").State["paragraph"]) }
	if got := where(); got == "aim" {
		t.Errorf("the rules link of a card's tooltip opens %q, not the paragraph of the card", got)
	}
	app.Tick(30)
	app.Shot("rules-from-tip.png")
	app.Key(ebiten.KeyEscape)
	app.WaitScene("boomtown/pick")
	app.Key(ebiten.KeyEscape)
	app.WaitScene("pause")
	app.ClickTarget("rules")
	if got := where(); got != "order" {
		t.Errorf("the rules opened from the pause menu in the picking phase show %q", got)
	}
	app.Key(ebiten.KeyHome)
	app.Key(ebiten.KeyPageDown)
	if got := where(); got == "aim" {
		t.Error("the page-down key does not scroll the rules")
	}
	app.Type("neighbor keeps")
	if now := app.WaitScene("rules"); now.State["hits"].(float64) < 1 {
		t.Error("the search in the rules finds nothing")
	}
	app.Tick(10)
	app.Shot("rules-found.png")
	app.Key(ebiten.KeyEscape) // clear the search
	app.WaitScene("rules")
	for _, size := range [][2]int{{1280, 720}, {820, 1180}, {1024, 640}, {1120, 840}} {
		app.Resize(size[0], size[1])
		for _, at := range []string{"go/aim", "go/payment", "go/events", "go/mines", "go/signs"} {
			goTo(app, at)
			app.Tick(20)
			app.Shot(fmt.Sprintf("rules-%s-%dx%d.png", strings.TrimPrefix(at, "go/"), size[0], size[1]))
		}
	}
	goTo(app, "go/aim")
	link := slices.IndexFunc(app.Snapshot().Targets, func(x probe.Target) bool { return x.Role == "link" })
	if link < 0 {
		t.Fatal("the rules show no links")
	}
	app.TapTarget(app.Snapshot().Targets[link].ID)
	app.ClickTarget("back")
	if got := where(); got != "aim" {
		t.Errorf("the back button leads to %q", got)
	}
	app.Swipe(700, 700, 700, 200)
	if got := where(); got == "aim" {
		t.Error("dragging with a finger does not scroll the rules")
	}
	app.ClickTarget("close")
	app.WaitScene("boomtown/pick")
}

// goTo clicks the line with the given ID in the rules' table of contents, after scrolling to it if
// necessary.
func goTo(app *drive.App, id string) {
	for _, notches := range []float64{0, 60, -60} {
		now := app.Snapshot()
		if _, ok := now.Find(id); !ok {
			line := slices.IndexFunc(now.Targets, func(x probe.Target) bool { return strings.HasPrefix(x.ID, "go/") })
			app.Move(now.Targets[line].Center())
			app.Wheel(0, notches)
			app.Tick(2)
		}
	}
	app.ClickTarget(id)
}
