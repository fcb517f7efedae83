package teach

import (
	"fmt"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/menu/options"
	"gulch/scenes/menu/pause"
	"gulch/scenes/stage"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// School has the lessons and the practice positions of one game, and methods that open their
// scenes.
type School struct {
	App    *stage.App
	Game   engine.Game
	Board  func(seats []match.Seat) table.GameUI
	Course *Course // lessons of the game, nil if it has none
	Drill  *Drill  // practice positions of the game, nil if it has none
}

// scene is the scene of a lesson: a table of the game, with the panel of the teacher above it.
type scene struct {
	*table.Table
	school       *School
	lesson       *Lesson
	run          *session
	readOut      int  // index of the step that was last announced to screen readers, -1 for none
	over         bool // the last step of the lesson has been completed
	at           panelPlaces
	coveredNodes []string // IDs of nodes that the step refers to but the panel covers
	target       string   // ID of the node to which the pointer points, "" for none
	// inWindow is the rectangle of the window for which the panel was placed last.
	inWindow geom.Rect
	// scrolledFor is the step and the window width for which the phone's viewport was last scrolled
	// to the highlight. pendingHighlight is the highlight to which it must still be scrolled, empty
	// for none.
	scrolledFor struct {
		step, wide int
	}
	pendingHighlight geom.Rect
}

// Begin opens a lesson at the step that the player reached last time.
func (s *School) Begin(l *Lesson) {
	at := s.progress(l)
	seats := s.Course.seats(l, s.me())
	run, err := newSession(s.Game, l, seats, at.Step)
	if err != nil { // the lesson was changed by an update: start at its beginning
		run, err = newSession(s.Game, l, seats, 0)
	}
	if err != nil {
		s.App.Toast(i18n.Sentence(err))
		return
	}
	t, err := table.New(s.App, run.match, "", s.Board(seats))
	if err != nil {
		s.App.Toast(i18n.Sentence(err))
		return
	}
	c := &scene{Table: t, school: s, lesson: l, run: run, readOut: -1}
	t.SetTutor(c)
	// no guard against accidental presses is needed, because only what the step asks for can be
	// pressed
	t.Root.Irreversible, t.Root.PreviewsFirst = nil, nil
	s.App.PopToRoot()
	s.App.Push(c)
}

func (s *School) key(l *Lesson) string { return s.Course.Game + "/" + l.ID }

func (s *School) progress(l *Lesson) stage.Progress { return s.App.Settings.Lessons[s.key(l)] }

// note saves the player's progress in lesson l: the index of the step that was reached, and whether
// the lesson is done.
func (s *School) note(l *Lesson, step int, done bool) {
	set := s.App.Settings
	if set.Lessons == nil {
		set.Lessons = map[string]stage.Progress{}
	}
	set.Lessons[s.key(l)] = stage.Progress{Step: step, Done: done || s.progress(l).Done}
	set.MarkIntroShown(s.Course.Game)
	s.App.LearnedGame = s.Course.Game
	s.App.SettingsChanged()
}

// after returns the lesson that follows l, nil after the last one.
func (s *School) after(l *Lesson) *Lesson {
	for i := range s.Course.Lessons {
		if &s.Course.Lessons[i] == l && i+1 < len(s.Course.Lessons) {
			return &s.Course.Lessons[i+1]
		}
	}
	return nil
}

// Name returns the name that identifies the scene, for example in tests.
func (s *scene) Name() string { return "lesson/" + s.lesson.ID }

// Report returns the state of the lesson for test drivers, including the nodes to press, in order,
// for the current step.
func (s *scene) Report() map[string]any {
	r := s.Table.Report()
	r["lesson"], r["step"], r["over"] = s.lesson.ID, s.run.at, s.over
	r["hides"] = s.coveredNodes
	r["asking"] = s.run.asking() && s.Idle()
	step := s.run.step()
	do := []string{"lesson-next"}
	switch {
	case s.over:
		do = nil
	case len(step.Moves) > 0:
		do = s.presses()
	case len(step.Find) > 0:
		do = step.Find
	case len(step.Choose) > 0:
		for i, a := range step.Choose {
			if a.Right {
				do = []string{answerID(i)}
			}
		}
	}
	r["do"], r["show"], r["pointsAt"] = do, step.Show, s.target
	return r
}

// presses returns the nodes to press for the moves of the current step, in order. If the first one
// is not on the table yet, because another press makes it appear, it begins with the node to be
// pressed for that.
func (s *scene) presses() []string {
	step := s.run.step()
	nodes := s.Root.Nodes
	if len(step.Press) == 0 || len(idsOf(nodes, step.Press[:1])) > 0 {
		return step.Press
	}
	if way := pressableIDs(nodes, step.Also); len(way) > 0 {
		return append(way[:1:1], step.Press...)
	}
	return step.Press
}

// Update handles a tick of the table. When the player has made the move of the step, it goes on to
// the next step.
func (s *scene) Update(in *ui.Input, ms float64) {
	if in.Back {
		in.Back = false
		s.pause()
		return
	}
	if in.Skip && s.run.asking() && s.Idle() {
		s.Root.Press("lesson-next")
	}
	if !s.pendingHighlight.Empty() {
		s.TurnTo(s.pendingHighlight)
		s.pendingHighlight = geom.Rect{}
	}
	s.Table.Update(in, ms)
	s.Busy = s.Busy || !s.run.asking()
	if s.run.moveMade() && s.Idle() {
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

// Move returns the next move of the script, which the table then makes. It returns false if the
// step has no more scripted moves, so that the player has to act. It implements table.Tutor.
func (s *scene) Move() (engine.Move, bool) { return s.run.move() }

// RefusalReason returns the reason why the player may not make move m now: the current step does
// not ask for it. It returns "" for a move that the step asks for. It implements table.Tutor.
func (s *scene) RefusalReason(m engine.Move) string {
	if s.run.accepts(m) {
		return ""
	}
	return s.wrong()
}

// Questions reports whether the current step asks a question. It implements table.Questioner.
func (s *scene) Questions() bool { return s.run.asking() && len(s.run.step().Choose) > 0 }

// wrong returns the friendly text that is shown when the player presses a node that the step does
// not ask for.
func (s *scene) wrong() string {
	step := s.run.step()
	switch {
	case step.Wrong != "":
		return s.filled(step.Wrong)
	case len(step.Moves)+len(step.Find) > 0:
		return i18n.T("That comes later. Follow the light.")
	case len(step.Choose) > 0:
		return i18n.T("First, choose an answer.")
	}
	return i18n.T("First, read on. Then press the brass button.")
}

// Nodes returns the table's nodes as the current step needs them: it highlights the nodes to which
// the step refers, disables all others, and adds the panel of the teacher. It implements
// table.Tutor.
func (s *scene) Nodes(l ui.Layout, nodes []ui.Node) []ui.Node {
	if !s.run.asking() {
		return s.disableOthers(nodes, nil)
	}
	step := s.run.step()
	live := append(append([]string{}, step.Press...), step.Also...)
	if s.over {
		live = nil
	}
	nodes = s.disableOthers(nodes, live)
	lit, target := s.highlights(nodes), s.pointerTarget(nodes)
	pressed := placesOf(nodes, append(live, step.Find...))
	avoid := pressed
	if len(lit) == 0 { // the text is about the whole table
		avoid = smallRects(nodes, l.Full)
	}
	if s.Handheld() {
		s.at = s.placePhonePanel(l, pressed)
		s.scrollToHighlight(l, target, lit)
	} else {
		s.at = s.placePanel(l, lit, avoid)
	}
	s.coveredNodes = hidden(nodes, append(append(live, step.Find...), step.Show...), s.at.box)
	s.Root.Put(ui.Transient{ID: ui.TransientLesson, At: s.at.box, About: lit})
	nodes = append(nodes, s.highlightNode(l, nodes, lit, target))
	nodes = s.panelNodes(nodes)
	if s.readOut != s.run.at && !s.over {
		s.readOut = s.run.at
		s.school.App.Announce(s.filled(step.Text))
	}
	return nodes
}

// scrollToHighlight scrolls a phone's viewport to the target of a step, or to its first highlight
// if it has no target, once for each step and window width.
func (s *scene) scrollToHighlight(l ui.Layout, target geom.Rect, lit []geom.Rect) {
	now := struct{ step, wide int }{s.run.at + 1, l.PixelW}
	if s.over || now == s.scrolledFor {
		return
	}
	if target.Empty() && len(lit) > 0 {
		target = lit[0]
	}
	if s.scrolledFor = now; !target.Empty() {
		s.pendingHighlight = target
		s.Rebuild()
	}
}

// disableOthers disables all nodes except general controls, such as the menu and the rules, and
// those whose IDs match one of the names in the parameter live. A press on a disabled node shows
// the text that the method wrong returns.
func (s *scene) disableOthers(nodes []ui.Node, live []string) []ui.Node {
	finding := len(s.run.step().Find) > 0 && s.run.asking() && !s.over
	for i := range nodes {
		n := &nodes[i]
		switch {
		case n.ID == "menu":
			n.Press, n.DisabledReason = s.pause, ""
		case n.ID == "rules" || n.ID == "sound" || n.ID == "speed" || n.ID == "log" || n.Role == "tab":
		case matches(live, n.ID):
			s.notePress(n)
		case finding && matches(s.run.step().Find, n.ID):
			s.makeFindable(n)
		case n.Press != nil || n.DisabledReason != "" || finding && n.Role == "text":
			n.Press, n.Drag, n.Primary, n.Pulse = nil, nil, false, false
			n.Wheel, n.Scroll, n.TurnPage = nil, nil, nil
			n.DisabledReason = s.wrong()
		}
	}
	return nodes
}

// notePress makes a press of node n move the pointer on to the next node to press.
func (s *scene) notePress(n *ui.Node) {
	id, press := n.ID, n.Press
	if press == nil {
		return
	}
	n.Press = func() {
		s.run.pressed[id] = true
		press()
	}
}

// makeFindable makes the node n pressable, because the step asks the player to find it on the
// board.
func (s *scene) makeFindable(n *ui.Node) {
	id := n.ID
	n.DisabledReason, n.SkipFocus, n.Role = "", false, "button"
	n.Press = func() {
		if s.run.find(id) {
			s.advance()
		}
		s.Rebuild()
	}
}

// pause opens the pause menu.
func (s *scene) pause() {
	h := s.school.App
	h.Push(pause.New(h, pause.Params{
		Title:   i18n.T(s.lesson.Title),
		Resume:  h.Pop,
		Rules:   func() { h.Pop(); s.ShowRules() },
		Options: func() { h.Push(options.New(h)) },
		Restart: func() {
			s.school.note(s.lesson, 0, false)
			s.school.Begin(s.lesson)
		},
		Lessons: func() { h.PopToRoot(); h.Push(s.school.List()) },
		Leave:   h.PopToRoot,
	}))
}

// nextKeys are the keys that press the button of the teacher's panel.
var nextKeys = []ebiten.Key{ebiten.KeyN}

// answerID returns the node ID of the button for answer i of a question.
func answerID(i int) string { return fmt.Sprintf("answer %d", i) }
