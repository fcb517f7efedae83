package narrowgauge

import (
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/scenes/sound"
	"gulch/scenes/table"
)

// cue is the sound of an event.
type cue struct {
	effect sound.Effect
	at     float64 // ms from the beginning of its motions
	// coins is how many dollars change hands; the event is silent if none do. It may be nil.
	coins func(e engine.Event) int
}

// cues are the sounds of the events. Those that are not in it are silent.
var cues = map[engine.EventKind][]cue{
	rules.EventRound:        {{effect: sound.Whistle}},
	rules.EventMarket:       {{effect: sound.Land, at: 200}},
	rules.EventShown:        {{effect: sound.Slide}, {effect: sound.Flip, at: 120}},
	rules.EventSealed:       {{effect: sound.Stamp, at: 250}},
	rules.EventKeeps:        {{effect: sound.Stamp, at: 250}},
	rules.EventBids:         {{effect: sound.Gavel}},
	rules.EventBidPaid:      {{effect: sound.Coin, at: 60, coins: func(e engine.Event) int { return int(e.A) }}},
	rules.EventCoin:         {{effect: sound.Coin, at: 950, coins: func(engine.Event) int { return 1 }}},
	rules.EventDealt:        {{effect: sound.Slide}},
	rules.EventContract:     {{effect: sound.Slide}, {effect: sound.Land, at: 420}},
	rules.EventContractGone: {{effect: sound.Slide}},
	rules.EventShare:        {{effect: sound.Slide}, {effect: sound.Stamp, at: 380}},
	rules.EventTrack:        {{effect: sound.Slide}, {effect: sound.Land, at: 360}},
	rules.EventPenalty:      {{effect: sound.Coin, at: 60, coins: func(e engine.Event) int { return int(e.A) }}},
	rules.EventPlaced:       {{effect: sound.Spike, at: dropTime * 0.55}},
	rules.EventTile:         {{effect: sound.Flip}},
	rules.EventConnected:    {{effect: sound.Depot}, {effect: sound.Coin, at: 650, coins: func(e engine.Event) int { return int(e.D) }}},
	rules.EventDie:          {{effect: sound.Telegraph}},
	rules.EventFlipped:      {{effect: sound.Stamp}},
	rules.EventReadied:      {{effect: sound.Flip}},
	rules.EventDiscarded:    {{effect: sound.Slide}},
	rules.EventToken:        {{effect: sound.Pawn, at: 170}},
	rules.EventDrawn:        {{effect: sound.Slide}},
	rules.EventShuffled:     {{effect: sound.Shuffle}},
	rules.EventDividends:    {{effect: sound.Page}},
	rules.EventDividend:     {{effect: sound.Coin, at: 60, coins: func(e engine.Event) int { return int(e.D) }}},
	rules.EventMajority:     {{effect: sound.Coin, at: 60, coins: func(e engine.Event) int { return int(e.D) }}},
	rules.EventCommodity:    {{effect: sound.Coin, at: 60, coins: func(e engine.Event) int { return int(e.D) }}},
	rules.EventUnclaimed:    {{effect: sound.Slide}},
	rules.EventGameOver:     {{effect: sound.Whistle, at: readTime}},
}

// Cues adds the sounds of an event.
func (b *Table) Cues(e engine.Event, dst []table.Cue) []table.Cue {
	for _, c := range cues[e.Kind] {
		heard := table.Cue{Effect: c.effect, At: c.at}
		if c.coins != nil {
			if heard.Times = min(c.coins(e), 8); heard.Times <= 0 {
				continue
			}
		}
		dst = append(dst, heard)
	}
	return dst
}
