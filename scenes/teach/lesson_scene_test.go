package teach

import (
	"strings"
	"testing"

	"gulch/render/ui"
)

// TestLessonRestartsAndEnds checks that the pause menu restarts a lesson, that a finished last
// lesson leads to a real game, and that the list is opened when all lessons are finished.
func TestLessonRestartsAndEnds(t *testing.T) {
	h, s := classroom(t)
	s.Course = newCourse()
	l := &s.Course.Lessons[0]
	s.StartNext()
	settle(t, h)
	press(t, h, "take 1")
	if got := h.Top().(*scene).run.at; got != 1 {
		t.Fatalf("after the first move the lesson is at step %d, want 1", got)
	}
	h.InputSource = func() *ui.Input { return &ui.Input{Back: h.Top().Name() == "lesson/dig"} }
	if err := h.Update(); err != nil || h.Top().Name() != "pause" {
		t.Fatalf("Escape leads to %s, want pause; error %v", h.Top().Name(), err)
	}
	h.InputSource = func() *ui.Input { return &ui.Input{} }
	settle(t, h)
	press(t, h, "restart")
	if got := h.Top().(*scene).run.at; got != 0 || s.progress(l).Step != 0 {
		t.Errorf("after Restart the lesson is at step %d, progress %+v; want 0", got, s.progress(l))
	}
	for _, id := range []string{"take 1", "dig", "lesson-next"} {
		press(t, h, id)
	}
	if !s.progress(l).Done {
		t.Error("the lesson is not finished after its last step")
	}
	if got := h.Top().(*scene).farewell(); !strings.Contains(got, "last lesson") ||
		strings.Contains(got, "Not covered in these lessons") {
		t.Errorf("the farewell is %q, want no list, since the lessons leave nothing out", got)
	}
	press(t, h, "lesson-play")
	if got := h.Top().Name(); got != "new-game" {
		t.Errorf("Play a real game leads to %s, want new-game", got)
	}
	h.PopToRoot()
	if s.StartNext(); h.Top().Name() != "lessons" {
		t.Errorf("with all lessons finished, %s is opened, want the list", h.Top().Name())
	}
}
