package table

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/ui"
)

// Tutor leads a player through a table: what a lesson brings. It makes the moves of the seats that nobody plays, and
// says what a person may press.
type Tutor interface {
	// Move returns the next move, of whichever seat has to decide, false while it waits.
	Move() (engine.Move, bool)
	// Refuse says why a person may not make a move now, "" if he may.
	Refuse(m engine.Move) string
	// Nodes changes the nodes of the table and adds its own. Nothing moves while it is called.
	Nodes(l ui.Layout, nodes []ui.Node) []ui.Node
}

// Speaker is a [Tutor] that says in its own words what is asked.
type Speaker interface {
	// Asked returns the heading and the words, and whether nothing stands below them but the buttons.
	Asked() (head, text string, alone bool)
}

// tutorPrompt returns what the tutor asks in its own words, false where the game does it.
func (t *Table) tutorPrompt() (head, text string, alone, ok bool) {
	s, ok := t.tutor.(Speaker)
	if !ok || t.timeline.Busy() {
		return "", "", false, false
	}
	head, text, alone = s.Asked()
	return head, text, alone, true
}

// Desk returns the area of the decision, and where the tutor's own buttons go in it below its words: a row, and the
// row of the main buttons.
func (t *Table) Desk() (all, row, main geom.Rect) {
	area, _ := t.decisionAreas()
	row, _ = area.CutBottom(buttonHeight)
	return t.chrome.ask, row, t.buttonRow()
}

// LogArea returns the area of the log, which a tutor may use for something else.
func (t *Table) LogArea() geom.Rect { return t.chrome.log }

// Teach hands a table over to a tutor, before it comes onto the stage. There is no introduction then, and no score
// sheet at the end.
func (t *Table) Teach(l Tutor) { t.tutor, t.greeted, t.results = l, true, true }

// Match returns the game being played, nil in a replay.
func (t *Table) Match() *match.Match { return t.match }

// Make plays a move for the person whose turn it is, without a question. It serves tests.
func (t *Table) Make(m engine.Move) { t.playMove(t.state().Notation(m), m) }

// Still reports whether everything that happened has been shown.
func (t *Table) Still() bool { return !t.timeline.Busy() }

// playTutorMove makes the tutor's next move when it is time.
func (t *Table) playTutorMove() {
	if t.timeline.Busy() || t.match.Over() || t.now-t.tutorMovedAt < t.botDelay() {
		return
	}
	m, ok := t.tutor.Move()
	if !ok {
		return
	}
	t.tutorMovedAt = t.now
	if events, err := t.match.Play(m); err == nil {
		t.showPlayed(events)
	}
}

// tutorNodes lets the tutor change the nodes, unless things move.
func (t *Table) tutorNodes(l ui.Layout, nodes []ui.Node) []ui.Node {
	if t.tutor == nil || t.timeline.Busy() {
		return nodes
	}
	return t.tutor.Nodes(l, nodes)
}

// tutorRefuses reports whether the tutor keeps a person from a move, and says why at the node.
func (t *Table) tutorRefuses(id string, m engine.Move) bool {
	if t.tutor == nil {
		return false
	}
	why := t.tutor.Refuse(m)
	if why != "" {
		t.Root.Refuse(id, why)
	}
	return why != ""
}

// ShowRules lays the rules over the table, opened at what the game waits for.
func (t *Table) ShowRules() {
	if t.rules() == nil {
		t.showPrimer()
		return
	}
	phase, _ := t.phase()
	t.openRules(phase.Anchor)
}
