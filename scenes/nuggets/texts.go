package nuggets

import (
	"gulch/engine"
	rules "gulch/engine/nuggets"
	"gulch/render/i18n"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// unseen is the colour in which a sack is drawn whose content the viewer may not know.
var unseen = theme.Umber

// lines maps the kinds of events to their log lines.
var lines = table.LogLines{
	rules.EventTook: table.FormatLine("gold-nuggets", i18n.Mark("%s takes a nugget worth %d."), table.Seat, worth),
	rules.EventShowed: table.FormatLine("swap-bag",
		i18n.Mark("%s reveals a nugget worth %d and draws another unseen."),
		table.Seat, worth),
	rules.EventDug: table.FormatLine("war-pick", i18n.Mark("%s rolls %d and scores it."), table.Seat,
		table.EventArg(rules.RollIn)).
		If(missed, i18n.Mark("%s rolls %d and scores nothing."), table.Seat, table.EventArg(rules.RollIn)),
	rules.EventOpened: table.FormatLine("swap-bag", i18n.Mark("%s has a nugget worth %d in the sack and scores %d."), table.Seat,
		worth,
		table.EventArg(rules.GainIn)),
}

// missed reports whether the roll of die in event e scores nothing.
func missed(e engine.Event) bool { return rules.GainIn(e) == 0 }

// worth is a [table.Arg] that returns the worth of the event's nugget.
func worth(_ table.GameUI, e engine.Event) any { return rules.NuggetIn(e).Worth() }

// Line returns the icon and the text of the log line about event e.
func (b *Table) Line(e engine.Event) (icon, line string) { return lines.Line(b, e) }

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

// Reason returns a sentence with the main argument for move m, or "" if there is none.
func (b *Table) Reason(m engine.Move) string {
	switch own := b.State.Sack(b.State.Turn()).Worth(); {
	case m.Kind == rules.KindTake:
		return i18n.N(rules.NuggetOf(m).Worth(), "It scores %d point right away.", "It scores %d points right away.",
			rules.NuggetOf(m).Worth())
	case m.Kind == rules.KindOpen && own <= 3:
		return i18n.T("The %d in the sack is below the average of 3.5, and the sack counts triple.", own)
	case m.Kind == rules.KindDig:
		return i18n.T("A roll scores 2.5 on average.")
	}
	return ""
}
