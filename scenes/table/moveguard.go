package table

import "gulch/render/ui"

// hurryMoveGuard is how long, in milliseconds, every move counts as one that must not be pressed by
// mistake after animations were hurried: one press of the space bar too many must not play a move.
const hurryMoveGuard = 1000

// needsMoveGuard reports whether a press on a node would end or decline something or cannot be
// undone, see [ui.Root.Irreversible].
func (t *Table) needsMoveGuard(n *ui.Node) bool {
	if t.match == nil || !t.personDecides() {
		return false
	}
	m, ok := t.moveOf(n)
	return ok && (t.justHurried() || t.match.Irreversible(m) || t.match.EndsTurn(m) || t.gameUI.IsPass(m))
}

// justHurried reports whether animations were hurried within hurryMoveGuard.
func (t *Table) justHurried() bool { return t.hurried > 0 && t.now-t.hurried < hurryMoveGuard }
