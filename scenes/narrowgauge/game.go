package narrowgauge

import (
	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/words"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Game announces Narrow Gauge to the app.
var Game = table.Game{
	Rules: rules.Game,
	New:   func(h *stage.App, seats []match.Seat) table.Play { return New(h, seats) },
	Box: stage.Box{
		Accent: theme.Rail, Scene: trestle,
		About: words.Mark("Build five mountain railways that nobody owns, pull four markets to your side, and hold the shares " +
			"that pay."),
	},
	Icons: Icons, Exhibits: Exhibits,
	Films: []table.Film{
		{Name: "bids", Events: []engine.EventKind{rules.EventBids, rules.EventBidPaid}},
		{Name: "contract", Events: []engine.EventKind{rules.EventContract, rules.EventContractGone}},
		{Name: "build", Events: []engine.EventKind{rules.EventPenalty, rules.EventPlaced, rules.EventConnected, rules.EventDie}},
		{Name: "dividends", Events: []engine.EventKind{rules.EventDividend, rules.EventMajority, rules.EventCommodity}},
	},
}

// trestle is the lid of Narrow Gauge: a train on a high bridge, before the peaks.
var trestle = pieces.Scene{
	Vista: gorge(),
	Props: []pieces.Prop{
		pieces.Far("pine-tree", 0x3E5A44, 0.40, 14, 142, 26), pieces.Far("pine-tree", 0x3E5A44, 0.40, 34, 140, 22), pieces.Far("wood-cabin", 0x77553C, 0.30, 128, 143, 24),
		pieces.Far("pine-tree", 0x3E5A44, 0.34, 108, 142, 24), pieces.Far("pine-tree", 0x3E5A44, 0.34, 148, 144, 30),
		pieces.Floating(pieces.Near("trestle", 0x8A5C38, 0x4A2A18, 79, 300, 168)),
		pieces.Floating(smoke(40, 118, 46, 0.30)), pieces.Floating(smoke(72, 114, 34, 0.12)), pieces.Floating(smoke(95, 116, 20, 0)),
		pieces.Floating(pieces.Near("loco-boiler", 0x54525A, 0xD9A441, 70, 158, 88)), pieces.Floating(pieces.Near("loco-cab", 0x9E3A2C, 0xFFD27A, 70, 158, 88)),
		pieces.Floating(pieces.Near("loco-wheels", 0xA8402F, 0x2A1810, 70, 158, 88)),
		pieces.Near("pine-tree", 0x3F6B4C, 0, 12, 214, 74), pieces.Near("pine-tree", 0x33594A, 0, 146, 216, 84),
	},
}

// smoke is a puff from the stack of the engine.
func smoke(x, foot, size, away float64) pieces.Prop {
	return pieces.Prop{
		Figure: paint.Figure{Icon: "loco-puff", Body: theme.RGB(0xF4E2C4), Glow: 0.35, Far: away, Air: pieces.EveningAir, Bare: true},
		X:      x, Foot: foot, Size: size,
	}
}

// gorge is the country of the trestle: snow on the peaks, a river below.
func gorge() paint.Vista {
	v := pieces.Evening(paint.Land{Height: 66, Ridges: 1, Often: 1, Snow: 0.55})
	v.Ground, v.Water, v.Orb = theme.RGB(0x8A6A50), 0.55, geom.Point{X: pieces.LidW * 0.62, Y: 84}
	return v
}
