package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/pieces"
	"gulch/scenes/sound"
	"gulch/scenes/table"
)

// cue is the sound of an event.
type cue struct {
	effect sound.Effect
	at     float64 // ms from the beginning of its motions
	// coins is how many of them there are; the event is silent if there are none. It may be nil.
	coins func(e engine.Event) int
	// only says for which events of the kind it is heard, nil for all.
	only func(e engine.Event) bool
}

// arrived and paid count the gold of an event.
func arrived(e engine.Event) int { return int(e.A) }
func paid(e engine.Event) int    { return int(e.B) }

// Dice touch the felt for the first time on their way, the second die a little later.
const knockTime = (dieTime - dieNext) * pieces.FirstTouch

// cues are the sounds of the events. Those that are not in it are silent.
var cues = map[engine.EventKind][]cue{
	rules.EventTurned:    {{effect: sound.Slide}, {effect: sound.Flip, at: 110}},
	rules.EventRevealed:  {{effect: sound.Slide}, {effect: sound.Flip, at: 110}},
	rules.EventReturned:  {{effect: sound.Slide}},
	rules.EventShuffled:  {{effect: sound.Shuffle}},
	rules.EventBid:       {{effect: sound.Pawn}},
	rules.EventWon:       {{effect: sound.Gavel, at: wonTime * pieces.StrikeAt}},
	rules.EventShare:     {{effect: sound.Coin, at: 90, coins: arrived}},
	rules.EventBankShare: {{effect: sound.Coin, at: 90, coins: arrived}},
	rules.EventRode:      {{effect: sound.Gallop}},
	rules.EventTaken:     {{effect: sound.Slide}},
	rules.EventFee:       {{effect: sound.Coin, at: 90, coins: paid}},
	rules.EventMine:      {{effect: sound.Land, at: 270}},
	rules.EventMayor:     {{effect: sound.Pawn, at: 530}},
	rules.EventGovernor:  {{effect: sound.Stamp, at: 270}},
	rules.EventVein:      {{effect: sound.Land, at: 270}},
	rules.EventSaloon:    {{effect: sound.Doors, at: 200}},
	rules.EventGirls:     {{effect: sound.Land, at: 270}},
	rules.EventKept:      {{effect: sound.Land, at: 270}},
	rules.EventShark:     {{effect: sound.Coin, at: 90, coins: paid}},
	rules.EventCoach:     {{effect: sound.Coin, at: 90, coins: arrived}},
	rules.EventBlast:     {{effect: sound.Blast, at: 420}},
	rules.EventSeized:    {{effect: sound.Stamp, at: 60}},
	rules.EventHoldupRoll: {{effect: sound.Die, at: knockTime}, {effect: sound.Die, at: knockTime + dieNext},
		{effect: sound.Shot, at: dieTime + 150, only: func(e engine.Event) bool { return e.D == 0 }}},
	rules.EventRobbed:   {{effect: sound.Coin, at: 90, coins: paid}},
	rules.EventRolled:   {{effect: sound.Die, at: knockTime}, {effect: sound.Die, at: knockTime + dieNext}},
	rules.EventWired:    {{effect: sound.Telegraph}, {effect: sound.Die, at: 800 + 0.7*knockTime}},
	rules.EventCaveIn:   {{effect: sound.CaveIn}},
	rules.EventProduced: {{effect: sound.Coin, at: 150, coins: paid}},
	rules.EventToll:     {{effect: sound.Coin, at: 90, coins: paid}},
	rules.EventRemoved: {{effect: sound.Slide, only: func(e engine.Event) bool {
		return rules.Reason(e.B) != rules.CavedIn
	}}},
}

// Cues adds the sounds of an event.
func (b *Table) Cues(e engine.Event, dst []table.Cue) []table.Cue {
	for _, c := range cues[e.Kind] {
		heard := table.Cue{Effect: c.effect, At: c.at}
		if c.coins != nil {
			if heard.Times = c.coins(e); heard.Times <= 0 {
				continue
			}
		}
		if c.only == nil || c.only(e) {
			dst = append(dst, heard)
		}
	}
	return dst
}
