package teach

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
)

// newCourse returns a course of one lesson of Nuggets, which asks for the first two nuggets in
// turn.
func newCourse() *Course {
	return &Course{Game: "nuggets", Others: []match.Seat{{Name: "Lobo", Bot: "easy"}}, Lessons: []Lesson{{
		ID: "dig", Title: "Digging", Seed: 4, Steps: []Step{
			{Text: "Take one.", Moves: []string{"take 1"}, Press: []string{"take 1"}},
			{Text: "Then dig.", Play: []string{"dig"}, Moves: []string{"dig"}, Press: []string{"dig"}},
			{Text: "That is all."},
		}}}}
}

// TestChangedLessonBeginsAgain checks that a lesson that an update has changed starts at its
// beginning if the step that was reached cannot be set up, and is not opened if it cannot start.
func TestChangedLessonBeginsAgain(t *testing.T) {
	for name, c := range map[string]struct {
		change func(l *Lesson)
		step   float64 // step at which the lesson opens, -1 if it does not open
	}{
		"unchanged":      {func(*Lesson) {}, 2},
		"another script": {func(l *Lesson) { l.Steps[1].Play[0] = "take 9" }, 2},
		"illegal script": {func(l *Lesson) { l.Steps[1].Play[0] = "take 23" }, 0},
		"unknown move":   {func(l *Lesson) { l.Steps[0].Moves[0] = "rest" }, 0},
		"invalid option": {func(l *Lesson) { l.Options = engine.Options{"weather": "dust"} }, -1},
		"invalid state":  {func(l *Lesson) { l.State = []byte(`{"digs":"many"}`) }, -1},
	} {
		t.Run(name, func(t *testing.T) {
			h, s := classroom(t)
			s.Course = newCourse()
			l := &s.Course.Lessons[0]
			s.note(l, 2, false)
			c.change(l)
			s.Begin(l)
			if c.step < 0 {
				if top := h.Top().Name(); top != "bottom" {
					t.Errorf("the lesson opens the scene %s, want none", top)
				}
				return
			}
			settle(t, h)
			if got := h.Top().(*scene).run.at; got != int(c.step) {
				t.Errorf("the lesson opens at step %d, want %.0f", got, c.step)
			}
		})
	}
}

// TestBrokenScript checks that a scripted move that cannot be read is not made, and that no move is
// accepted while scripted moves are left.
func TestBrokenScript(t *testing.T) {
	_, school := classroom(t)
	l := &newCourse().Lessons[0]
	l.Steps[0].Play = []string{"rest"}
	s, err := newSession(school.Game, l, []match.Seat{{Name: "Ada"}, {Name: "Lobo", Bot: "easy"}}, 0)
	if err != nil {
		t.Fatal(err)
	}
	if m, ok := s.move(); ok {
		t.Errorf("the script makes the move %v, want none", m)
	}
	if s.accepts(s.match.Legal()[0]) {
		t.Error("a move is accepted before the script was followed")
	}
}
