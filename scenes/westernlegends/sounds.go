package westernlegends

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/sound"
	"gulch/scenes/table"
)

// tens returns how often an event plays the coin sound: once per $10 of an amount of money, gained
// or lost, at most 6 times.
func tens(amount func(e engine.Event) int) func(e engine.Event) int {
	return func(e engine.Event) int { return min(max(amount(e), -amount(e))/10, 6) }
}

// drawn returns how often the card sound is played for event e, in which a seat draws cards: once
// per card, at most 4 times.
func drawn(e engine.Event) int { return min(rules.CardsIn(e), 4) }

// ridden reports whether event e, which moves a miniature, is a ride. Otherwise the miniature is
// placed on a space.
func ridden(e engine.Event) bool { return rules.WalkedIn(e) }

// eventSounds maps kinds of events to their sounds. Events that are not listed are silent.
var eventSounds = sync.OnceValue(func() table.Sounds {
	return table.Sounds{
		rules.EventMini:    {{Effect: sound.Gallop, Only: ridden}},
		rules.EventSheriff: {{Effect: sound.Pawn}},
		rules.EventTrain:   {{Effect: sound.Whistle}},
		rules.EventMibCard: {{Effect: sound.Flip}},
		rules.EventMoney:   {{Effect: sound.Coin, Times: tens(rules.ChangeIn)}},
		rules.EventWounds: {{Effect: sound.Shot,
			Only: func(e engine.Event) bool { return rules.ChangeIn(e) > 0 }}},
		rules.EventDrew:        {{Effect: sound.Slide, Times: drawn}},
		rules.EventDiscard:     {{Effect: sound.Slide}},
		rules.EventShuffled:    {{Effect: sound.Shuffle}},
		rules.EventItem:        {{Effect: sound.Stamp}},
		rules.EventUpgrade:     {{Effect: sound.Spike}},
		rules.EventBandit:      {{Effect: sound.Pawn}},
		rules.EventToken:       {{Effect: sound.Pawn}},
		rules.EventPlot:        {{Effect: sound.Stamp}},
		rules.EventStory:       {{Effect: sound.Page}},
		rules.EventContributed: {{Effect: sound.Pawn}},
		rules.EventEvent:       {{Effect: sound.Telegraph}},
		rules.EventHeist:       {{Effect: sound.Whistle}},
		rules.EventFight:       {{Effect: sound.Shot}},
		rules.EventShown:       {{Effect: sound.Flip}},
		rules.EventFightCard:   {{Effect: sound.Flip}},
		rules.EventArrested:    {{Effect: sound.Gavel}},
		rules.EventRolled:      {{Effect: sound.Die}},
		rules.EventGame:        {{Effect: sound.Doors}},
		rules.EventFlop:        {{Effect: sound.Flip}},
		rules.EventFaroTurned:  {{Effect: sound.Flip}},
		rules.EventBet:         {{Effect: sound.Pawn}},
		rules.EventPokerWon:    {{Effect: sound.Coin, Times: tens(rules.DollarsIn)}},
		rules.EventEnd:         {{Effect: sound.Depot}},
	}
})

// Cues appends to dst the sounds that event e plays.
func (b *Table) Cues(e engine.Event, dst []table.Cue) []table.Cue { return eventSounds().Cues(e, dst) }
