package teach_test

import (
	"testing"

	"gulch/scenes/drive"
	"gulch/scenes/probe"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestTeacherPanelInput checks the panel of the teacher Hank. One press of Enter must go on to the
// next step, even after a click, the Go on button must keep its place, and clicks on the panel must
// not reach the table below it. The test also checks that one press of Enter presses the main
// button of the title screen.
func TestTeacherPanelInput(t *testing.T) {
	for game, lessons := range map[string][]string{"boomtown": {"table", "bid"}, "narrowgauge": {"map", "build"}} {
		app := drive.Start(t, drive.Options{})
		app.WaitScene("title")
		for i, id := range lessons {
			if i > 0 {
				app.Key(ebiten.KeyEscape)
				app.WaitScene("pause")
				app.ClickTarget("leave")
				app.WaitScene("title")
			}
			app.ClickTarget("learn/" + game)
			app.WaitScene("lessons")
			app.ClickTarget("lesson/" + id)
			readOn(t, app, id)
		}
		app.Key(ebiten.KeyEscape)
		app.WaitScene("pause")
		app.ClickTarget("leave")
		app.WaitScene("title")
		app.Tick(20)
		app.Click(4, 4)
		app.Tick(5)
		app.Key(ebiten.KeyEnter)
		app.WaitFor("what the brass button of the title leads to",
			func(s probe.Snapshot) bool { return s.Scene != "title" })
		app.Close()
	}
}

// readOn presses Enter at each step of a lesson that only has a text, until a step asks the player
// to act. id is the ID of the lesson.
func readOn(t *testing.T, app *drive.App, id string) {
	t.Helper()
	var last *probe.Target // the Go on button of the previous step
	for now := asked(app, id); pressable(now, "lesson-next"); now = asked(app, id) {
		panel, _ := now.Find("lesson-panel")
		next := app.Target("lesson-next")
		if last != nil && len(names(now, "hides")) == 0 && len(names(now, "show")) == 0 &&
			(next.X != last.X || next.Y != last.Y) {
			t.Errorf("%s, step %v: the Go on button moves from %.0f,%.0f to %.0f,%.0f", id, now.State["step"], last.X,
				last.Y, next.X, next.Y)
		}
		last = &next
		for _, at := range [][2]float64{{panel.X + panel.W/2, panel.Y + panel.H/2},
			{panel.X + 20, panel.Y + panel.H - 20}} {
			app.Click(at[0], at[1])
			app.Tick(3)
		}
		after := app.Snapshot()
		if after.State["step"] != now.State["step"] || after.State["moves"] != now.State["moves"] ||
			after.Scene != now.Scene {
			t.Fatalf("%s, step %v: a click on the panel reaches the table below it", id, now.State["step"])
		}
		app.Shot("hank-" + id + ".png")
		app.Key(ebiten.KeyEnter)
		app.Tick(5)
		if then := app.Snapshot(); then.State["step"] == now.State["step"] && then.State["over"] != true {
			t.Fatalf("%s, step %v: one press of Enter does not go to the next step", id, now.State["step"])
		}
		if app.Snapshot().State["over"] == true {
			app.Key(ebiten.KeyEnter)
			app.WaitFor("the next lesson", func(s probe.Snapshot) bool { return s.Scene != "lesson/"+id })
			return
		}
	}
	now := app.Snapshot() // the step asks for a move, but a click on the panel must not make one
	panel, _ := now.Find("lesson-panel")
	app.Click(panel.X+panel.W/2, panel.Y+panel.H-12)
	app.Tick(5)
	if after := app.Snapshot(); after.State["step"] != now.State["step"] || after.State["moves"] != now.State["moves"] {
		t.Errorf("%s, step %v: a click on the panel makes a move", id, now.State["step"])
	}
}
