package narrowgauge

import (
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/scenes/talk"
)

// What is worth a word, in dollars: a bonus, a price for the ground, a bid, a line of the dividends.
const (
	fine   = 14
	costly = 6
	bold   = 8
	rich   = 20
)

// Moments says what an event means to whom.
func (b *Table) Moments(e engine.Event, dst []talk.Moment) []talk.Moment {
	say := func(seat engine.Seat, kind talk.Kind, weight int) {
		dst = append(dst, talk.Moment{Seat: seat, Kind: kind, Weight: weight})
	}
	switch e.Kind {
	case rules.EventConnected:
		if e.D >= fine {
			say(e.Seat, talk.Gain, int(e.D-fine)/3+2)
		}
	case rules.EventPenalty:
		if e.A >= costly {
			say(e.Seat, talk.Spend, 3)
		}
	case rules.EventBidPaid:
		if e.A >= bold {
			say(e.Seat, talk.Spend, 4)
		}
	case rules.EventContract:
		say(e.Seat, talk.Gain, 2)
	case rules.EventNoBuild:
		say(e.Seat, talk.Loss, 6)
	case rules.EventDividend, rules.EventCommodity:
		if e.D >= rich {
			say(e.Seat, talk.Gain, 4)
		}
	case rules.EventMajority:
		say(e.Seat, talk.Gain, 2)
		say(1-e.Seat, talk.Loss, 1)
	case rules.EventDie:
		if side, was := int(e.B), b.Board.DieAt[e.A]; side*was < 0 { // it has crossed to the other side
			say(e.Seat, talk.Strike, 5)
			say(1-e.Seat, talk.Struck, 6)
		}
	}
	return dst
}
