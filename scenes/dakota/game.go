package dakota

import (
	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/engine/match"
	"gulch/render/theme"
	"gulch/render/words"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Game registers Dakota 1877 with the app.
var Game = table.Game{
	Rules: rules.Game,
	New:   func(h *stage.App, seats []match.Seat) table.Play { return New(h, seats) },
	Box: stage.Box{
		Accent: theme.RGB(0x8FA7C4),
		About: words.Mark("A street above the ground, a mine below it. Send people down, sell what they bring up, and build the " +
			"richest town of the Black Hills."),
		Pace: func(int, engine.Options) stage.Pace { return stage.Pace{Person: 20, Bot: 4} },
	},
	Icons: Icons,
	Films: []table.Film{
		{Name: "plan", Events: []engine.EventKind{rules.EventPlanned}},
		{Name: "evening", Events: []engine.EventKind{rules.EventSoldCombo}},
	},
}
