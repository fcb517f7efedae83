package westernlegends

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/scenes/table"
)

// figureColumns maps the icons of figures to columns of the ledger; the points are to the right of
// the last column.
var figureColumns = map[string]int{
	"money-stack": cashColumn, "poker-hand": cardsColumn, "gold-nuggets": goldColumn, "broken-bone": woundsColumn,
	"law-star": lawColumn, "wanted-reward": lawColumn,
}

// StatPosition returns where on the board the delta badge for a figure of a seat is drawn: in the
// seat's row, at the upper end of the figure's column, so that the figure stays readable.
func (b *Table) StatPosition(seat engine.Seat, figure table.Stat, row geom.Rect) (geom.Point, bool) {
	if row.Empty() {
		if int(seat) >= len(b.at.plates) {
			return geom.Point{}, false
		}
		row = b.at.plates[seat]
	}
	if figure.Icon == "laurels" {
		return geom.Point{X: row.Right() - pointsRoom/2, Y: row.Y + 6}, true
	}
	at, ok := figureColumns[figure.Icon]
	return geom.Point{X: column(row, at).Center().X, Y: row.Y + row.H*0.5 - 5}, ok
}
