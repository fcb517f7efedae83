package teach_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gulch/engine/testscale"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
	"gulch/scenes/shelf"
	"gulch/scenes/teach"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { drive.Main(m) }

// list starts the app and opens the list of lessons of a game.
func list(t *testing.T, game string) *drive.App {
	t.Helper()
	app := drive.Start(t, drive.Options{})
	app.WaitScene("title")
	app.ClickTarget("learn/" + game)
	app.WaitScene("lessons")
	return app
}

// asked waits until a step of the lesson waits for the player, or the lesson with the given ID is
// over, and returns a snapshot.
func asked(app *drive.App, lesson string) probe.Snapshot {
	return app.WaitFor("a step", func(s probe.Snapshot) bool {
		return s.Scene == "lesson/"+lesson && !s.Busy && s.State["asking"] == true
	})
}

// names returns the list of strings that the scene shown in a snapshot reports to the probe under a
// key.
func names(s probe.Snapshot, key string) []string {
	var out []string
	list, _ := s.State[key].([]any)
	for _, x := range list {
		out = append(out, fmt.Sprint(x))
	}
	return out
}

// named reports whether a node's ID matches name. A name that ends in a star matches all IDs that
// begin with the text before the star.
func named(id, name string) bool {
	return id == name || strings.HasSuffix(name, "*") && strings.HasPrefix(id, strings.TrimSuffix(name, "*"))
}

// shown reports whether the snapshot has a node whose ID matches name; see named.
func shown(s probe.Snapshot, name string) bool {
	for _, x := range s.Targets {
		if named(x.ID, name) {
			return true
		}
	}
	return false
}

// pressable reports whether the snapshot has an enabled node with the given ID.
func pressable(s probe.Snapshot, id string) bool {
	return slices.ContainsFunc(s.Targets, func(x probe.Target) bool { return x.ID == id && x.Enabled })
}

// TestFollowLessons plays the first lessons of each game to their end in a window, in a long test
// run all lessons. It checks that the nodes named by every step exist, are not covered by the
// panel, and lead to the next step when they are pressed. TestPanelLeavesLessonInView plays all
// lessons without a window.
func TestFollowLessons(t *testing.T) {
	for _, g := range shelf.Rules() {
		t.Run(g.Info().ID, func(t *testing.T) { followAll(t, g.Info().ID) })
	}
}

func followAll(t *testing.T, game string) {
	course, err := teach.Open(game)
	if err != nil {
		t.Fatal(err)
	}
	app := list(t, game)
	app.Shot("lessons-1280x720.png")
	played := course.Lessons[:testscale.Of(2, len(course.Lessons))]
	for i, l := range played {
		if i == 0 {
			app.ClickTarget("lesson/" + l.ID)
		}
		for n := range l.Steps {
			now := asked(app, l.ID)
			if at := now.State["step"]; at != float64(n) {
				t.Fatalf("%s is at step %v, want %d", l.ID, at, n)
			}
			do := names(now, "do")
			// other nodes may appear only after the first press
			for _, name := range append(names(now, "show"), do[:min(1, len(do))]...) {
				if !shown(now, name) {
					t.Errorf("%s, step %d: there is no %q", l.ID, n+1, name)
				}
			}
			app.Tick(20)
			if hides := names(app.Snapshot(), "hides"); len(hides) > 0 {
				t.Errorf("%s, step %d: the panel hides %v", l.ID, n+1, hides)
			}
			app.Shot(fmt.Sprintf("lesson-%s-%d.png", l.ID, n+1))
			for _, id := range do {
				// the animation of the previous press may still be running
				now := app.WaitFor(id, func(s probe.Snapshot) bool { return !s.Busy && pressable(s, id) })
				pointsAtWhatIsAsked(t, now, l.Steps[n], id)
				app.ClickTarget(id)
			}
		}
		app.WaitFor("the end of "+l.ID, func(s probe.Snapshot) bool { return !s.Busy && s.State["over"] == true })
		app.Tick(20)
		app.Shot(fmt.Sprintf("lesson-%s-end.png", l.ID))
		if i < len(played)-1 {
			app.ClickTarget("lesson-on")
		}
	}
	app.ClickTarget("lesson-list")
	app.WaitScene("lessons")
	app.Tick(20)
	app.Shot("lessons-done.png")
	again := course.Lessons[1].ID
	app.ClickTarget("lesson/" + again) // a finished lesson can be repeated
	asked(app, again)
}

// pointsAtWhatIsAsked checks that the pointer of a lesson's step that asks for a press points at
// the node to press next, id, or at nothing, because the player has to find the node. It must never
// point at a node that is refused.
func pointsAtWhatIsAsked(t *testing.T, now probe.Snapshot, step teach.Step, id string) {
	t.Helper()
	if len(step.Moves)+len(step.Find) == 0 {
		return
	}
	if at, _ := now.State["pointsAt"].(string); at != "" && at != id && !slices.Contains(step.Find, at) {
		t.Errorf("%s, %q: the pointer points at %q, want %q", now.Scene, step.Text, at, id)
	}
}

// TestUnaskedControlsAreRefused checks that pressing a control that the step does not ask for shows
// a friendly text and changes nothing.
func TestUnaskedControlsAreRefused(t *testing.T) {
	app := list(t, "boomtown")
	app.ClickTarget("lesson/bid")
	asked(app, "bid")
	app.ClickTarget("lesson-next")
	before := asked(app, "bid").State["moves"]
	for _, id := range []string{"pass", "undo", "removed"} {
		target := app.Target(id)
		app.Click(target.Center())
		app.Tick(2)
		if said := app.Snapshot().Said; !strings.Contains(said, "2") {
			t.Errorf("a press of %s is refused with %q, want the step's text with the number 2", id, said)
		}
	}
	app.ClickTarget("bid") // makes a bid of 1, but the step asks for 2
	app.Tick(5)
	app.Shot("lesson-wrong.png")
	if now := asked(app, "bid"); now.State["moves"] != before {
		t.Error("a move was made that the lesson does not ask for")
	}
}

// TestLessonResumes checks that an interrupted lesson continues at the step that was reached, even
// after a restart of the app.
func TestLessonResumes(t *testing.T) {
	app := list(t, "boomtown")
	app.ClickTarget("lesson/circle")
	asked(app, "circle")
	app.ClickTarget("lesson-next")
	asked(app, "circle")
	app.ClickTarget("answer 1")
	asked(app, "circle")
	app.ClickTarget("pass")
	if now := asked(app, "circle"); now.State["step"] != 3.0 {
		t.Fatalf("the lesson is at step %v, want 3", now.State["step"])
	}
	home := app.Home()
	app.Key(ebiten.KeyEscape)
	app.WaitScene("pause")
	app.Shot("lesson-pause.png")
	app.ClickTarget("leave")
	app.WaitScene("title")
	app.Close()
	app = drive.Start(t, drive.Options{Home: home, Width: 820, Height: 1180})
	app.WaitScene("title")
	app.Shot("title-learn-820x1180.png")
	app.ClickTarget("learn/boomtown")
	app.WaitScene("lessons")
	app.Shot("lessons-820x1180.png")
	app.ClickTarget("lesson/circle")
	if now := asked(app, "circle"); now.State["step"] != 3.0 {
		t.Errorf("the lesson resumes at step %v, want 3", now.State["step"])
	}
	app.Tick(20)
	app.Shot("lesson-circle-820x1180.png")
	app.Key(ebiten.KeySpace)
	asked(app, "circle")
	app.Tick(20)
	app.Shot("lesson-circle-5-820x1180.png")
}
