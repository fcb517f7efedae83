package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/talk"
)

// What is worth a word: money or points gained at once, money lost, wounds.
const (
	rich  = 50
	fame  = 3
	purse = 30
)

// Moments says what an event means to whom.
func (b *Table) Moments(e engine.Event, dst []talk.Moment) []talk.Moment {
	say := func(seat engine.Seat, kind talk.Kind, weight int) {
		if seat >= 0 && int(seat) < len(b.Names) {
			dst = append(dst, talk.Moment{Seat: seat, Kind: kind, Weight: weight})
		}
	}
	switch e.Kind {
	case rules.EventMoney:
		if e.A >= rich {
			say(e.Seat, talk.Gain, 4)
		} else if e.A <= -purse {
			say(e.Seat, talk.Spend, 3)
		}
	case rules.EventLP:
		if e.A >= fame {
			say(e.Seat, talk.Gain, 5)
		}
	case rules.EventArrested:
		say(e.Other, talk.Strike, 8)
		if e.Other == engine.NoSeat {
			say(e.Seat, talk.Loss, 8)
		} else {
			say(e.Seat, talk.Struck, 9)
		}
	case rules.EventFightWon:
		if e.Other >= 0 && int(e.Other) < len(b.Names) {
			say(e.Seat, talk.Strike, 5)
			say(e.Other, talk.Struck, 6)
		} else {
			say(e.Seat, talk.Gain, 3)
		}
	case rules.EventWounds:
		if e.A > 0 {
			say(e.Seat, talk.Loss, 3)
		}
	case rules.EventPokerWon:
		say(e.Seat, talk.Gain, 4)
	case rules.EventBetLost:
		say(e.Seat, talk.Loss, 3)
	case rules.EventStoryDone, rules.EventGoal, rules.EventPlot:
		say(e.Seat, talk.Gain, 5)
	}
	return dst
}
