package table

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/ui"
)

// Leader leads a player through a table: what a lesson brings. It makes the moves of the seats that nobody plays, and
// says what a person may press.
type Leader interface {
	// Move returns the next move, of whichever seat has to decide, false while it waits.
	Move() (engine.Move, bool)
	// Refuse says why a person may not make a move now, "" if he may.
	Refuse(m engine.Move) string
	// Nodes changes the nodes of the table and adds its own. Nothing moves while it is called.
	Nodes(l ui.Layout, nodes []ui.Node) []ui.Node
}

// Speaker is a [Leader] that says in its own words what is asked.
type Speaker interface {
	// Asked returns the heading and the words, and whether nothing stands below them but the buttons.
	Asked() (head, text string, alone bool)
}

// spoken returns what the leader asks in its own words, false where the game does it.
func (t *Table) spoken() (head, text string, alone, ok bool) {
	s, ok := t.leader.(Speaker)
	if !ok || t.line.Busy() {
		return "", "", false, false
	}
	head, text, alone = s.Asked()
	return head, text, alone, true
}

// Desk returns the area of the decision, and where the leader's own buttons go in it below its words: a row, and the
// row of the main buttons.
func (t *Table) Desk() (all, row, main geom.Rect) {
	area, _ := t.askArea()
	row, _ = area.CutBottom(buttonHeight)
	return t.at.ask, row, t.buttonRow()
}

// Lead hands a table over to a leader, before it comes onto the stage. There is no introduction then, and no score
// sheet at the end.
func (t *Table) Lead(l Leader) { t.leader, t.greeted, t.results = l, true, true }

// Match returns the game being played, nil in a replay.
func (t *Table) Match() *match.Match { return t.match }

// Still reports whether everything that happened has been shown.
func (t *Table) Still() bool { return !t.line.Busy() }

// follow makes the leader's next move when it is time.
func (t *Table) follow() {
	if t.line.Busy() || t.match.Over() || t.now-t.moved < t.wait() {
		return
	}
	m, ok := t.leader.Move()
	if !ok {
		return
	}
	t.moved = t.now
	if events, err := t.match.Play(m); err == nil {
		t.played(events)
	}
}

// led lets the leader change the nodes, unless things move.
func (t *Table) led(l ui.Layout, nodes []ui.Node) []ui.Node {
	if t.leader == nil || t.line.Busy() {
		return nodes
	}
	return t.leader.Nodes(l, nodes)
}

// refused reports whether the leader keeps a person from a move, and says why at the node.
func (t *Table) refused(id string, m engine.Move) bool {
	if t.leader == nil {
		return false
	}
	why := t.leader.Refuse(m)
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
	t.openRules(t.phaseRule())
}
