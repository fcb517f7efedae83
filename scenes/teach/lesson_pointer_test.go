package teach_test

import (
	"slices"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
	"gulch/scenes/store"
	"gulch/scenes/table"
	"gulch/scenes/teach"
)

// TestLessonsPointAtWhatTheyAsk plays every lesson to its end without a window. It checks that the
// pointer of a step that asks for presses points at the next node to press or, if the player has to
// search for it, at none, so that it never points at what is refused.
func TestLessonsPointAtWhatTheyAsk(t *testing.T) { forEveryLesson(t, followPointer) }

// forEveryLesson calls check with every lesson of every game, each in a subtest.
func forEveryLesson(t *testing.T, check func(t *testing.T, g engine.Game, c *teach.Course, l *teach.Lesson)) {
	for _, g := range shelf.Rules() {
		course, err := teach.Open(g.Info().ID)
		if err != nil {
			t.Fatal(err)
		}
		for i := range course.Lessons {
			l := &course.Lessons[i]
			t.Run(g.Info().ID+"/"+l.ID, func(t *testing.T) { check(t, g, course, l) })
		}
	}
}

// startLesson begins a lesson of a game in an app without a window.
func startLesson(t *testing.T, g engine.Game, course *teach.Course, l *teach.Lesson) *stage.App {
	t.Helper()
	d, err := stage.NewSceneStack()
	if err != nil {
		t.Fatal(err)
	}
	h := stage.NewApp(d, games.All(), store.NewMemory(nil))
	h.InputSource = func() *ui.Input { return &ui.Input{} }
	h.Settings.Speed = stage.AtOnce
	h.SetCurrentPerson(h.NewPerson("Ada", ""))
	school := &teach.School{App: h, Game: g, Course: course,
		Board: func(seats []match.Seat) table.GameUI { return shelf.Table(h, g.Info().ID, seats) }}
	h.Push(school.List())
	school.Begin(l)
	return h
}

// followPointer plays a lesson of a game and checks its pointer.
func followPointer(t *testing.T, g engine.Game, course *teach.Course, l *teach.Lesson) {
	h := startLesson(t, g, course, l)
	for n, step := range l.Steps {
		report := wait(t, h)
		if report["step"] != n {
			t.Fatalf("the lesson is at step %v, want %d", report["step"], n+1)
		}
		for _, id := range report["do"].([]string) {
			at, _ := wait(t, h)["pointsAt"].(string)
			asks := len(step.Moves)+len(step.Find) > 0
			if asks && at != "" && at != id && !slices.Contains(step.Find, at) {
				t.Errorf("step %d: the pointer points at %q, want %q", n+1, at, id)
			}
			if !h.Top().Base().Root.Press(id) {
				t.Fatalf("step %d: %q cannot be pressed", n+1, id)
			}
		}
	}
	if wait(t, h)["over"] != true {
		t.Error("the lesson is not over after its last step")
	}
}

// wait runs the app until the scene on top is not busy, and returns what it reports.
func wait(t *testing.T, h *stage.App) map[string]any {
	t.Helper()
	for i := range 4000 {
		if err := h.Update(); err != nil {
			t.Fatal(err)
		}
		if h.Top().Base().Busy {
			time.Sleep(time.Millisecond) // a job in the background is not done
		} else if i > 4 {
			return h.Top().(interface{ Report() map[string]any }).Report()
		}
	}
	t.Fatalf("the scene %s stays busy", h.Top().Name())
	return nil
}
