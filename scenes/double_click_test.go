//go:build !js

package scenes_test

import (
	"testing"

	"gulch/scenes/shelf"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestDoubleClicksOpenOneScreen checks that a double click on a button of the title screen opens a
// single screen, whatever the new screen has under the pointer.
func TestDoubleClicksOpenOneScreen(t *testing.T) {
	app := start(t, known(`"confirm":"final"`), begun(t, 60))
	before := app.Snapshot()
	leads := map[string]string{"saves": "saves", "options": "options", "credits": "credits"}
	for _, g := range shelf.Rules() {
		leads["practice/"+g.Info().ID] = "practice"
	}
	for id, scene := range leads {
		x, ok := before.Find(id)
		if !ok {
			t.Fatalf("the title screen has no node %s", id)
		}
		for range 3 {
			app.Click(x.Center())
		}
		app.Tick(30)
		if got := app.Snapshot().Scene; got != scene {
			t.Errorf("three quick clicks on %s lead to %s", id, got)
		}
		app.Key(ebiten.KeyEscape)
		app.WaitScene("title")
		app.Tick(30)
	}
	app.Shot("title-with-practice.png")
	app.Resize(820, 1180)
	app.Tick(20)
	app.Shot("title-with-practice-820x1180.png")
}
