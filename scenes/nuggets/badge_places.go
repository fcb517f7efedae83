package nuggets

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/scenes/table"
)

// StatPosition returns the place of the badge that shows a move's effect on a seat's figure: on its
// plate, beside its points. It reports false for figures without a place.
func (b *Table) StatPosition(seat engine.Seat, figure table.Stat, _ geom.Rect) (geom.Point, bool) {
	r := b.at.plates[seat]
	return geom.Point{X: r.Center().X, Y: r.Y + 0.68*r.H}, figure.Icon == "laurels"
}
