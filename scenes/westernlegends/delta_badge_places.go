package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/scenes/table"
)

// figureColumns maps the icon of a value to the index of its column in the ledger, the table of all
// seats. The badge of an icon without an entry is drawn at the points, to the right of the last
// column.
var figureColumns = map[string]int{
	"money-stack": cashColumn, "poker-hand": cardsColumn, "gold-nuggets": goldColumn, "broken-bone": woundsColumn,
	"law-star": lawColumn, "wanted-reward": lawColumn,
}

// badgeHalf is half the width of a badge with two digits, in design units.
const badgeHalf = 16

// StatPosition returns where on the board the delta badge ("+3") for a changed value of a seat is
// drawn. figure is the value, and row is the seat's row of the ledger. The badge is at the upper
// end of the value's column in that row, right of the seat's name, so that both stay readable.
// Gambler points have no column: their badge is on the Gambler track, where the seat's marker will
// be. The second result is false if the badge has no place.
func (b *Table) StatPosition(seat engine.Seat, figure table.Stat, row geom.Rect) (geom.Point, bool) {
	if figure.Icon == gamblerIcon {
		to := min(figure.Value, rules.TopGambler)
		return b.gamblerRail().Spot(b.at.gambler, float64(to)), !b.at.gambler.Empty()
	}
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
	to := geom.Point{X: column(row, at).Center().X, Y: row.Y + row.H*0.5 - 5}
	cash := max(column(row, cashColumn).Center().X, row.X+faceRoom+b.nameWidth(row, seat)+badgeHalf+2)
	switch {
	case at == lawColumn && figure.Icon == "law-star": // the name is above the law: the badge is left of both
		to = geom.Point{X: row.X + faceRoom - badgeHalf, Y: row.Y + 9}
	case at == lawColumn:
		to = geom.Point{X: row.X + faceRoom - badgeHalf, Y: row.Bottom() - 9}
	case at == cashColumn:
		to.X = cash
	case at == cardsColumn:
		to.X = max(to.X, cash+2*badgeHalf)
	case at == goldColumn: // the next columns are narrow, so that badges side by side would overlap
		to.Y = row.Y + 1
	}
	return to, ok
}
