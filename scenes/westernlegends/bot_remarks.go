package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/talk"
)

// Minimum amounts that bots comment on: dollars gained at once, points gained at once, dollars
// lost.
const (
	minGain   = 50
	minPoints = 3
	minLoss   = 30
)

// completedRemarks is the remark about something that a seat has completed.
var completedRemarks = []talk.Trigger{{Kind: talk.Gain, Weight: 5}}

// remarks map events to what they mean for which seat, so that bots can comment on them. Amounts
// are in the units of the event.
var remarks = talk.Triggers{
	rules.EventLP:        {{Kind: talk.Gain, Weight: 5, Amount: talk.A, Min: minPoints}},
	rules.EventWounds:    {{Kind: talk.Loss, Weight: 3, Amount: talk.A, Min: 1}},
	rules.EventPokerWon:  {{Kind: talk.Gain, Weight: 4}},
	rules.EventBetLost:   {{Kind: talk.Loss, Weight: 3}},
	rules.EventStoryDone: completedRemarks, rules.EventGoal: completedRemarks, rules.EventPlot: completedRemarks,
}

// Moments appends what an event means for which seats to dst.
func (b *Table) Moments(e engine.Event, dst []talk.Moment) []talk.Moment {
	say := func(seat engine.Seat, kind talk.Kind, weight int) {
		if b.rider(seat) {
			dst = append(dst, talk.Moment{Seat: seat, Kind: kind, Weight: weight})
		}
	}
	another := b.rider(e.Other) // otherwise the Sheriff or another opponent without a seat
	switch {
	case e.Kind == rules.EventMoney && e.A >= minGain:
		say(e.Seat, talk.Gain, 4)
	case e.Kind == rules.EventMoney && e.A <= -minLoss:
		say(e.Seat, talk.Spend, 3)
	case e.Kind == rules.EventArrested && another:
		say(e.Other, talk.Strike, 8)
		say(e.Seat, talk.Struck, 9)
	case e.Kind == rules.EventArrested:
		say(e.Seat, talk.Loss, 8)
	case e.Kind == rules.EventFightWon && another:
		say(e.Seat, talk.Strike, 5)
		say(e.Other, talk.Struck, 6)
	case e.Kind == rules.EventFightWon:
		say(e.Seat, talk.Gain, 3)
	}
	return remarks.Add(dst, e)
}
