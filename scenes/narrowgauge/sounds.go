package narrowgauge

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/scenes/sound"
	"gulch/scenes/table"
)

// eventSounds maps kinds of events to their sounds. Events that are not listed are silent.
var eventSounds = sync.OnceValue(func() table.Sounds {
	return table.Sounds{
		rules.EventRound:        {{Effect: sound.Whistle}},
		rules.EventMarket:       {{Effect: sound.Land, At: 200}},
		rules.EventShown:        {{Effect: sound.Slide}, {Effect: sound.Flip, At: 120}},
		rules.EventSealed:       {{Effect: sound.Stamp, At: 250}},
		rules.EventKeeps:        {{Effect: sound.Stamp, At: 250}},
		rules.EventBids:         {{Effect: sound.Gavel}},
		rules.EventBidPaid:      {{Effect: sound.Coin, At: 60, Times: paid}},
		rules.EventCoin:         {{Effect: sound.Coin, At: 950, Times: func(engine.Event) int { return 1 }}},
		rules.EventDealt:        {{Effect: sound.Slide}},
		rules.EventContract:     {{Effect: sound.Slide}, {Effect: sound.Land, At: 420}},
		rules.EventContractGone: {{Effect: sound.Slide}},
		rules.EventShare:        {{Effect: sound.Slide}, {Effect: sound.Stamp, At: 380}},
		rules.EventTrack:        {{Effect: sound.Slide}, {Effect: sound.Land, At: 360}},
		rules.EventPenalty:      {{Effect: sound.Coin, At: 60, Times: paid}},
		rules.EventPlaced:       {{Effect: sound.Spike, At: dropTime * 0.55}},
		rules.EventTile:         {{Effect: sound.Flip}},
		rules.EventConnected:    {{Effect: sound.Depot}, {Effect: sound.Coin, At: 650, Times: gained}},
		rules.EventDie:          {{Effect: sound.Telegraph}},
		rules.EventFlipped:      {{Effect: sound.Stamp}},
		rules.EventReadied:      {{Effect: sound.Flip}},
		rules.EventDiscarded:    {{Effect: sound.Slide}},
		rules.EventToken:        {{Effect: sound.Pawn, At: 170}},
		rules.EventDrawn:        {{Effect: sound.Slide}},
		rules.EventShuffled:     {{Effect: sound.Shuffle}},
		rules.EventDividends:    {{Effect: sound.Page}},
		rules.EventDividend:     {{Effect: sound.Coin, At: 60, Times: gained}},
		rules.EventMajority:     {{Effect: sound.Coin, At: 60, Times: gained}},
		rules.EventCommodity:    {{Effect: sound.Coin, At: 60, Times: gained}},
		rules.EventUnclaimed:    {{Effect: sound.Slide}},
		rules.EventGameOver:     {{Effect: sound.Whistle, At: readTime}},
	}
})

// paid and gained return how many times an event plays the coin sound: once for each dollar that is
// paid or gained, at most 8 times.
func paid(e engine.Event) int   { return min(rules.PaidIn(e), 8) }
func gained(e engine.Event) int { return min(rules.GainIn(e), 8) }

// Cues appends to dst the sounds that event e plays.
func (b *Table) Cues(e engine.Event, dst []table.Cue) []table.Cue { return eventSounds().Cues(e, dst) }
