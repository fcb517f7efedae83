package dakota

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/scenes/table"
)

// StatPosition returns where on the board the delta badge ("+3") for a changed value (figure) of a
// seat is drawn. The second result is false if it is drawn in the seat's row of the ledger instead.
// Badges for money, beds and ore are at the safe, the sign with the beds and the bins of the town
// that is shown, or on the board of a rival. Badges for points and buildings are in the ledger. If
// the window has no ledger rows (row is empty), they are beside the seat's name.
func (b *Table) StatPosition(seat engine.Seat, figure table.Stat, row geom.Rect) (geom.Point, bool) {
	shown, ore := b.inView(seat), slices.Index(oreIcons[:], figure.Icon)
	switch {
	case ore >= 0 && shown:
		r := b.at.bins[rules.Resource(ore)]
		return geom.Point{X: r.Center().X, Y: r.Y + 2}, true
	case ore >= 0 && !b.at.rivals[seat].Empty():
		r := b.at.rivals[seat]
		return geom.Point{X: r.Right() - 40, Y: r.Bottom() - 26}, true
	case figure.Icon == bedsIcon && shown && !b.at.beds.Empty():
		return geom.Point{X: b.at.beds.Center().X, Y: b.at.beds.Y}, true
	case figure.Icon == "" && shown:
		return geom.Point{X: b.at.safe.Center().X, Y: b.at.safe.Y}, true
	case row.Empty():
		return b.markedAt(seat, figure)
	}
	return geom.Point{}, false
}

// markedAt returns where to draw the badge for a change of points or buildings (figure says which)
// of a seat, in windows whose ledger has no rows. The second result is false if there is no such
// place.
func (b *Table) markedAt(seat engine.Seat, figure table.Stat) (geom.Point, bool) {
	own, mark := seat == b.shownSeat(), b.markAt()
	switch points, buildings := b.markParts(mark); {
	case mark.Empty():
		return geom.Point{}, false
	case own && figure.Icon == "laurels":
		return geom.Point{X: points.X + 50, Y: points.Center().Y}, true
	case own && figure.Icon == "house":
		return geom.Point{X: buildings.X + 46, Y: buildings.Center().Y}, true
	case b.at.rivals[seat].Empty():
		return geom.Point{}, false
	case figure.Icon == "laurels":
		r := b.at.rivals[seat]
		return geom.Point{X: r.Right() - 16, Y: r.Y + 46}, true
	}
	r := b.at.rivals[seat]
	return geom.Point{X: r.Center().X, Y: r.Y + 38}, figure.Icon == "house"
}
