package narrowgauge

import (
	"slices"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/scenes/table"
)

// StatPosition returns where on the board the delta badge ("+3") for a changed value of a seat is
// drawn. figure is the value. The badge is beside the cash on the seat's plate, or at the value's
// place on the plate in windows whose ledger has no rows (row is empty). The second result is false
// if the badge is drawn in the ledger instead.
func (b *Table) StatPosition(seat engine.Seat, figure table.Stat, row geom.Rect) (geom.Point, bool) {
	if i := slices.IndexFunc(b.extraFigures(seat), figure.Same); i >= 0 {
		r := b.extraFigureAt(seat, i)
		return geom.Point{X: r.Right() - 16, Y: r.Bottom() + 2}, row.Empty() && !narrow(b.at.plates[seat])
	}
	return b.at.purse(seat).Add(40, 12), true
}
