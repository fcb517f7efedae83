package nuggets

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/scenes/table"
)

// StatPosition returns where on the board the badge for a seat's points is drawn: beside the points
// on the seat's plate. The badge ("+3") shows by how much a move would change the points. It
// returns false for all values other than points.
func (b *Table) StatPosition(seat engine.Seat, figure table.Stat, _ geom.Rect) (geom.Point, bool) {
	r := b.at.plates[seat]
	return geom.Point{X: r.Center().X, Y: r.Y + 0.68*r.H}, figure.Icon == "laurels"
}
