package westernlegends

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/scenes/table"
)

// figureColumns are the columns of the ledger in which figures stand, by their icons; points stand behind the last one.
var figureColumns = map[string]int{
	"money-stack": cashColumn, "poker-hand": cardsColumn, "gold-nuggets": goldColumn, "broken-bone": woundsColumn,
	"law-star": lawColumn, "wanted-reward": lawColumn,
}

// Stands says where a chip lies that says what a choice changes of a seat: in its row, at the upper end of the column, so that the
// figure can still be read.
func (b *Table) Stands(seat engine.Seat, figure table.Stat, row geom.Rect) (geom.Point, bool) {
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
