package narrowgauge

import (
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/scenes/talk"
)

// marked are the events that the charts after the game mark, with their weights.
var marked = map[engine.EventKind]int{
	rules.EventMajority: 6, rules.EventContract: 5, rules.EventBidPaid: 4, rules.EventConnected: 2, rules.EventCommodity: 3,
}

// Mark marks what changes fortunes.
func (b *Table) Mark(e engine.Event) (icon string, weight int) {
	w, ok := marked[e.Kind]
	if !ok || e.Kind == rules.EventBidPaid && e.A == 0 {
		return "", 0
	}
	return tellers[e.Kind].icon, w
}

// What is worth a word: a bid, what the ground costs, a bonus.
const (
	highBid   = 6
	hardRoad  = 6
	goodBonus = 20
)

// Moments says what an event means to whom.
func (b *Table) Moments(e engine.Event, dst []talk.Moment) []talk.Moment {
	say := func(seat engine.Seat, kind talk.Kind, weight int) {
		dst = append(dst, talk.Moment{Seat: seat, Kind: kind, Weight: weight})
	}
	switch e.Kind {
	case rules.EventBidPaid:
		if e.A >= highBid {
			say(e.Seat, talk.Spend, 5)
		}
	case rules.EventContract:
		say(e.Seat, talk.Gain, 4)
	case rules.EventPenalty:
		if e.A >= hardRoad {
			say(e.Seat, talk.Loss, 3)
		}
	case rules.EventConnected:
		if e.D >= goodBonus {
			say(e.Seat, talk.Gain, 3)
		}
	case rules.EventMajority:
		say(e.Seat, talk.Gain, 5)
		say(1-e.Seat, talk.Fall, 3)
	}
	return dst
}
