package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/scenes/talk"
)

// raidRemarks are the triggers of bots' remarks on events in which a seat harms another one: a
// success for the seat that acts, a loss for its victim.
var raidRemarks = []talk.Trigger{{Kind: talk.Strike, Weight: 7}, {Kind: talk.Struck, Weight: 8, Whom: talk.Other}}

// feeRemarks are the triggers of bots' remarks on a fee or toll of at least 4 gold.
var feeRemarks = []talk.Trigger{
	{Kind: talk.Spend, Weight: 2, Amount: rules.PaidIn, Min: 4},
	{Kind: talk.Gain, Weight: 2, Whom: talk.Other, Amount: rules.PaidIn, Min: 4},
}

// remarks maps kinds of events to the triggers of bots' remarks about gains and losses. Amounts are
// in gold.
var remarks = talk.Triggers{
	rules.EventProduced: {{Kind: talk.Gain, Weight: 2, Amount: rules.GoldIn, Min: 6, Step: 1}},
	rules.EventCoach:    {{Kind: talk.Gain, Weight: 5}},
	rules.EventMayor:    {{Kind: talk.Gain, Weight: 2}},
	rules.EventWon:      {{Kind: talk.Spend, Weight: 4, Amount: rules.GoldIn, Min: 9}},
	rules.EventShark:    {{Kind: talk.Loss, Weight: 6}},
	rules.EventRemoved:  {{Kind: talk.Loss, Weight: 8, Amount: cavedIn, Min: 1}},
	rules.EventFee:      feeRemarks, rules.EventToll: feeRemarks,
	rules.EventBlast: raidRemarks, rules.EventSeized: raidRemarks, rules.EventRobbed: raidRemarks,
}

// cavedIn returns the amount for a remark trigger: 1 if event e removes a mine because of a
// cave-in, otherwise 0, with which there is no remark.
func cavedIn(e engine.Event) int {
	if rules.ReasonIn(e) == rules.CavedIn {
		return 1
	}
	return 0
}

// Moments appends to dst the moments of event e, the occasions for remarks of bots: which seat
// gains or loses by it, and how much that matters.
func (b *Table) Moments(e engine.Event, dst []talk.Moment) []talk.Moment { return remarks.Add(dst, e) }
