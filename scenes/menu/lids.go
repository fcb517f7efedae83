package menu

import (
	"image/color"
	"strings"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/words"
)

// cover is what a game's box shows.
type cover struct {
	accent color.RGBA
	scene  pieces.Scene
	about  string // what the game is about, one or two sentences
}

// lids are the covers by the ID of the game.
var lids = map[string]cover{
	"boomtown": {
		accent: theme.RGB(0xD29B4A), scene: mainStreet,
		about: words.Mark("Bid for mines and townsfolk, roll the dice, and see whose shafts pay. Gold, mines and mayors decide " +
			"who owns the town."),
	},
	"narrowgauge": {
		accent: theme.Rail, scene: trestle,
		about: words.Mark("Build five mountain railways that nobody owns, pull four markets to your side, and hold the shares " +
			"that pay."),
	},
}

// plain is the cover of a game that has none of its own.
var plain = cover{accent: theme.Gold, scene: pieces.Scene{Vista: evening(paint.Land{Height: 46, Steps: 0.9, Often: 0.8})}}

// lidOf returns the lid of a game.
func lidOf(info engine.Info) pieces.Lid {
	c, ok := lids[info.ID]
	if !ok {
		c = plain
	}
	l := pieces.Lid{Accent: c.accent, Scene: c.scene, Foot: words.T("%d–%d players", info.MinSeats, info.MaxSeats)}
	l.Name, l.Sub, _ = strings.Cut(info.Name, ": ")
	if info.MinSeats == info.MaxSeats {
		l.Foot = words.N(info.MinSeats, "%d player", "%d players", info.MinSeats)
	}
	return l
}

// horizon is where the land of a lid begins, from its upper edge.
const horizon = 136

// evening is the light on every lid: the sun sets behind the land.
func evening(land paint.Land) paint.Vista {
	return paint.Vista{
		Sky: [3]color.RGBA{theme.RGB(0x274A57), theme.RGB(0xCF8140), theme.RGB(0xF8DC92)},
		Orb: geom.Point{X: pieces.LidW * 0.5, Y: 100}, OrbR: 28, Halo: 0.42, OrbColor: theme.RGB(0xFFEFC0), Horizon: horizon,
		Land: land, Far: theme.RGB(0xB96A42), Near: theme.RGB(0x74301F), Ground: theme.RGB(0xBF7A40), Deep: theme.RGB(0x3A190F),
		Seed: 4.3,
	}
}

// air is what lies between the eye and the distance on a lid.
var air = theme.RGB(0xE8A35C)

// far is a thing at a distance: it fades into the air.
func far(icon string, body uint32, away, x, foot, size float64) pieces.Prop {
	return pieces.Prop{
		Figure: paint.Figure{Icon: icon, Body: theme.RGB(body), Line: theme.RGB(0xFFD27A), Far: away, Air: air},
		X:      x, Foot: foot, Size: size,
	}
}

// near is a thing in front, with gaps of a colour, 0 for a dark shade of its body.
func near(icon string, body, line uint32, x, foot, size float64) pieces.Prop {
	o := pieces.Prop{Figure: paint.Figure{Icon: icon, Body: theme.RGB(body)}, X: x, Foot: foot, Size: size}
	if line != 0 {
		o.Line = theme.RGB(line)
	}
	return o
}

// floats lets a thing cast no shadow.
func floats(o pieces.Prop) pieces.Prop {
	o.Above = -0.001
	return o
}

// lit lets a thing shine.
func lit(o pieces.Prop, glow, shine float64) pieces.Prop {
	o.Glow, o.Shine = glow, shine
	return o
}

// mainStreet is the lid of Boomtown: the town at sunset, and a wagon full of gold that comes from the mine.
var mainStreet = pieces.Scene{
	Vista: evening(paint.Land{Height: 46, Steps: 0.9, Often: 0.8}),
	Props: []pieces.Prop{
		far("windmill", 0x6A3826, 0.34, 126, 141, 34), far("church", 0x6A3826, 0.34, 56, 141, 34),
		far("house", 0x6A3826, 0.22, 84, 143, 26), far("house", 0x6A3826, 0.22, 104, 143, 22),
		far("saloon-front", 0x8A5434, 0.08, 138, 154, 50), {Figure: paint.Figure{Icon: "porch", Body: theme.RGB(0x7A2A22)}, X: 138, Foot: 154, Size: 50, Above: -1},
		near("adit", 0x9A6C44, 0x1C0E08, 27, 163, 58), near("barrel", 0x8A5A34, 0, 131, 166, 22), near("barrel", 0x7A4C2C, 0, 146, 169, 25),
		near("mine-wagon", 0x8A6248, 0x2A160C, 79, 194, 84),
		floats(lit(near("gold-nuggets", 0xF4C64E, 0xB67B26, 79, 142, 40), 0.3, 0)),
		near("war-pick", 0xB98A58, 0, 132, 194, 44), lit(near("gold-nuggets", 0xF4C64E, 0xB67B26, 24, 190, 24), 0.35, 0),
	},
}

// trestle is the lid of Narrow Gauge: a train on a high bridge, before the peaks.
var trestle = pieces.Scene{
	Vista: gorge(),
	Props: []pieces.Prop{
		far("pine-tree", 0x3E5A44, 0.40, 14, 142, 26), far("pine-tree", 0x3E5A44, 0.40, 34, 140, 22), far("wood-cabin", 0x77553C, 0.30, 128, 143, 24),
		far("pine-tree", 0x3E5A44, 0.34, 108, 142, 24), far("pine-tree", 0x3E5A44, 0.34, 148, 144, 30),
		floats(near("trestle", 0x8A5C38, 0x4A2A18, 79, 300, 168)),
		floats(smoke(40, 118, 46, 0.30)), floats(smoke(72, 114, 34, 0.12)), floats(smoke(95, 116, 20, 0)),
		floats(near("loco-boiler", 0x54525A, 0xD9A441, 70, 158, 88)), floats(near("loco-cab", 0x9E3A2C, 0xFFD27A, 70, 158, 88)),
		floats(near("loco-wheels", 0xA8402F, 0x2A1810, 70, 158, 88)),
		near("pine-tree", 0x3F6B4C, 0, 12, 214, 74), near("pine-tree", 0x33594A, 0, 146, 216, 84),
	},
}

// smoke is a puff from the stack of the engine.
func smoke(x, foot, size, away float64) pieces.Prop {
	return pieces.Prop{
		Figure: paint.Figure{Icon: "loco-puff", Body: theme.RGB(0xF4E2C4), Glow: 0.35, Far: away, Air: air, Bare: true},
		X:      x, Foot: foot, Size: size,
	}
}

// gorge is the country of the trestle: snow on the peaks, a river below.
func gorge() paint.Vista {
	v := evening(paint.Land{Height: 66, Ridges: 1, Often: 1, Snow: 0.55})
	v.Ground, v.Water, v.Orb = theme.RGB(0x8A6A50), 0.55, geom.Point{X: pieces.LidW * 0.62, Y: 84}
	return v
}
