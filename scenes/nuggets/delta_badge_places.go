package nuggets

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/scenes/table"
)

// StatPosition returns where on the board the delta badge ("+3"), which shows by how much a value
// of a seat changes, is drawn. figure is the value. The badge for points is beside the points on
// the seat's plate. For all other values the second result is false.
func (b *Table) StatPosition(seat engine.Seat, figure table.Stat, _ geom.Rect) (geom.Point, bool) {
	r := b.at.plates[seat]
	return geom.Point{X: r.Center().X, Y: r.Y + 0.68*r.H}, figure.Icon == "laurels"
}
