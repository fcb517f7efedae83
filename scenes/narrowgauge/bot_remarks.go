package narrowgauge

import (
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/scenes/talk"
)

// dividendRemarks gives bots the occasion to remark on a dividend line of at least $20.
var dividendRemarks = []talk.Trigger{{Kind: talk.Gain, Weight: 4, Amount: rules.GainIn, Min: 20}}

// remarks maps kinds of events to the remarks of bots that they may cause, and the seats concerned.
// Amounts (Min and Step) are in dollars.
var remarks = talk.Triggers{
	rules.EventConnected: {{Kind: talk.Gain, Weight: 2, Amount: rules.GainIn, Min: 14, Step: 3}},
	rules.EventPenalty:   {{Kind: talk.Spend, Weight: 3, Amount: rules.PaidIn, Min: 6}},
	rules.EventBidPaid:   {{Kind: talk.Spend, Weight: 4, Amount: rules.PaidIn, Min: 8}},
	rules.EventContract:  {{Kind: talk.Gain, Weight: 2}},
	rules.EventNoBuild:   {{Kind: talk.Loss, Weight: 6}},
	rules.EventDividend:  dividendRemarks, rules.EventCommodity: dividendRemarks,
	rules.EventMajority: {{Kind: talk.Gain, Weight: 2}, {Kind: talk.Loss, Weight: 1, Whom: talk.Rival}},
}

// dieCrossedRemarks is used when a market die crosses to the other seat's side: the seat that moves
// the die may remark on its success, the other seat on its loss.
var dieCrossedRemarks = talk.Triggers{
	rules.EventDie: {{Kind: talk.Strike, Weight: 5}, {Kind: talk.Struck, Weight: 6, Whom: talk.Rival}},
}

// Moments appends to dst the moments of an event: for each seat concerned, whether the event is a
// gain or a loss and how much it matters. Bots comment on them.
func (b *Table) Moments(e engine.Event, dst []talk.Moment) []talk.Moment {
	if e.Kind == rules.EventDie && rules.PositionIn(e)*b.Board.DieAt[rules.CommodityIn(e)] < 0 {
		return dieCrossedRemarks.Add(dst, e)
	}
	return remarks.Add(dst, e)
}
