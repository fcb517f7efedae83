package sierrawest

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/scenes/table"
)

// StatPosition returns the point on the board where the delta badge ("+3") for a changed value of a
// seat is drawn: at the goods in the viewer's chest, on the plate (panel) of another seat, or on
// the space of the trail that the wagon reaches. figure is the value, and row is the seat's row in
// the ledger. The second result is false if the badge is drawn in that row instead, or if the board
// does not show the value at present.
func (b *Table) StatPosition(seat engine.Seat, figure table.Stat, row geom.Rect) (geom.Point, bool) {
	good := slices.IndexFunc(goodsOf(b.Board.Mode), func(g rules.Good) bool { return signs()[g] == figure.Icon })
	own := seat == b.Viewer
	switch {
	case figure.Icon == trailIcon:
		return b.at.space(figure.Value).Center(), true
	case figure.Icon == signs()[rules.GreenApple]: // on the scales, not on a seat's land
		return geom.Point{}, false
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
