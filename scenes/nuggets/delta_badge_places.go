package nuggets

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/scenes/table"
)

// StatPosition returns where the badge is drawn that shows by how much a move would change a seat's
// value: on the seat's plate, at its points. It returns false for values other than points.
func (b *Table) StatPosition(seat engine.Seat, figure table.Stat, _ geom.Rect) (geom.Point, bool) {
	r := b.at.plates[seat]
	return geom.Point{X: r.Center().X, Y: r.Y + 0.68*r.H}, figure.Icon == "laurels"
}
