package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/scenes/talk"
)

// raid is what hurts one and pleases another.
var raid = []talk.Cue{{Kind: talk.Strike, Weight: 7}, {Kind: talk.Struck, Weight: 8, Whom: talk.Other}}

// dues are a fee or a toll of 4 gold or more.
var dues = []talk.Cue{
	{Kind: talk.Spend, Weight: 2, Of: talk.B, Least: 4}, {Kind: talk.Gain, Weight: 2, Whom: talk.Other, Of: talk.B, Least: 4},
}

// remarks are what events mean to whom; amounts are gold.
var remarks = talk.Cues{
	rules.EventProduced: {{Kind: talk.Gain, Weight: 2, Of: talk.B, Least: 6, Each: 1}},
	rules.EventCoach:    {{Kind: talk.Gain, Weight: 5}},
	rules.EventMayor:    {{Kind: talk.Gain, Weight: 2}},
	rules.EventWon:      {{Kind: talk.Spend, Weight: 4, Of: talk.A, Least: 9}},
	rules.EventShark:    {{Kind: talk.Loss, Weight: 6}},
	rules.EventRemoved:  {{Kind: talk.Loss, Weight: 8, Of: cavedIn, Least: 1}},
	rules.EventFee:      dues, rules.EventToll: dues,
	rules.EventBlast: raid, rules.EventSeized: raid, rules.EventRobbed: raid,
}

// cavedIn is 1 for a mine that a cave-in took.
func cavedIn(e engine.Event) int {
	if rules.Reason(e.B) == rules.CavedIn {
		return 1
	}
	return 0
}

// Moments says what an event means to whom.
func (b *Table) Moments(e engine.Event, dst []talk.Moment) []talk.Moment { return remarks.Add(dst, e) }
