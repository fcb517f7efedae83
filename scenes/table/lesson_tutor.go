package table

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/table/gate"
)

// Tutor controls a table in a lesson: it plays moves and limits what a person may press.
type Tutor interface {
	// Move returns the next move that the tutor plays, for whichever seat decides. It returns false
	// while the tutor waits for the person.
	Move() (engine.Move, bool)
	// RefusalReason returns why the lesson does not allow a person to play move m now, "" if it is
	// allowed.
	RefusalReason(m engine.Move) string
	// Nodes returns the table's nodes with the tutor's changes and additions. It is called while no
	// animation runs.
	Nodes(l ui.Layout, nodes []ui.Node) []ui.Node
}

// TutorPanelID is the ID of the node of a tutor's panel. Nothing on the table is drawn over it.
const TutorPanelID = "lesson-panel"

// Prompter is a [Tutor] that replaces the game's prompt.
type Prompter interface {
	// Prompt returns the heading and the text of the prompt, head and text. alone says that the
	// game's controls are hidden, also those on the board, so that only the tutor's buttons are
	// left.
	Prompt() (head, text string, alone bool)
}

// Questioner is a [Tutor] that asks questions about the position.
type Questioner interface {
	// Questions reports whether the player now has to choose an answer.
	Questions() bool
}

// LogCoverer is a [Tutor] that is a [Prompter] and draws a panel over the log. Previews of moves
// are then below the prompt, if they fit there, and not over that panel.
type LogCoverer interface {
	Prompter
	CoversLog()
}

// tutorQuestions reports whether a tutor asks a question about the position now.
func (t *Table) tutorQuestions() bool {
	q, ok := t.lesson.tutor.(Questioner)
	return ok && !t.timeline.Busy() && q.Questions()
}

// lesson is the lesson that runs on a table.
type lesson struct {
	tutor   Tutor   // nil in an ordinary game
	movedAt float64 // table time in ms of the tutor's last move
}

// inLesson reports whether a tutor controls the table.
func (env *environment) inLesson() bool { return env.lesson.tutor != nil }

// tutorPrompt returns the results of the tutor's Prompt method. ok is false if the tutor has no
// prompt of its own or animations run; the game's prompt is then shown.
func (t *Table) tutorPrompt() (head, text string, alone, ok bool) {
	s, ok := t.lesson.tutor.(Prompter)
	if !ok || t.timeline.Busy() {
		return "", "", false, false
	}
	head, text, alone = s.Prompt()
	return head, text, alone, true
}

// tutorHidesControls reports whether the tutor's prompt stands alone: the game then has no
// controls, neither beside the text nor on the board.
func (t *Table) tutorHidesControls() bool {
	_, _, alone, ok := t.tutorPrompt()
	return ok && alone
}

// DecisionLayout returns three rectangles: all is the decision's whole area, row a row below the
// text for the tutor's own buttons, and main the row of the main buttons.
func (t *Table) DecisionLayout() (all, row, main geom.Rect) {
	area, _ := t.frame.decisionAreas()
	row, _ = area.CutBottom(buttonHeight)
	return t.frame.decision, row, t.frame.buttonRow()
}

// LogArea returns the rectangle of the log, which a tutor may use for something else.
func (t *Table) LogArea() geom.Rect { return t.frame.log }

// SetTutor sets the table's tutor. It must be called before the table is pushed on the scene stack.
// The table then shows no introduction and no score sheet.
func (t *Table) SetTutor(l Tutor) {
	t.lesson.tutor, t.milestones.introduced, t.milestones.resultsShown = l, true, true
}

// Match returns the match being played, nil in a replay.
func (t *Table) Match() *match.Match { return t.session.Match }

// PlayMove plays m for the person to move, without confirmation. It is for tests.
func (t *Table) PlayMove(m engine.Move) { t.playMove(t.session.State().Notation(m), m) }

// Idle reports whether all events have been shown.
func (t *Table) Idle() bool { return !t.timeline.Busy() }

// playTutorMove plays the tutor's next move when it is time.
func (t *Table) playTutorMove() {
	if t.timeline.Busy() || t.session.Match.Over() || t.present.now-t.lesson.movedAt < t.present.botDelay() {
		return
	}
	m, ok := t.lesson.tutor.Move()
	if !ok {
		return
	}
	t.lesson.movedAt = t.present.now
	seen := t.session.EventCount()
	if _, err := t.session.Match.Play(m); err == nil {
		t.showPlayed(seen)
	}
}

// tutorNodes returns the nodes as changed by the tutor; while animations run, it returns nodes
// unchanged.
func (t *Table) tutorNodes(nodes []ui.Node) []ui.Node {
	if !t.inLesson() || t.timeline.Busy() {
		return nodes
	}
	return t.lesson.tutor.Nodes(t.common.Window, nodes)
}

// tutorRefuses reports whether the tutor forbids move m; if so, it shows the reason at the node
// with this ID.
func (t *Table) tutorRefuses(id string, m engine.Move) bool {
	if !t.inLesson() {
		return false
	}
	why := t.lesson.tutor.RefusalReason(m)
	if why != "" {
		t.Root.Refuse(id, why)
	}
	return why != ""
}

// checkTutor stops a move that the tutor forbids. The moves of a sequence are checked one by one
// when they are played.
func (t *Table) checkTutor(p gate.Press) gate.Verdict {
	if t.tutorRefuses(p.Node, p.Move) {
		return gate.Stop
	}
	return gate.Pass
}

// ShowRules opens the rulebook at the current phase, over the table. If the game has no rulebook,
// it opens the introduction.
func (t *Table) ShowRules() {
	if t.library.rules() == nil {
		t.library.showPrimer()
		return
	}
	phase, _ := t.library.phase()
	t.library.openRules(phase.Anchor)
}
