package boomtown

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/pieces"
	"gulch/scenes/sound"
	"gulch/scenes/table"
)

// knockTime is the time in milliseconds from the start of a throw to the moment when the first die
// hits the table. The second die hits it dieNext later.
const knockTime = (dieTime - dieNext) * pieces.FirstTouch

// eventSounds maps kinds of events to their sounds. Events that are not listed are silent.
var eventSounds = sync.OnceValue(func() table.Sounds {
	return table.Sounds{
		rules.EventTurned:    {{Effect: sound.Slide}, {Effect: sound.Flip, At: 110}},
		rules.EventRevealed:  {{Effect: sound.Slide}, {Effect: sound.Flip, At: 110}},
		rules.EventReturned:  {{Effect: sound.Slide}},
		rules.EventShuffled:  {{Effect: sound.Shuffle}},
		rules.EventBid:       {{Effect: sound.Pawn}},
		rules.EventWon:       {{Effect: sound.Gavel, At: wonTime * pieces.StrikeAt}},
		rules.EventShare:     {{Effect: sound.Coin, At: 90, Times: rules.GoldIn}},
		rules.EventBankShare: {{Effect: sound.Coin, At: 90, Times: rules.GoldIn}},
		rules.EventRode:      {{Effect: sound.Gallop}},
		rules.EventTaken:     {{Effect: sound.Slide}},
		rules.EventFee:       {{Effect: sound.Coin, At: 90, Times: rules.PaidIn}},
		rules.EventMine:      {{Effect: sound.Land, At: 270}},
		rules.EventMayor:     {{Effect: sound.Pawn, At: 530}},
		rules.EventGovernor:  {{Effect: sound.Stamp, At: 270}},
		rules.EventVein:      {{Effect: sound.Land, At: 270}},
		rules.EventSaloon:    {{Effect: sound.Doors, At: 200}},
		rules.EventGirls:     {{Effect: sound.Land, At: 270}},
		rules.EventKept:      {{Effect: sound.Land, At: 270}},
		rules.EventShark:     {{Effect: sound.Coin, At: 90, Times: rules.PaidIn}},
		rules.EventCoach:     {{Effect: sound.Coin, At: 90, Times: rules.GoldIn}},
		rules.EventBlast:     {{Effect: sound.Blast, At: 420}},
		rules.EventSeized:    {{Effect: sound.Stamp, At: 60}},
		rules.EventHoldupRoll: {{Effect: sound.Die, At: knockTime}, {Effect: sound.Die, At: knockTime + dieNext},
			{Effect: sound.Shot, At: dieTime + 150, Only: func(e engine.Event) bool { return !rules.ReachedIn(e) }}},
		rules.EventRobbed:   {{Effect: sound.Coin, At: 90, Times: rules.PaidIn}},
		rules.EventRolled:   {{Effect: sound.Die, At: knockTime}, {Effect: sound.Die, At: knockTime + dieNext}},
		rules.EventWired:    {{Effect: sound.Telegraph}, {Effect: sound.Die, At: 800 + 0.7*knockTime}},
		rules.EventCaveIn:   {{Effect: sound.CaveIn}},
		rules.EventProduced: {{Effect: sound.Coin, At: 150, Times: rules.GoldIn}},
		rules.EventToll:     {{Effect: sound.Coin, At: 90, Times: rules.PaidIn}},
		rules.EventRemoved: {{Effect: sound.Slide, Only: func(e engine.Event) bool {
			return rules.ReasonIn(e) != rules.CavedIn
		}}},
	}
})

// Cues appends to dst the sounds that event e plays.
func (b *Table) Cues(e engine.Event, dst []table.Cue) []table.Cue { return eventSounds().Cues(e, dst) }
