package nuggets

import (
	"gulch/engine"
	rules "gulch/engine/nuggets"
	"gulch/scenes/sound"
	"gulch/scenes/table"
)

// sounds maps the kinds of events to their sounds.
var sounds = table.Sounds{
	rules.EventLaid: {{Effect: sound.Slide}}, rules.EventTook: {{Effect: sound.Coin}},
	rules.EventShowed: {{Effect: sound.Coin}},
	rules.EventDug:    {{Effect: sound.Die}}, rules.EventOpened: {{Effect: sound.Coin}},
}

// Cues appends the sounds of event e to dst.
func (b *Table) Cues(e engine.Event, dst []table.Cue) []table.Cue { return sounds.Cues(e, dst) }
