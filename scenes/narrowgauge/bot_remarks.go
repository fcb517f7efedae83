package narrowgauge

import (
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/scenes/talk"
)

// dividendRemarks gives bots the occasion to remark on a dividend line of at least $20.
var dividendRemarks = []talk.Trigger{{Kind: talk.Gain, Weight: 4, Amount: rules.GainIn, Min: 20}}

// remarks maps kinds of events to the triggers of bots' remarks about gains and losses. Amounts
// (Min and Step) are in dollars.
var remarks = talk.Triggers{
	rules.EventConnected: {{Kind: talk.Gain, Weight: 2, Amount: rules.GainIn, Min: 14, Step: 3}},
	rules.EventPenalty:   {{Kind: talk.Spend, Weight: 3, Amount: rules.PaidIn, Min: 6}},
	rules.EventBidPaid:   {{Kind: talk.Spend, Weight: 4, Amount: rules.PaidIn, Min: 8}},
	rules.EventContract:  {{Kind: talk.Gain, Weight: 2}},
	rules.EventNoBuild:   {{Kind: talk.Loss, Weight: 6}},
	rules.EventDividend:  dividendRemarks, rules.EventCommodity: dividendRemarks,
	rules.EventMajority: {{Kind: talk.Gain, Weight: 2}, {Kind: talk.Loss, Weight: 1, Whom: talk.Rival}},
}

// dieCrossedRemarks are the triggers of bots' remarks on a market die that crosses to the other
// seat's side: a success for the seat that moves the die, a loss for the other seat.
var dieCrossedRemarks = talk.Triggers{
	rules.EventDie: {{Kind: talk.Strike, Weight: 5}, {Kind: talk.Struck, Weight: 6, Whom: talk.Rival}},
}

// Moments appends to dst the moments of event e, the occasions for remarks of bots: which seat
// gains or loses by it, and how much that matters.
func (b *Table) Moments(e engine.Event, dst []talk.Moment) []talk.Moment {
	if e.Kind == rules.EventDie && rules.PositionIn(e)*b.Board.DieAt[rules.CommodityIn(e)] < 0 {
		return dieCrossedRemarks.Add(dst, e)
	}
	return remarks.Add(dst, e)
}
