package narrowgauge

import (
	"slices"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/scenes/table"
)

// StatPosition returns where on the board the delta badge ("+3") for a value of a seat is drawn:
// cash on the seat's plate; other values on the plate if the ledger has no rows. Otherwise the
// badge is drawn in the ledger, and the second result is false.
func (b *Table) StatPosition(seat engine.Seat, figure table.Stat, row geom.Rect) (geom.Point, bool) {
	if i := slices.IndexFunc(b.extraFigures(seat), figure.Same); i >= 0 {
		r := b.extraFigureAt(seat, i)
		return geom.Point{X: r.Right() - 16, Y: r.Bottom() + 2}, row.Empty() && !narrow(b.at.plates[seat])
	}
	return b.at.purse(seat).Add(40, 12), true
}
