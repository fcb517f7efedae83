package table

import "gulch/render/ui"

// weighty reports whether pressing a node ends or declines something or cannot be taken back, see [ui.Root.Weighty].
func (t *Table) weighty(n *ui.Node) bool {
	if t.match == nil || !t.person() {
		return false
	}
	m, ok := t.moveOf(n)
	return ok && (t.match.Final(m) || t.match.Ends(m) || t.play.Leaves(m))
}
