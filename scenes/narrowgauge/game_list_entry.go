package narrowgauge

import (
	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/render/i18n"
	"gulch/render/theme"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Game describes Narrow Gauge for the app's list of games.
var Game = table.Game{
	Rules: rules.Game,
	New:   func(h *stage.App, seats []match.Seat) table.GameUI { return New(h, seats) },
	Box: stage.GameInfo{
		Accent: theme.RGB(0x1E5566),
		About: i18n.Mark(
			"Build 5 mountain railroads that no one owns, pull 4 markets to your side, and hold the certificates that pay."),
		First: engine.Options{"random_turn_order": "on"}, // the rules suggest this option for a first game (R67)
		Pace:  func(int, engine.Options) stage.Pace { return stage.Pace{Person: 16, Bot: 3} },
	},
	Icons: Icons, Exhibits: Exhibits,
	Films: []table.Film{
		{Name: "bids", Events: []engine.EventKind{rules.EventBids, rules.EventBidPaid}},
		{Name: "contract", Events: []engine.EventKind{rules.EventContract, rules.EventContractGone}},
		{Name: "build", Events: []engine.EventKind{rules.EventPenalty, rules.EventPlaced, rules.EventConnected,
			rules.EventDie}},
		{Name: "dividends", Events: []engine.EventKind{rules.EventDividend, rules.EventMajority, rules.EventCommodity}},
	},
}
