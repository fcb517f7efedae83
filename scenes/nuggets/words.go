package nuggets

import (
	"gulch/engine"
	rules "gulch/engine/nuggets"
	"gulch/render/theme"
	"gulch/render/words"
	"gulch/scenes/table"
)

// unseen is the color of a sack whose content the viewer may not see.
var unseen = theme.Umber

// lines are the log lines by kind of event.
var lines = table.Lines{
	rules.EventTook: table.Said("gold-nuggets", words.Mark("%s takes a nugget worth %d."), table.Seat, worth),
	rules.EventShowed: table.Said("swap-bag", words.Mark("%s shows a nugget worth %d and draws another one unseen."),
		table.Seat, worth),
	rules.EventDug: table.Said("war-pick", words.Mark("%s rolls %d and scores it."), table.Seat, table.A).
		When(missed, words.Mark("%s rolls %d: nothing."), table.Seat, table.A),
	rules.EventOpened: table.Said("swap-bag", words.Mark("%s had %d in the sack and scores %d."), table.Seat, worth,
		table.B),
}

// missed reports whether a roll scores nothing.
func missed(e engine.Event) bool { return e.B == 0 }

// worth returns the worth of an event's nugget.
func worth(_ table.Play, e engine.Event) any { return rules.Nugget(e.A).Worth() }

// Line returns the log line of an event.
func (b *Table) Line(e engine.Event) (icon, line string) { return lines.Line(b, e) }

// MoveWords returns a move as a short imperative.
func (b *Table) MoveWords(m engine.Move) string {
	switch m.Kind {
	case rules.KindTake:
		return words.T("Take the %d (%s)", rules.Nugget(m.A).Worth(), rules.Nugget(m.A).Title())
	case rules.KindOpen:
		return words.T("Open the sack")
	case rules.KindDig:
		return words.T("Dig")
	}
	return words.T("Fill the row")
}

// Prompt returns the text about the current decision.
func (b *Table) Prompt(*table.Ask) string {
	return words.T("Take a nugget from the row, show the one in your sack and draw another, or try your luck with " +
		"the die.")
}

// Heading returns the text over the board.
func (b *Table) Heading() string {
	if b.Board.Over {
		return words.T("The end")
	}
	return words.T("%d nuggets in the hill", b.Board.Hill)
}

// Row returns the figures of a seat in the ledger.
func (b *Table) Row(seat engine.Seat) table.Row {
	return table.Row{Tip: b.sackTip(seat), Stats: []table.Stat{
		{Icon: "laurels", Value: b.Board.Points[seat], Name: words.T("points so far"), Head: words.T("points")},
		{Icon: "war-pick", Value: b.Board.Digs[seat], Name: words.T("rolls left"), Head: words.T("rolls left")},
	}}
}

// Reason returns the main reason for a move, "" if there is none.
func (b *Table) Reason(m engine.Move) string {
	switch own := b.State.Sack(b.State.Turn()).Worth(); {
	case m.Kind == rules.KindTake:
		return words.N(rules.Nugget(m.A).Worth(), "It scores %d point at once.", "It scores %d points at once.",
			rules.Nugget(m.A).Worth())
	case m.Kind == rules.KindOpen && own <= 3:
		return words.T("The %d in the sack is below the average of 3.5, and the sack counts three times.", own)
	case m.Kind == rules.KindDig:
		return words.T("A roll brings 2.5 on average.")
	}
	return ""
}
