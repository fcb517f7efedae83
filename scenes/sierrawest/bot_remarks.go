package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/talk"
)

// dearCard is the minimum number of points of a card for bots to make a remark when it is claimed.
const dearCard = 4

// remarks maps kinds of events to the triggers of bots' remarks about gains and losses. It contains
// only kinds that are a gain or a loss in every position.
var remarks = talk.Triggers{
	rules.EventWrecked:  {{Kind: talk.Loss, Weight: 8}},
	rules.EventDamage:   {{Kind: talk.Loss, Weight: 5}},
	rules.EventCaptured: {{Kind: talk.Gain, Weight: 5}},
	rules.EventBuilt:    {{Kind: talk.Spend, Weight: 2}},
}

// Moments appends to dst the moments of event e, the occasions for remarks of bots: which seat
// gains or loses by it, and how much that matters.
func (b *Table) Moments(e engine.Event, dst []talk.Moment) []talk.Moment {
	say := func(seat engine.Seat, kind talk.Kind, weight int) {
		if seat != engine.NoSeat {
			dst = append(dst, talk.Moment{Seat: seat, Kind: kind, Weight: weight})
		}
	}
	switch e.Kind {
	case rules.EventClaimed:
		if n := b.Board.Mode.Card(rules.CardIn(e)).Points; n >= dearCard {
			say(e.Seat, talk.Gain, n+1)
		}
	case rules.EventFell:
		if rules.BootsIn(e) &&
			b.Board.Active != e.Seat { // another seat has claimed the card on which the frontiersman stood
			say(b.Board.Active, talk.Strike, 4)
			say(e.Seat, talk.Struck, 5)
		}
	case rules.EventPicked:
		say(e.Other, talk.Struck, 6)
		if e.Other != engine.NoSeat {
			say(e.Seat, talk.Strike, 5)
		}
	case rules.EventCaught:
		if rules.HowIn(e) == rules.ByTrap || rules.HowIn(e) == rules.ByLodge {
			say(e.Seat, talk.Gain, 4)
		}
	}
	return remarks.Add(dst, e)
}
