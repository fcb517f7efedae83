package dakota

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/sound"
	"gulch/scenes/table"
)

// eventSounds maps kinds of events to their sounds. Events that are not listed are silent.
var eventSounds = sync.OnceValue(func() table.Sounds {
	return table.Sounds{
		rules.EventIncome:    {{Effect: sound.Coin, At: 120, Times: rules.DollarsIn}},
		rules.EventBailed:    {{Effect: sound.Coin, At: 90}},
		rules.EventDrew:      {{Effect: sound.Slide, Only: isHand}},
		rules.EventShuffled:  {{Effect: sound.Shuffle}},
		rules.EventHappening: {{Effect: sound.Page}},
		rules.EventRolled:    {{Effect: sound.Die, At: 210}},
		rules.EventDestroyed: {{Effect: sound.CaveIn}}, rules.EventCollapsed: {{Effect: sound.CaveIn}},
		rules.EventTaxed:   {{Effect: sound.Coin, Times: rules.DollarsIn}},
		rules.EventGranted: {{Effect: sound.Coin, Times: rules.DollarsIn}},
		rules.EventTiles:   {{Effect: sound.Slide}},
		rules.EventPlaced:  {{Effect: sound.Land, At: 240}}, rules.EventReplaced: {{Effect: sound.Land, At: 240}},
		rules.EventSent:     {{Effect: sound.Pawn}},
		rules.EventPlayed:   {{Effect: sound.Flip}},
		rules.EventAttack:   {{Effect: sound.Shot}},
		rules.EventReacted:  {{Effect: sound.Flip}},
		rules.EventArrested: {{Effect: sound.Stamp, At: 300}},
		rules.EventRobbed:   {{Effect: sound.Coin, Times: rules.DollarsIn}},
		rules.EventRaided:   {{Effect: sound.Land}},
		rules.EventPlanned:  {{Effect: sound.Page}},
		rules.EventLaunched: {{Effect: sound.Depot}},
		rules.EventEarned:   {{Effect: sound.Coin, At: 90, Times: rules.DollarsIn}},
		rules.EventBuilt:    {{Effect: sound.Gavel, At: 380}}, rules.EventUpgraded: {{Effect: sound.Gavel, At: 380}},
		rules.EventTrained: {{Effect: sound.Page}}, rules.EventCartBought: {{Effect: sound.Spike}},
		rules.EventLastDay: {{Effect: sound.Whistle}}, rules.EventReturned: {{Effect: sound.Depot}},
		rules.EventMined:     {{Effect: sound.Land, At: 200}},
		rules.EventSoldCombo: {{Effect: sound.Stamp}, {Effect: sound.Coin, At: 300, Times: rules.DollarsIn}},
		rules.EventSoldPlain: {{Effect: sound.Coin, At: 200, Times: rules.DollarsIn}},
		rules.EventHired:     {{Effect: sound.Pawn, At: 300}},
		rules.EventDismissed: {{Effect: sound.Pawn}}, rules.EventDropped: {{Effect: sound.Land}},
	}
})

func isHand(e engine.Event) bool { return rules.EventIn(e) != 2 }

// Cues appends to dst the sounds that event e plays.
func (b *Table) Cues(e engine.Event, dst []table.Cue) []table.Cue { return eventSounds().Cues(e, dst) }
