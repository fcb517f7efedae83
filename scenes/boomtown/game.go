package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/words"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Game announces Boomtown to the app.
var Game = table.Game{
	Rules: rules.Game,
	New:   func(h *stage.App, seats []match.Seat) table.Play { return New(h, seats) },
	Box: stage.Box{
		Accent: theme.RGB(0xD29B4A), Scene: mainStreet,
		About: words.Mark("Bid for mines and townsfolk, roll the dice, and see whose shafts pay. Gold, mines and mayors decide " +
			"who owns the town."),
	},
	Icons: Icons, Exhibits: Exhibits,
	Films: []table.Film{
		{Name: "auction", Events: []engine.EventKind{rules.EventWon, rules.EventShare}},
		{Name: "production", Events: []engine.EventKind{rules.EventRolled, rules.EventProduced, rules.EventToll}},
		{Name: "cave-in", Events: []engine.EventKind{rules.EventRolled, rules.EventCaveIn, rules.EventRemoved}},
		{Name: "blast", Events: []engine.EventKind{rules.EventBlast, rules.EventRemoved}},
		{Name: "holdup", Events: []engine.EventKind{rules.EventHoldupRoll, rules.EventRobbed}},
		{Name: "mayor", Events: []engine.EventKind{rules.EventTaken, rules.EventFee, rules.EventMayor}},
		{Name: "saloon", Events: []engine.EventKind{rules.EventSaloon}},
		{Name: "new-turn", Events: []engine.EventKind{rules.EventTurn, rules.EventRevealed}},
	},
}

// mainStreet is the lid of Boomtown: the town at sunset, and a wagon full of gold that comes from the mine.
var mainStreet = pieces.Scene{
	Vista: pieces.Evening(paint.Land{Height: 46, Steps: 0.9, Often: 0.8}),
	Props: []pieces.Prop{
		pieces.Far("windmill", 0x6A3826, 0.34, 126, 141, 34), pieces.Far("church", 0x6A3826, 0.34, 56, 141, 34),
		pieces.Far("house", 0x6A3826, 0.22, 84, 143, 26), pieces.Far("house", 0x6A3826, 0.22, 104, 143, 22),
		pieces.Far("saloon-front", 0x8A5434, 0.08, 138, 154, 50), {Figure: paint.Figure{Icon: "porch", Body: theme.RGB(0x7A2A22)}, X: 138, Foot: 154, Size: 50, Above: -1},
		pieces.Near("adit", 0x9A6C44, 0x1C0E08, 27, 163, 58), pieces.Near("barrel", 0x8A5A34, 0, 131, 166, 22), pieces.Near("barrel", 0x7A4C2C, 0, 146, 169, 25),
		pieces.Near("mine-wagon", 0x8A6248, 0x2A160C, 79, 194, 84),
		pieces.Floating(pieces.Shining(pieces.Near("gold-nuggets", 0xF4C64E, 0xB67B26, 79, 142, 40), 0.3, 0)),
		pieces.Near("war-pick", 0xB98A58, 0, 132, 194, 44), pieces.Shining(pieces.Near("gold-nuggets", 0xF4C64E, 0xB67B26, 24, 190, 24), 0.35, 0),
	},
}
