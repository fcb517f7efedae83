package teach

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/render/ui"
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

// TestInvalidExpressions checks that expressions in the texts of lessons that cannot be evaluated
// give errors, and that malformed ones are refused when the lessons are read.
func TestInvalidExpressions(t *testing.T) {
	game, err := games.Find("boomtown")
	if err != nil {
		t.Fatal(err)
	}
	c := courses(t)["boomtown"]
	var l *Lesson
	for i := range c.Lessons {
		if c.Lessons[i].ID == "bid" {
			l = &c.Lessons[i]
		}
	}
	s, err := newSession(game, l, c.seats(l, match.Seat{Name: "Ada"}), 0)
	if err != nil {
		t.Fatal(err)
	}
	without := *l
	without.Steps = []Step{{Text: "x"}}
	bare, err := newSession(game, &without, c.seats(l, match.Seat{Name: "Ada"}), 0)
	if err != nil {
		t.Fatal(err)
	}
	pass := *l
	pass.Steps = []Step{{Text: "x", Moves: []string{"pass"}}}
	wordless, err := newSession(game, &pass, c.seats(l, match.Seat{Name: "Ada"}), 0)
	if err != nil {
		t.Fatal(err)
	}
	illegal := *l
	illegal.Steps = []Step{{Text: "x", Moves: []string{"bid 99"}}}
	ruined, err := newSession(game, &illegal, c.seats(l, match.Seat{Name: "Ada"}), 0)
	if err != nil {
		t.Fatal(err)
	}
	_, school := classroom(t)
	two := []match.Seat{{Name: "Ada"}, {Name: "Lobo", Bot: "easy"}}
	plain, err := newSession(school.Game, &newCourse().Lessons[0], two, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []*session{s, bare, wordless, ruined, plain} {
		x.asking()
	}
	for _, c := range []struct {
		s          *session
		text, want string
	}{
		{s, "{1 + }", "a figure is missing"}, {s, "{1 + + 2}", "a figure is missing"},
		{s, "{roll 99}", "no roll"}, {s, "{roll two}", "no roll"}, {s, "{was money}", "before the first step"},
		{s, "{weather}", "weather"}, {s, "{1:Letters}", "not :Letters"}, {s, "{1:word}", "not written in letters"},
		{bare, "{asked}", "no more moves"}, {bare, "{after money}", "no more moves"},
		{wordless, "{asked}", "no number is in the move"}, {ruined, "{after money}", "bid 99"},
		{plain, "{money}", "no figures"},
	} {
		if text, err := c.s.fill(c.text); err == nil || !strings.Contains(err.Error(), c.want) ||
			!strings.Contains(text, "?") {
			t.Errorf("%s becomes %q, error %v; want a question mark and an error with %q", c.text, text, err, c.want)
		}
	}
	if text, err := s.fill("{2 * 3 - 1} of {3:Word}"); err != nil || text != "5 of Three" {
		t.Errorf("the text is %q, error %v; want \"5 of Three\"", text, err)
	}
	for _, text := range []string{"{ }", "{1:Letters}", "{1", "1}"} {
		lesson := `{"lessons":[{"id":"a","title":"A","steps":[{"text":"` + text + `"}]}]}`
		if _, err := Read([]byte(lesson)); err == nil {
			t.Errorf("a lesson with the text %q is accepted", text)
		}
	}
}
