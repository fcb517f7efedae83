package sierrawest

import (
	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
	"gulch/render/theme"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Game describes Sierra West for the app's list of games.
var Game = table.Game{
	Rules: rules.Game,
	New:   func(h *stage.App, seats []match.Seat) table.GameUI { return New(h, seats) },
	Box: stage.GameInfo{
		Accent: theme.RGB(0x3D5C74),
		About: i18n.Mark(
			"Lead your party over the Sierra: each turn, 3 cards make 2 paths for your 2 pioneers. Climb, claim, build, and take your wagon far."),
		Pictures: map[string]string{
			"mode/apple_hill":       "sierrawest.card.or_4",
			"mode/boats_banjos":     "sierrawest.card.rv_3",
			"mode/gold_rush":        "sierrawest.card.mn_3",
			"mode/outlaws_outposts": "sierrawest.card.op_2", "solo_level/greenhorn": "sierrawest.card.st_1",
			"solo_level/guide": "sierrawest.card.st_4", "solo_level/hastings": "sierrawest.card.st_8",
		},
		Pace: func(int, engine.Options) stage.Pace { return stage.Pace{Person: 14, Bot: 2} },
	},
	Icons: Icons,
	Films: []table.Film{
		{Name: "plan", Events: []engine.EventKind{rules.EventPlanned}},
		{Name: "claim", Events: []engine.EventKind{rules.EventClaimed, rules.EventRevealed, rules.EventRow}},
		{Name: "build", Events: []engine.EventKind{rules.EventBuilt}},
		{Name: "walk", Events: []engine.EventKind{rules.EventWalked, rules.EventGained}},
		{Name: "damage", Events: []engine.EventKind{rules.EventDamage}},
	},
}
