package nuggets

import (
	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/nuggets"
	"gulch/render/i18n"
	"gulch/render/theme"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Game describes Nuggets for the app's list of games. It is only an example, so it is not in
// shelf.Games, and the app offers it only if it is started with the flag -example.
var Game = table.Game{
	Rules: rules.Game,
	New:   func(h *stage.App, seats []match.Seat) table.GameUI { return New(h, seats) },
	Box: stage.GameInfo{
		Accent: theme.Umber,
		About:  i18n.Mark("Take nuggets from the row, keep a good one in your sack, and dig for luck."),
	},
	Icons: Icons,
	Films: []table.Film{{Name: "dig", Events: []engine.EventKind{rules.EventDug}}},
}
