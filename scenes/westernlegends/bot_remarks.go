package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/talk"
)

// Minimum changes by one event at which a bot makes a remark: dollars gained, points gained and
// dollars lost.
const (
	minGain   = 50
	minPoints = 3
	minLoss   = 30
)

// completedRemarks is the rule for the remarks that bots make when a seat completes a story card, a
// goal or a plot of land.
var completedRemarks = []talk.Trigger{{Kind: talk.Gain, Weight: 5}}

// remarks holds, by kind of event, the rule for bots' remarks on gains and losses. Min is the
// smallest amount on which a bot remarks, in the unit of the event.
var remarks = talk.Triggers{
	rules.EventLP:        {{Kind: talk.Gain, Weight: 5, Amount: rules.ChangeIn, Min: minPoints}},
	rules.EventWounds:    {{Kind: talk.Loss, Weight: 3, Amount: rules.ChangeIn, Min: 1}},
	rules.EventPokerWon:  {{Kind: talk.Gain, Weight: 4}},
	rules.EventBetLost:   {{Kind: talk.Loss, Weight: 3}},
	rules.EventStoryDone: completedRemarks, rules.EventGoal: completedRemarks, rules.EventPlot: completedRemarks,
}

// Moments appends to dst the moments of event e, the occasions for remarks of bots: which seat
// gains or loses by it, and how much that matters.
func (b *Table) Moments(e engine.Event, dst []talk.Moment) []talk.Moment {
	say := func(seat engine.Seat, kind talk.Kind, weight int) {
		if b.rider(seat) {
			dst = append(dst, talk.Moment{Seat: seat, Kind: kind, Weight: weight})
		}
	}
	another := b.rider(e.Other) // false if the other side has no seat, like the Sheriff
	switch {
	case e.Kind == rules.EventMoney && rules.ChangeIn(e) >= minGain:
		say(e.Seat, talk.Gain, 4)
	case e.Kind == rules.EventMoney && rules.ChangeIn(e) <= -minLoss:
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
