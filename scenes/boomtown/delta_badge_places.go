package boomtown

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// StatPosition returns the point on the board where the delta badge ("+3") for a changed value of a
// seat is drawn. figure is the value. For gold the badge is beside the coin in the seat's panel;
// for points, beside the score if the ledger has no row for the seat (row is empty). For all other
// values, such as mines, the second result is false: their badges are drawn in the ledger.
func (b *Table) StatPosition(seat engine.Seat, figure table.Stat, row geom.Rect) (geom.Point, bool) {
	g := b.at.gold(seat)
	switch own := b.at.ownPanel(seat); {
	case figure.Icon == "" && own && b.at.stacked:
		return g.Add(134, 0), true
	case figure.Icon == "" && own:
		return g.Add(22, 29), true
	case figure.Icon == "":
		return g.Add(8, 19), true
	case row.Empty() && b.Window.Class == ui.Tall && figure.Name == i18n.T("points so far"):
		return b.stakeAt(seat).Add(44, 0), true
	}
	return geom.Point{}, false
}
