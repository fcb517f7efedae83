package teach

import (
	"fmt"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/menu"
	"gulch/scenes/stage"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// School is where the lessons and the practice of one game are held.
type School struct {
	App    *stage.App
	Game   engine.Game
	Board  func(seats []match.Seat) table.Play
	Course *Course // its lessons
	Drill  *Drill  // its practice positions
}

// scene is a lesson at its table.
type scene struct {
	*table.Table
	school *School
	lesson *Lesson
	run    *session
	told   int  // the step that was read out last, -1 for none
	over   bool // the last step has been done
	at     panelPlaces
	hides  []string // names of what is spoken of or to be pressed and lies below the panel
	// inWindow is the window in which the panel was placed.
	inWindow geom.Rect
	// turned is the step and the window for which the window of a phone was turned to what is lit, and lit what it is still to be turned to.
	turned struct {
		step, wide int
	}
	lit geom.Rect
}

// Begin puts a lesson on the stage, at the step that was reached.
func (s *School) Begin(l *Lesson) {
	at := s.progress(l)
	seats := s.Course.seats(l, s.me())
	run, err := newSession(s.Game, l, seats, at.Step)
	if err != nil { // the script has changed since: from the beginning
		run, err = newSession(s.Game, l, seats, 0)
	}
	if err != nil {
		s.App.Notice(words.Sentence(err))
		return
	}
	t, err := table.New(s.App, run.match, "", s.Board(seats))
	if err != nil {
		s.App.Notice(words.Sentence(err))
		return
	}
	c := &scene{Table: t, school: s, lesson: l, run: run, told: -1}
	t.Teach(c)
	t.Root.Weighty, t.Root.Looks = nil, nil // a lesson lets nothing else be done: what it asks for may be pressed at once
	s.App.Home()
	s.App.Push(c)
}

func (s *School) key(l *Lesson) string { return s.Course.Game + "/" + l.ID }

func (s *School) progress(l *Lesson) stage.Progress { return s.App.Settings.Lessons[s.key(l)] }

// note keeps how far a lesson has been followed.
func (s *School) note(l *Lesson, step int, done bool) {
	set := s.App.Settings
	if set.Lessons == nil {
		set.Lessons = map[string]stage.Progress{}
	}
	set.Lessons[s.key(l)] = stage.Progress{Step: step, Done: done || s.progress(l).Done}
	set.Learn(s.Course.Game)
	s.App.SettingsChanged()
}

// after is the lesson that follows, nil after the last one.
func (s *School) after(l *Lesson) *Lesson {
	for i := range s.Course.Lessons {
		if &s.Course.Lessons[i] == l && i+1 < len(s.Course.Lessons) {
			return &s.Course.Lessons[i+1]
		}
	}
	return nil
}

// Name says where the player is.
func (s *scene) Name() string { return "lesson/" + s.lesson.ID }

// Report tells test drivers what the step asks for: nodes to press, in order.
func (s *scene) Report() map[string]any {
	r := s.Table.Report()
	r["lesson"], r["step"], r["over"] = s.lesson.ID, s.run.at, s.over
	r["hides"] = s.hides
	r["asking"] = s.run.asking() && s.Still()
	step := s.run.step()
	do := []string{"lesson-next"}
	switch {
	case s.over:
		do = nil
	case len(step.Moves) > 0:
		do = step.Press
	case len(step.Find) > 0:
		do = step.Find
	case len(step.Choose) > 0:
		for i, a := range step.Choose {
			if a.Right {
				do = []string{answerID(i)}
			}
		}
	}
	r["do"], r["show"] = do, step.Show
	return r
}

// Update takes a tick: the table's, and what the player has done about the step.
func (s *scene) Update(in *ui.Input, ms float64) {
	if in.Back {
		in.Back = false
		s.pause()
		return
	}
	if in.Skip && s.run.asking() && s.Still() {
		s.Root.Press("lesson-next")
	}
	if !s.lit.Empty() {
		s.TurnTo(s.lit)
		s.lit = geom.Rect{}
	}
	s.Table.Update(in, ms)
	s.Busy = s.Busy || !s.run.asking()
	if s.run.moved() && s.Still() {
		s.advance()
	}
}

// advance goes to the next step, or ends the lesson.
func (s *scene) advance() {
	if s.run.last() {
		s.over = true
		s.school.note(s.lesson, 0, true)
	} else {
		s.run.next()
		s.school.note(s.lesson, s.run.at, false)
	}
	s.Rebuild()
}

// Move makes the moves of the script.
func (s *scene) Move() (engine.Move, bool) { return s.run.move() }

// Refuse keeps the player to what the step asks for.
func (s *scene) Refuse(m engine.Move) string {
	if s.run.wants(m) {
		return ""
	}
	return s.wrong()
}

// wrong is the friendly word for everything that the step does not ask for.
func (s *scene) wrong() string {
	step := s.run.step()
	switch {
	case step.Wrong != "":
		return s.said(step.Wrong)
	case len(step.Moves)+len(step.Find) > 0:
		return words.T("That comes later. Follow the light.")
	case len(step.Choose) > 0:
		return words.T("First choose an answer.")
	}
	return words.T("In a moment. Read on first, then press the brass button.")
}

// Nodes lights what the step shows, keeps everything else from being pressed and adds the panel.
func (s *scene) Nodes(l ui.Layout, nodes []ui.Node) []ui.Node {
	if !s.run.asking() {
		return s.guard(nodes, nil)
	}
	step := s.run.step()
	live := append(append([]string{}, step.Press...), step.Also...)
	if s.over {
		live = nil
	}
	nodes = s.guard(nodes, live)
	lit := s.lights(nodes)
	pressed := placesOf(nodes, append(live, step.Find...))
	avoid := pressed
	if len(lit) == 0 { // he speaks of the table
		avoid = small(nodes, l.Full)
	}
	if s.Handheld() {
		s.at = s.placeSlip(l, pressed)
		s.turn(l, lit)
	} else {
		s.at = s.placePanel(l, lit, avoid)
	}
	s.hides = hidden(nodes, append(append(live, step.Find...), step.Show...), s.at.box)
	nodes = append(nodes, s.veil(l, lit))
	nodes = s.panelNodes(nodes)
	if s.told != s.run.at && !s.over {
		s.told = s.run.at
		s.school.App.Say(s.said(step.Text))
	}
	return nodes
}

// turn has the window of a phone show what a step lights, once for each step and window.
func (s *scene) turn(l ui.Layout, lit []geom.Rect) {
	now := struct{ step, wide int }{s.run.at + 1, l.PixelW}
	if s.over || now == s.turned {
		return
	}
	if s.turned = now; len(lit) > 0 {
		s.lit = lit[0]
		s.Rebuild()
	}
}

// guard answers every press but on the live nodes with a friendly word.
func (s *scene) guard(nodes []ui.Node, live []string) []ui.Node {
	finding := len(s.run.step().Find) > 0 && s.run.asking() && !s.over
	for i := range nodes {
		n := &nodes[i]
		switch {
		case n.ID == "menu":
			n.Press, n.Why = s.pause, ""
		case n.ID == "rules" || n.ID == "sound" || n.ID == "speed" || n.ID == "log" || n.Role == "tab" || matches(live, n.ID):
		case finding && matches(s.run.step().Find, n.ID):
			s.seek(n)
		case n.Press != nil || n.Why != "" || finding && n.Role == "text":
			n.Press, n.Drag, n.Primary, n.Breathe = nil, nil, false, false
			n.Wheel, n.Scroll, n.TurnPage = nil, nil, nil
			n.Why = s.wrong()
		}
	}
	return nodes
}

// seek lets a node be found.
func (s *scene) seek(n *ui.Node) {
	id := n.ID
	n.Why, n.Quiet, n.Role = "", false, "button"
	n.Press = func() {
		if _, all := s.run.find(id); all {
			s.advance()
		}
		s.Rebuild()
	}
}

// pause lays the sheet of the pause over the lesson.
func (s *scene) pause() {
	h := s.school.App
	h.Push(menu.Pause(h, menu.PauseFor{
		Title:   words.T(s.lesson.Title),
		Resume:  h.Pop,
		Rules:   func() { h.Pop(); s.ShowRules() },
		Options: func() { h.Push(menu.Options(h)) },
		Restart: func() {
			s.school.note(s.lesson, 0, false)
			s.school.Begin(s.lesson)
		},
		Lessons: func() { h.Home(); h.Push(s.school.List()) },
		Leave:   h.Home,
	}))
}

// nextKeys press the button of the panel.
var nextKeys = []ebiten.Key{ebiten.KeyN}

// answerID names the node of an answer.
func answerID(i int) string { return fmt.Sprintf("answer %d", i) }
