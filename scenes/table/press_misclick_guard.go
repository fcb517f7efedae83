package table

import "gulch/render/ui"

// hurryMoveGuard is how long, in milliseconds, every move is guarded against accidental presses
// after the player has hurried animations. Pressing the space bar once too often then plays no
// move.
const hurryMoveGuard = 1000

// hurry records how the player hurries animations.
type hurry struct {
	accepted bool    // Enter was pressed in the current tick
	at       float64 // table time in ms when animations were last hurried, 0 before
}

// within reports whether animations were hurried less than ms milliseconds before the table time
// now.
func (h *hurry) within(now, ms float64) bool { return h.at > 0 && now-h.at < ms }

// needsMoveGuard reports whether the move of node n should be guarded against accidental presses,
// see [ui.Root.Irreversible]. That is so if the move cannot be undone, ends the turn or declines
// something, and for every move just after animations were hurried.
func (t *Table) needsMoveGuard(n *ui.Node) bool {
	if t.session.Match == nil || !t.session.PersonDecides() {
		return false
	}
	m, ok := t.moveOf(n)
	return ok && (t.hurry.within(t.present.now, hurryMoveGuard) || t.session.Match.Irreversible(m) ||
		t.session.Match.EndsTurn(m) || t.gameUI.IsPass(m))
}
