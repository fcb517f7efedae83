package dakota

import (
	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/talk"
)

// raidRemarks holds the triggers of bots' remarks for events in which a seat harms another one: a
// success for the event's seat, a loss for the other seat.
var raidRemarks = []talk.Trigger{{Kind: talk.Strike, Weight: 6}, {Kind: talk.Struck, Weight: 7, Whom: talk.Other}}

// remarks maps kinds of events to the triggers of bots' remarks about gains and losses. Amounts are
// in dollars.
var remarks = talk.Triggers{
	rules.EventSoldCombo: {{Kind: talk.Gain, Weight: 3, Amount: rules.DollarsIn, Min: dearSale, Step: 1}},
	rules.EventBuilt:     {{Kind: talk.Spend, Weight: 2, Amount: rules.DollarsIn, Min: 8}},
	rules.EventDestroyed: {{Kind: talk.Loss, Weight: 8}},
	rules.EventCollapsed: {{Kind: talk.Loss, Weight: 4}},
	rules.EventRobbed:    raidRemarks, rules.EventRaided: raidRemarks, rules.EventLured: raidRemarks,
	rules.EventArrested: {{Kind: talk.Strike, Weight: 6}, {Kind: talk.Struck, Weight: 6, Whom: talk.Other}},
}

// Moments appends to dst the moments of event e, the occasions for remarks of bots: which seat
// gains or loses by it, and how much that matters.
func (b *Table) Moments(e engine.Event, dst []talk.Moment) []talk.Moment { return remarks.Add(dst, e) }
