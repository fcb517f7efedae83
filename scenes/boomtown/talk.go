package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/scenes/talk"
)

// What is worth a word: gold from one mine, a price, a toll or fee.
const (
	fine   = 6
	costly = 9
	heavy  = 4
)

// Moments says what an event means to whom.
func (b *Table) Moments(e engine.Event, dst []talk.Moment) []talk.Moment {
	say := func(seat engine.Seat, kind talk.Kind, weight int) {
		dst = append(dst, talk.Moment{Seat: seat, Kind: kind, Weight: weight})
	}
	switch e.Kind {
	case rules.EventProduced:
		if e.B >= fine {
			say(e.Seat, talk.Gain, int(e.B)-fine+2)
		}
	case rules.EventCoach:
		say(e.Seat, talk.Gain, 5)
	case rules.EventMayor:
		say(e.Seat, talk.Gain, 2)
	case rules.EventWon:
		if e.A >= costly {
			say(e.Seat, talk.Spend, 4)
		}
	case rules.EventShark:
		say(e.Seat, talk.Loss, 6)
	case rules.EventRemoved:
		if rules.Reason(e.B) == rules.CavedIn {
			say(e.Seat, talk.Loss, 8)
		}
	case rules.EventFee, rules.EventToll:
		if e.B >= heavy {
			say(e.Seat, talk.Spend, 2)
			say(e.Other, talk.Gain, 2)
		}
	case rules.EventBlast, rules.EventSeized, rules.EventRobbed:
		say(e.Seat, talk.Strike, 7)
		say(e.Other, talk.Struck, 8)
	}
	return dst
}
