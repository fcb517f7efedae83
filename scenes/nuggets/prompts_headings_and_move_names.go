package nuggets

import (
	"gulch/engine"
	rules "gulch/engine/nuggets"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// MoveWords returns a short imperative phrase for move m.
func (b *Table) MoveWords(m engine.Move) string {
	switch m.Kind {
	case rules.KindTake:
		return i18n.T("Take the %d (%s)", rules.NuggetOf(m).Worth(), rules.NuggetOf(m).Title())
	case rules.KindOpen:
		return i18n.T("Open the sack")
	case rules.KindDig:
		return i18n.T("Dig")
	}
	return i18n.T("Fill the row")
}

// Prompt returns the text that says what the seat to move must decide.
func (b *Table) Prompt(*table.Decision) string {
	return i18n.T("Take a nugget from the row, score and replace the one in your sack, or roll the die.")
}

// Heading returns the text that the title bar shows beside the game's name.
func (b *Table) Heading() string {
	if b.Board.Over {
		return i18n.T("The end")
	}
	return i18n.T("%d nuggets in the hill", b.Board.Hill)
}

// Row returns the values of a seat for its row in the ledger.
func (b *Table) Row(seat engine.Seat) table.Row {
	return table.Row{Tip: b.sackTip(seat), Stats: []table.Stat{
		{Icon: "laurels", Value: b.Board.Points[seat], Name: i18n.T("points so far"), Head: i18n.T("points")},
		{Icon: "war-pick", Value: b.Board.Digs[seat], Name: i18n.T("rolls left"), Head: i18n.T("rolls left")},
	}}
}
