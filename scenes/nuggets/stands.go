package nuggets

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/scenes/table"
)

// Stands says where a chip lies that says what a choice changes of a seat: on its plate, beside its points.
func (b *Table) Stands(seat engine.Seat, figure table.Stat, _ geom.Rect) (geom.Point, bool) {
	r := b.at.plates[seat]
	return geom.Point{X: r.Center().X, Y: r.Y + 0.68*r.H}, figure.Icon == "laurels"
}
