package table

import "gulch/render/ui"

// hurryMoveGuard is for how long, in milliseconds, every move counts as one of weight after motions were hurried: one press of the
// space bar too many takes no income.
const hurryMoveGuard = 1000

// needsMoveGuard reports whether pressing a node ends or declines something or cannot be taken back, see [ui.Root.Weighty].
func (t *Table) needsMoveGuard(n *ui.Node) bool {
	if t.match == nil || !t.personDecides() {
		return false
	}
	m, ok := t.moveOf(n)
	return ok && (t.justHurried() || t.match.Final(m) || t.match.Ends(m) || t.gameUI.Leaves(m))
}

// justHurried reports whether motions were hurried a moment ago.
func (t *Table) justHurried() bool { return t.hurried > 0 && t.now-t.hurried < hurryMoveGuard }
