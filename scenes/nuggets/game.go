package nuggets

import (
	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/nuggets"
	"gulch/render/theme"
	"gulch/render/words"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Game is the entry of Nuggets. As an example it is not in shelf.Games; the app offers it only with
// the flag -example.
var Game = table.Game{
	Rules: rules.Game,
	New:   func(h *stage.App, seats []match.Seat) table.Play { return New(h, seats) },
	Box: stage.Box{
		Accent: theme.Umber,
		About:  words.Mark("Take nuggets from the row, keep a good one in your sack, and dig for luck."),
	},
	Icons: Icons,
	Films: []table.Film{{Name: "dig", Events: []engine.EventKind{rules.EventDug}}},
}
