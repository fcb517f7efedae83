package table

import "gulch/render/geom"

// Decision is where the decision lies: a phone always shows it, at a size that can be read and pressed. It has no part of the
// window while nobody decides here: the device is handed on, a story is told, the game is over.
func (t *Table) Decision() geom.Rect {
	if t.covered() {
		return geom.Rect{}
	}
	return t.at.ask
}
