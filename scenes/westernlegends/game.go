package westernlegends

import (
	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/words"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Game announces Western Legends to the app.
var Game = table.Game{
	Rules: rules.Game,
	New:   func(h *stage.App, seats []match.Seat) table.Play { return New(h, seats) },
	Box: stage.Box{
		Accent: theme.RGB(0xC8703A), Scene: rider,
		About: words.Mark("Ride through the West with three actions a turn: gold, cattle, the law or crime, poker and stories, until you are its greatest legend."),
	},
	Icons: Icons,
	Films: []table.Film{
		{Name: "ride", Events: []engine.EventKind{rules.EventMini}},
		{Name: "fight", Events: []engine.EventKind{rules.EventFight, rules.EventFightWon}},
	},
}

// rider is the lid of Western Legends: a rider before the evening, mesas and cacti.
var rider = pieces.Scene{
	Vista: evening(),
	Props: []pieces.Prop{
		pieces.Far("mountaintop", 0x8A4A3A, 0.45, 30, 146, 70), pieces.Far("mountaintop", 0x9A5642, 0.5, 130, 144, 52),
		pieces.Far("cactus", 0x4E6A44, 0.3, 128, 156, 26), pieces.Far("saloon", 0x6A4030, 0.34, 112, 152, 34),
		pieces.Near("cactus", 0x3F6B4C, 0, 16, 214, 66),
		pieces.Near("cavalry", 0x2B1712, 0xE8A040, 84, 214, 104),
		pieces.Near("tumbleweed", 0x7A5632, 0, 138, 216, 30),
	},
}

func evening() paint.Vista {
	v := pieces.Evening(paint.Land{Height: 42, Steps: 0.9, Often: 0.7})
	v.Ground, v.Orb = theme.RGB(0xA8693E), geom.Point{X: pieces.LidW * 0.58, Y: 92}
	return v
}
