package nuggets

import (
	"gulch/engine"
	rules "gulch/engine/nuggets"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

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
