package table

import "gulch/render/ui"

// hurryMoveGuard is the time in milliseconds after animations were hurried in which every move is
// guarded against accidental presses, so that pressing the space bar once too often does not play a
// move.
const hurryMoveGuard = 1000

// needsMoveGuard reports whether the move of node n should be guarded against accidental presses,
// see [ui.Root.Irreversible]: it cannot be undone, ends the turn, declines something, or animations
// were just hurried.
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
