package sierrawest

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/sound"
	"gulch/scenes/table"
)

// eventSounds maps kinds of events to their sounds. Events that are not listed are silent.
var eventSounds = sync.OnceValue(func() table.Sounds {
	return table.Sounds{
		rules.EventPlanned:  {{Effect: sound.Slide}, {Effect: sound.Slide, At: 110}, {Effect: sound.Slide, At: 220}},
		rules.EventShuffled: {{Effect: sound.Shuffle}},
		rules.EventWalked:   {{Effect: sound.Pawn, At: 200}}, rules.EventPosted: {{Effect: sound.Pawn, At: 200}},
		rules.EventClimbed: {{Effect: sound.Pawn, At: 200}}, rules.EventFell: {{Effect: sound.Pawn, At: 200}},
		rules.EventGained:   {{Effect: sound.Coin, Only: gold, Times: rules.AmountIn}},
		rules.EventPaid:     {{Effect: sound.Coin, Only: gold, Times: rules.AmountIn}},
		rules.EventWagon:    {{Effect: sound.Gallop}},
		rules.EventClaimed:  {{Effect: sound.Slide}},
		rules.EventRevealed: {{Effect: sound.Flip, At: 140}}, rules.EventRow: {{Effect: sound.Land, At: 380}},
		rules.EventEnding: {{Effect: sound.Depot}},
		rules.EventBuilt:  {{Effect: sound.Spike, At: 380}}, rules.EventWrecked: {{Effect: sound.CaveIn}},
		rules.EventTrack:  {{Effect: sound.Stamp, At: 240}},
		rules.EventDamage: {{Effect: sound.CaveIn}},
		rules.EventMined:  {{Effect: sound.Die}}, rules.EventShot: {{Effect: sound.Shot}, {Effect: sound.Die}},
		rules.EventReacted: {{Effect: sound.Land}}, rules.EventTurnEnd: {{Effect: sound.Slide}},
		rules.EventRival: {{Effect: sound.Page}},
	}
})

// gold reports whether event e is about gold.
func gold(e engine.Event) bool { return rules.GoodIn(e) == rules.Gold }

// Cues appends to dst the sounds that event e plays.
func (b *Table) Cues(e engine.Event, dst []table.Cue) []table.Cue { return eventSounds().Cues(e, dst) }
