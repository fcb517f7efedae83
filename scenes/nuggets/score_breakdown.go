package nuggets

import (
	"gulch/engine"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// Breakdowns splits a seat's score into parts: the points scored so far and, if the viewers may
// know it, the content of the sack (R12).
func (b *Table) Breakdowns(seat engine.Seat) []table.Breakdown {
	scored := table.Breakdown{Name: i18n.T("Points so far"), Parts: []table.Part{
		{Icon: "laurels", Name: i18n.T("Nuggets and digs"), Value: b.Board.Points[seat]},
	}}
	if b.Board.Over { // at the end of the game the score already contains the sacks
		return []table.Breakdown{scored}
	}
	sack := table.Breakdown{Name: i18n.T("Sack, tripled")}
	if n := b.Board.Sack[seat]; n != 0 {
		sack.Parts = []table.Part{{Icon: "swap-bag", Name: i18n.T("A nugget worth %d", n.Worth()),
			Value: 3 * n.Worth()}}
	} else {
		sack.Hidden, sack.HiddenReason = true, i18n.T(
			"The nugget in the sack counts triple at the end. Only its owner knows its number.")
	}
	return []table.Breakdown{scored, sack}
}

// sources maps each line of the score sheet, by its English name, to its icon.
var sources = map[string]string{"Nuggets and digs": "gold-mine", "Sack, tripled": "swap-bag"}

// ScoreIcon returns the icon of a line of the score sheet, given by its English name.
func (b *Table) ScoreIcon(line string) string { return sources[line] }
