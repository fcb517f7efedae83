package teach

import (
	"gulch/render/i18n"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/newgame"
	"gulch/scenes/stage"
)

// List returns the dialog that lists all lessons of the game.
func (s *School) List() stage.Scene {
	l := &list{school: s, name: "lessons", rows: s.lessonRows}
	l.heading = func() string { return i18n.T("Lessons: %s", kit.ShortName(s.Game.Info().Name)) }
	l.Overlay = true
	return l
}

// lessonRows returns a row for each lesson, with the player's progress.
func (s *School) lessonRows() []row {
	var out []row
	for i := range s.Course.Lessons {
		x := &s.Course.Lessons[i]
		at := s.progress(x)
		r := row{id: "lesson/" + x.ID, icon: x.Icon, title: i18n.T(x.Title), about: i18n.T(x.About),
			label: i18n.T("Begin"), done: at.Done,
			next: !at.Done || at.Step > 0, begin: func() { s.Begin(x) }}
		switch {
		case at.Step > 0:
			r.label = i18n.T("Go on")
		case at.Done:
			r.label = i18n.T("Again")
		}
		out = append(out, r)
	}
	return out
}

// StartNext starts the first lesson that has not been finished, or opens the list if all have been.
func (s *School) StartNext() {
	for i := range s.Course.Lessons {
		if l := &s.Course.Lessons[i]; !s.progress(l).Done {
			s.Begin(l)
			return
		}
	}
	s.App.Push(s.List())
}

// play opens the New game screen for this game.
func (s *School) play() {
	s.App.PopToRoot()
	s.App.Push(newgame.New(s.App, s.Game.Info().ID, nil))
}
