package sierrawest

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/scenes/table"
)

// StatPosition returns where on the board the delta badge ("+3") for a value of a seat is drawn: at
// the viewer's goods in the chest, or at the goods on the plate of another seat. Badges of other
// values are drawn in the ledger, if it has rows; then the second result is false.
func (b *Table) StatPosition(seat engine.Seat, figure table.Stat, row geom.Rect) (geom.Point, bool) {
	good := slices.IndexFunc(goodsOf(b.Board.Mode), func(g rules.Good) bool { return signs()[g] == figure.Icon })
	own := seat == b.Viewer
	switch {
	case own && b.at.planning, !own && b.at.plates[seat].Empty():
		return geom.Point{}, false
	case own && good >= 0:
		r := b.at.good(good, len(goodsOf(b.Board.Mode)))
		return geom.Point{X: r.Right() - 7, Y: r.Y + 3}, true // so that the number below the badge stays legible
	case !row.Empty() && good < 0:
		return geom.Point{}, false
	case own:
		x := 7.0 // above the icon, so that the number beside the icon stays legible
		if figure.Icon == "old-wagon" {
			x = 50
		}
		return geom.Point{X: b.at.chest.X + 50 + x, Y: b.at.chest.Y + 29}, true
	}
	if good < 0 {
		r := b.at.plates[seat]
		return geom.Point{X: r.Right() - 50, Y: r.Y + 9}, true
	}
	return b.platedAt(seat, goodsOf(b.Board.Mode)[good])
}
