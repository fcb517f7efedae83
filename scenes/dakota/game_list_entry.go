package dakota

import (
	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/render/theme"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Game describes Dakota 1877 for the app's list of games.
var Game = table.Game{
	Rules: rules.Game,
	New:   func(h *stage.App, seats []match.Seat) table.GameUI { return New(h, seats) },
	Box: stage.GameInfo{
		Accent: theme.RGB(0x8FA7C4),
		About: i18n.Mark(
			"A street above, a mine below. Send workers down, sell what they bring up, and build the richest town in the Black Hills."),
		Alone: i18n.Mark("Alone, you have up to 10 days. Your points per day decide which of 5 ranks you reach."),
		Pace:  func(int, engine.Options) stage.Pace { return stage.Pace{Person: 20, Bot: 4} },
	},
	Icons: Icons,
	Films: []table.Film{
		{Name: "plan", Events: []engine.EventKind{rules.EventPlanned}},
		{Name: "evening", Events: []engine.EventKind{rules.EventSoldCombo}},
	},
}
