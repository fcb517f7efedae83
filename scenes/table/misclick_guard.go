package table

import "gulch/render/ui"

// hurryMoveGuard is how long, in milliseconds, every move is guarded against accidental presses
// after the player has hurried animations. Pressing the space bar once too often then plays no
// move.
const hurryMoveGuard = 1000

// needsMoveGuard reports whether the move of node n should be guarded against accidental presses,
// see [ui.Root.Irreversible]. That is so if the move cannot be undone, ends the turn or declines
// something, and for every move just after animations were hurried.
func (t *Table) needsMoveGuard(n *ui.Node) bool {
	if t.match == nil || !t.personDecides() {
		return false
	}
	m, ok := t.moveOf(n)
	return ok && (t.justHurried() || t.match.Irreversible(m) || t.match.EndsTurn(m) || t.gameUI.IsPass(m))
}

// justHurried reports whether the player hurried animations within the last hurryMoveGuard
// milliseconds.
func (t *Table) justHurried() bool { return t.hurried > 0 && t.now-t.hurried < hurryMoveGuard }
