package narrowgauge

import (
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/scenes/talk"
)

// earned is a line of the dividends of 20 dollars or more.
var earned = []talk.Cue{{Kind: talk.Gain, Weight: 4, Of: talk.D, Least: 20}}

// remarks are what events mean to whom; amounts are dollars.
var remarks = talk.Cues{
	rules.EventConnected: {{Kind: talk.Gain, Weight: 2, Of: talk.D, Least: 14, Each: 3}},
	rules.EventPenalty:   {{Kind: talk.Spend, Weight: 3, Of: talk.A, Least: 6}},
	rules.EventBidPaid:   {{Kind: talk.Spend, Weight: 4, Of: talk.A, Least: 8}},
	rules.EventContract:  {{Kind: talk.Gain, Weight: 2}},
	rules.EventNoBuild:   {{Kind: talk.Loss, Weight: 6}},
	rules.EventDividend:  earned, rules.EventCommodity: earned,
	rules.EventMajority: {{Kind: talk.Gain, Weight: 2}, {Kind: talk.Loss, Weight: 1, Whom: talk.Rival}},
}

// crossed are the words about a die that has come over to the other side.
var crossed = talk.Cues{
	rules.EventDie: {{Kind: talk.Strike, Weight: 5}, {Kind: talk.Struck, Weight: 6, Whom: talk.Rival}},
}

// Moments says what an event means to whom.
func (b *Table) Moments(e engine.Event, dst []talk.Moment) []talk.Moment {
	if e.Kind == rules.EventDie && int(e.B)*b.Board.DieAt[e.A] < 0 {
		return crossed.Add(dst, e)
	}
	return remarks.Add(dst, e)
}
