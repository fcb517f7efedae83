package narrowgauge

import (
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/scenes/talk"
)

// dividendRemarks is a line of the dividends of at least 20 dollars.
var dividendRemarks = []talk.Trigger{{Kind: talk.Gain, Weight: 4, Amount: talk.D, Min: 20}}

// remarks map events to what they mean for which seat, so that bots can comment on them. Amounts
// are dollars.
var remarks = talk.Triggers{
	rules.EventConnected: {{Kind: talk.Gain, Weight: 2, Amount: talk.D, Min: 14, Step: 3}},
	rules.EventPenalty:   {{Kind: talk.Spend, Weight: 3, Amount: talk.A, Min: 6}},
	rules.EventBidPaid:   {{Kind: talk.Spend, Weight: 4, Amount: talk.A, Min: 8}},
	rules.EventContract:  {{Kind: talk.Gain, Weight: 2}},
	rules.EventNoBuild:   {{Kind: talk.Loss, Weight: 6}},
	rules.EventDividend:  dividendRemarks, rules.EventCommodity: dividendRemarks,
	rules.EventMajority: {{Kind: talk.Gain, Weight: 2}, {Kind: talk.Loss, Weight: 1, Whom: talk.Rival}},
}

// dieCrossedRemarks is what it means that a die has crossed to the other side.
var dieCrossedRemarks = talk.Triggers{
	rules.EventDie: {{Kind: talk.Strike, Weight: 5}, {Kind: talk.Struck, Weight: 6, Whom: talk.Rival}},
}

// Moments appends what an event means for which seats to dst.
func (b *Table) Moments(e engine.Event, dst []talk.Moment) []talk.Moment {
	if e.Kind == rules.EventDie && int(e.B)*b.Board.DieAt[e.A] < 0 {
		return dieCrossedRemarks.Add(dst, e)
	}
	return remarks.Add(dst, e)
}
