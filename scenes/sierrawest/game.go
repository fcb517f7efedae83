package sierrawest

import (
	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Game announces Sierra West to the app.
var Game = table.Game{
	Rules: rules.Game,
	New:   func(h *stage.App, seats []match.Seat) table.Play { return New(h, seats) },
	Icons: Icons,
	Films: []table.Film{
		{Name: "claim", Events: []engine.EventKind{rules.EventClaimed, rules.EventRevealed, rules.EventRow}},
		{Name: "build", Events: []engine.EventKind{rules.EventBuilt}},
		{Name: "walk", Events: []engine.EventKind{rules.EventWalked, rules.EventGained}},
		{Name: "damage", Events: []engine.EventKind{rules.EventDamage}},
	},
}
