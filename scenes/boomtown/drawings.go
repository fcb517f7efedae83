package boomtown

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// drawing is what is drawn on a card: the hour, and the things in the land from far to near.
type drawing struct {
	hour   hour
	props  []thing
	change func(v *paint.Vista) // what else is different here; may be nil
}

// thing is a prop in short: its icon, the place of its foot in the picture, its size and colour.
type thing struct {
	icon          string
	x, foot, size float64
	body          uint32
	more          look
}

// look is what only some things need.
type look struct {
	line                    uint32 // colour of the gaps in the icon
	turn, far, glow, above  float64
	shine                   float64
	flip, bare, flies, dark bool // dark: the gaps are black, as in a doorway
}

func (o thing) prop(v paint.Vista) pieces.Prop {
	m := o.more
	f := paint.Figure{
		Icon: o.icon, Body: theme.RGB(o.body), Flip: m.flip, Bare: m.bare, Glow: m.glow, Far: m.far,
		Air: theme.Mix(v.Sky[2], v.Far, 0.5),
	}
	if m.line != 0 {
		f.Line = theme.RGB(m.line)
	}
	if m.dark {
		f.Line = theme.RGB(0x140A06)
	}
	p := pieces.Prop{Figure: f, X: o.x, Foot: o.foot, Size: o.size, Turn: m.turn, Above: m.above, Shine: m.shine}
	if m.flies {
		p.Above = -1
	}
	return p
}

// Colours that many things share.
const (
	timber = 0x8A5A34
	bleach = 0xE9DCC0
	iron   = 0x6E7076
	brass  = 0xE0AC48
	leaf   = 0x5C8A4C
	pine   = 0x3F6B55
	snow   = 0xF4F4FA
	stone  = 0x9A8E84
	flame  = 0xFFC24A
	fur    = 0xB5662F
	water  = 0x7FB2C6
	adobe  = 0xEAD9BC
	cloth  = 0xB4372C
	moonly = 0xF2EBCB
)

// adit is the timbered mouth of a mine.
func adit(x, foot, size float64) thing {
	return thing{"adit", x, foot, size, timber, look{dark: true}}
}

// drawings are the pictures by mine and by kind of event.
var drawings = map[string]drawing{
	// Cactus Junction.
	"cj02": {props: []thing{
		{"saguaro", 20, 66, 34, leaf, look{far: 0.35}}, {"arch", 72, 82, 84, 0xB2A06A, look{}}, adit(34, 86, 30),
		{"saguaro", 122, 92, 50, leaf, look{}},
	}, change: func(v *paint.Vista) { v.Orb, v.OrbR, v.Halo = geom.Point{X: 79, Y: 50}, 8, 0.5 }},
	"cj04": {props: []thing{
		{"saguaro", 124, 62, 34, leaf, look{far: 0.4}}, adit(100, 76, 36), {"prickly-pear", 48, 94, 76, 0x6C9A56, look{}},
		{"pears", 48, 94, 76, 0xC2453E, look{}},
	}},
	"cj05": {props: []thing{
		{"wooden-sign", 116, 74, 38, timber, look{}}, {"vulture", 116, 42, 26, 0x3A2C28, look{flies: true}},
		{"donkey", 54, 92, 74, 0x9B8F86, look{turn: 0.5}},
		{"rock", 102, 94, 22, stone, look{}},
	}},
	"cj06": {props: []thing{
		adit(24, 76, 32), {"thorny-vine", 96, 92, 66, 0x4E6E3A, look{}}, {"rose", 70, 94, 82, 0xC03B45, look{}},
	}},
	"cj07": {props: []thing{
		{"adit", 66, 92, 84, timber, look{dark: true}}, {"ladder", 80, 96, 80, 0xC79A5E, look{turn: 0.16}},
		{"old-lantern", 30, 92, 28, flame, look{glow: 0.7, shine: 52}},
	}},
	"cj08": {props: []thing{
		{"saguaro", 24, 68, 36, leaf, look{far: 0.45}}, {"saguaro", 54, 76, 52, leaf, look{far: 0.2, flip: true}},
		adit(66, 90, 34), {"saguaro", 104, 94, 82, leaf, look{}},
	}},
	"cj09": {hour: night, props: []thing{
		adit(36, 84, 46), {"saguaro", 122, 82, 44, 0x41683F, look{far: 0.2}},
		{"old-lantern", 82, 94, 64, 0x9FE08A, look{glow: 0.75, shine: 120}},
	}},
	"cj11": {props: []thing{
		{"house", 98, 78, 52, timber, look{turn: 0.13, dark: true}}, {"wooden-fence", 126, 84, 28, 0xA37C52, look{turn: -0.2}},
		{"tumbleweed", 46, 92, 54, 0xA98A4E, look{line: 0x4F3A1E}},
	}},
	"cj12": {props: []thing{
		{"saguaro", 22, 70, 36, leaf, look{far: 0.4}}, adit(116, 78, 32), {"water-flask", 64, 92, 68, 0xA8763F, look{turn: -0.22}},
		{"rock", 104, 94, 20, stone, look{}},
	}},

	// Cold Mountain.
	"cm03": {props: []thing{
		{"pine-tree", 18, 74, 40, pine, look{far: 0.3}}, adit(38, 86, 42), {"wooden-sign", 96, 94, 56, 0x8C745E, look{}},
		{"snowflake-1", 98, 59, 22, 0xDCEBFA, look{flies: true, bare: true, glow: 0.5}}, {"icicles", 96, 94, 58, snow, look{flies: true}},
	}, change: func(v *paint.Vista) { v.Fall, v.FallTint = 0.35, theme.RGB(0xFFFFFF) }},
	"cm04": {hour: blizzard, props: []thing{
		{"pine-tree", 24, 76, 46, pine, look{far: 0.45, turn: 0.28}}, {"wood-cabin", 92, 86, 48, 0x77553C, look{far: 0.2, line: 0xF3C467}},
		{"pine-tree", 46, 94, 70, pine, look{turn: 0.30}}, {"pine-tree", 124, 96, 60, pine, look{turn: 0.26}},
	}, change: func(v *paint.Vista) { v.Sky = sky(0x33507E, 0x7FA0C4, 0xC6D6E4) }},
	"cm05": {props: []thing{
		{"cave-entrance", 78, 82, 68, 0x7C728C, look{dark: true}}, {"barrel", 106, 80, 34, timber, look{}},
		{"honeypot", 92, 95, 26, brass, look{}}, {"bear-head", 36, 101, 76, 0x7A4F32, look{}},
	}},
	"cm06": {props: []thing{
		{"adit", 70, 96, 88, 0x7A6A72, look{dark: true}}, {"icicles", 70, 62, 84, 0xD3E6F6, look{flies: true, glow: 0.25}},
		{"crystal-growth", 26, 96, 44, 0xBBDDF4, look{glow: 0.2}}, {"crystal-growth", 118, 97, 36, 0xBBDDF4, look{flip: true, glow: 0.2}},
	}},
	"cm07": {props: []thing{
		{"pine-tree", 14, 66, 26, pine, look{far: 0.6}}, {"pine-tree", 34, 66, 28, pine, look{far: 0.6}},
		{"pine-tree", 58, 68, 30, pine, look{far: 0.5}}, {"pine-tree", 104, 68, 32, pine, look{far: 0.5}},
		adit(74, 84, 36), {"pine-tree", 22, 84, 52, pine, look{far: 0.2}}, {"pine-tree", 128, 84, 50, pine, look{far: 0.2}},
		{"pine-tree", 104, 97, 74, pine, look{}}, {"pine-tree", 44, 98, 60, pine, look{}},
	}},
	"cm08": {hour: night, props: []thing{
		{"pine-tree", 22, 82, 54, pine, look{far: 0.2}}, {"wood-cabin", 76, 92, 76, 0x8A6040, look{line: 0xFFD070}},
		{"pine-tree", 124, 94, 60, pine, look{}}, {"old-lantern", 30, 94, 24, flame, look{glow: 0.8, shine: 56}},
	}, change: func(v *paint.Vista) { v.Fall, v.FallTint = 0.45, theme.RGB(0xF4F6FF) }},
	"cm09": {hour: dusk, props: []thing{
		adit(26, 80, 32), {"pine-tree", 82, 95, 90, 0x33594A, look{}}, {"raven", 118, 92, 24, 0x2A2228, look{}},
	}, change: func(v *paint.Vista) { v.Orb, v.OrbR = geom.Point{X: 44, Y: 46}, 14 }},
	"cm10": {props: []thing{
		{"falling-rocks", 46, 92, 84, 0xB9B6CC, look{}}, {"pine-tree", 120, 84, 44, pine, look{turn: 0.2}}, adit(92, 86, 38),
		{"rock", 74, 97, 26, snow, look{}},
	}, change: func(v *paint.Vista) { v.Fall, v.Slant, v.FallTint = 0.4, -0.8, theme.RGB(0xFFFFFF) }},
	"cm12": {props: []thing{
		{"camping-tent", 34, 80, 42, 0xC9AE86, look{dark: true}}, {"pine-tree", 124, 82, 50, pine, look{far: 0.2}},
		{"feather", 82, 96, 78, snow, look{line: 0x9A94BE}},
	}},

	// Coyote City.
	"cc03": {hour: night, props: []thing{
		{"village", 112, 70, 34, 0x5E3A3E, look{far: 0.3, line: 0xF6BE62}}, {"rock", 58, 99, 56, 0x6A4A44, look{}},
		{"wolf-head", 60, 64, 52, 0xA0795A, look{turn: -0.55, flip: true}},
	}, change: func(v *paint.Vista) { v.Orb, v.OrbR = geom.Point{X: 92, Y: 34}, 20 }},
	"cc04": {props: []thing{
		{"saguaro", 18, 72, 34, 0x6A4A38, look{far: 0.4}}, adit(116, 78, 40),
		{"peg-rail", 58, 98, 82, 0x8A5A3C, look{}}, {"kerchief", 58, 91, 76, 0xC8322A, look{line: 0xF8E6C4, flies: true}},
		{"high-grass", 104, 100, 26, 0x7A4A2A, look{}},
	}},
	"cc05": {props: []thing{
		{"adit", 18, 80, 34, timber, look{dark: true}}, {"card-joker", 88, 92, 66, 0xF6E9CB, look{turn: 0.16, line: 0xA8322A}},
		{"card-ace-spades", 58, 95, 60, 0xF8EFD6, look{turn: -0.18}}, {"two-coins", 118, 95, 28, brass, look{}},
	}},
	"cc06": {hour: night, props: []thing{
		{"village", 30, 74, 50, 0x5C3636, look{line: 0xF6BE62}}, {"saguaro", 120, 92, 52, 0x2F3A34, look{}},
		{"owl", 84, 95, 40, 0x8E6A4C, look{}}, {"wooden-fence", 60, 97, 30, 0x6A4A38, look{}},
	}, change: func(v *paint.Vista) { v.Orb, v.OrbR, v.Halo = geom.Point{X: 76, Y: 32}, 25, 0.34 }},
	"cc07": {props: []thing{
		{"adit", 116, 78, 34, timber, look{dark: true}}, {"fox-head", 66, 97, 82, fur, look{line: 0x3A140C}},
		{"high-grass", 22, 100, 42, 0x7A5A2E, look{}}, {"high-grass", 112, 100, 38, 0x7A5A2E, look{flip: true}},
	}},
	"cc08": {props: []thing{
		{"barn", 28, 74, 46, 0x9A3B30, look{dark: true}}, {"wooden-fence", 58, 82, 28, 0x8A6444, look{}},
		{"wooden-fence", 80, 82, 28, 0x8A6444, look{}}, {"fox", 98, 86, 56, fur, look{}},
		{"chicken", 50, 97, 44, 0xF0E2C4, look{flip: true, line: 0xB23A2C}},
	}},
	"cc10": {hour: night, props: []thing{
		{"church", 28, 80, 52, 0x6E4A44, look{line: 0xF6BE62}}, {"fox", 54, 90, 36, 0x9C6238, look{}},
		{"fox", 104, 84, 34, 0x8C5834, look{flip: true}}, {"fox", 80, 96, 48, 0xB06C3A, look{flip: true}},
		{"musical-notes", 98, 44, 34, moonly, look{flies: true, bare: true, glow: 0.6}},
	}},
	"cc11": {props: []thing{
		{"adit", 116, 76, 34, timber, look{dark: true}}, {"paw-print", 30, 72, 15, 0x52211C, look{flies: true, bare: true}},
		{"paw-print", 46, 80, 21, 0x52211C, look{flies: true, bare: true, turn: 0.3}}, {"paw-print", 38, 96, 28, 0x471A17, look{flies: true, bare: true}},
		{"wolf-trap", 86, 94, 58, iron, look{line: 0x2A1210}},
	}},
	"cc12": {hour: dusk, props: []thing{
		{"fox", 34, 82, 54, fur, look{}}, {"open-treasure-chest", 94, 94, 62, 0x9C6638, look{line: brass}},
		{"gold-nuggets", 52, 98, 34, 0xF2C452, look{glow: 0.3}}, {"sparkles", 96, 44, 30, 0xFFE9A8, look{flies: true, bare: true, glow: 1}},
	}},

	// Dry Gulch.
	"dg02": {props: []thing{
		{"village", 100, 62, 26, 0xC9A878, look{far: 0.5}}, {"palm-tree", 38, 84, 66, 0x6E8A4A, look{}},
		{"palm-tree", 62, 78, 46, 0x7E9458, look{flip: true, far: 0.2}}, {"heat-haze", 106, 92, 40, 0xFFF6D6, look{flies: true, bare: true, glow: 0.6}},
	}, change: func(v *paint.Vista) { v.Water, v.Deep = 0.75, theme.RGB(0x9FA27E) }},
	"dg03": {props: []thing{
		{"wood-cabin", 28, 78, 36, 0xA07B4E, look{dark: true}}, {"whirlwind", 86, 92, 86, 0xC7A066, look{line: 0x8A6434}},
		{"wooden-sign", 126, 94, 30, timber, look{turn: 0.25}},
	}, change: func(v *paint.Vista) { v.Fall, v.Slant, v.FallTint = 0.35, 1.3, theme.RGB(0xD6B074) }},
	"dg05": {props: []thing{
		adit(26, 80, 40),
		{"crack", 34, 106, 44, 0x8A5C2C, look{flies: true, bare: true, turn: 1.2}}, {"crack", 112, 108, 52, 0x8A5C2C, look{flies: true, bare: true, turn: 1.7}},
		{"empty-metal-bucket", 74, 97, 62, 0xA9B0B4, look{line: 0x3C3428, turn: 0.12}}, {"raven", 70, 52, 28, 0x2E2630, look{flies: true}},
		{"desert-skull", 116, 82, 26, bleach, look{far: 0.1}},
	}, change: func(v *paint.Vista) { v.OrbR = 14 }},
	"dg06": {props: []thing{
		{"saguaro", 122, 72, 36, 0x8A9A5A, look{far: 0.3}}, adit(106, 74, 30),
		{"desert-skull", 56, 97, 74, 0xF3E8CE, look{line: 0x4A3420}},
	}},
	"dg07": {props: []thing{
		{"church", 112, 72, 42, adobe, look{far: 0.2, dark: true}}, {"well", 58, 94, 74, 0xA9875C, look{line: 0x3A2818}},
		{"cactus", 18, 90, 30, leaf, look{}},
	}},
	"dg08": {props: []thing{
		{"sun", 70, 74, 72, 0xFFB92E, look{flies: true, glow: 0.6, shine: 130, line: 0xD8761C}}, {"saguaro", 24, 88, 46, 0x8C9450, look{}},
		adit(116, 86, 36), {"western-hat", 70, 98, 44, 0x8A5A34, look{}},
	}, change: func(v *paint.Vista) { v.OrbR = 0 }},
	"dg09": {props: []thing{
		{"rock", 30, 88, 40, 0xB08D5C, look{}}, adit(116, 80, 34), {"nest-eggs", 96, 98, 34, 0xE9D5A8, look{line: 0x6E4A28}},
		{"rattlesnake", 62, 95, 70, 0x8C7A3C, look{line: 0x3A2C12}},
	}},
	"dg10": {props: []thing{
		{"road", 76, 98, 84, 0xC89B58, look{flies: true, bare: true}}, {"old-wagon", 76, 72, 26, 0xE9D8B4, look{far: 0.15}}, {"wooden-sign", 28, 94, 56, timber, look{}},
		{"saguaro", 122, 90, 46, 0x8C9450, look{}},
	}},
	"dg11": {hour: dusk, props: []thing{
		adit(24, 80, 36), {"saguaro", 124, 84, 44, 0x6E6A40, look{far: 0.2}},
		{"campfire", 76, 97, 48, flame, look{glow: 0.9, shine: 110, line: 0x7A2C12}},
		{"teapot", 76, 70, 44, 0x8E9298, look{flies: true}}, {"steam", 104, 40, 32, 0xF4EAD6, look{flies: true, bare: true, glow: 0.5}},
	}},

	// San Narciso.
	"sn02": {props: []thing{
		{"mission", 40, 84, 66, adobe, look{dark: true}}, {"ringing-bell", 98, 92, 74, brass, look{line: 0x6A4418}},
	}},
	"sn03": {props: []thing{
		{"mission", 112, 76, 46, adobe, look{far: 0.15, dark: true}}, {"candle-light", 26, 94, 44, 0xF6E8C6, look{shine: 60, line: 0xFFC24A}},
		{"prayer-beads", 68, 97, 78, 0x2F6FB8, look{flies: true}},
	}},
	"sn04": {hour: indoors, props: []thing{
		{"candle-light", 112, 68, 46, 0xF6E8C6, look{shine: 90, line: 0xFFC24A}}, {"secret-book", 62, 94, 70, 0x7A3B2C, look{line: 0xE0AC48, turn: -0.08}},
		{"prayer-beads", 106, 97, 34, 0x2F6FB8, look{}},
	}, change: func(v *paint.Vista) { v.Ground, v.Deep = theme.RGB(0x8A5630), theme.RGB(0x47230F) }},
	"sn06": {props: []thing{
		adit(26, 82, 40), {"mirror-mirror", 80, 94, 78, 0xB7D3E2, look{turn: 0.14, line: 0xE0AC48}},
		{"crack", 80, 94, 70, 0x24445E, look{turn: 0.14, flies: true, bare: true}},
	}},
	"sn07": {props: []thing{
		{"sailboat", 76, 64, 28, 0xFBF3DE, look{far: 0.2}}, {"spoted-flower", 20, 84, 20, 0xF4CF4A, look{far: 0.15, line: 0xC87A1E}},
		{"spoted-flower", 48, 78, 15, 0xF4CF4A, look{far: 0.3, line: 0xC87A1E}}, {"spoted-flower", 78, 79, 15, 0xF4CF4A, look{far: 0.3, line: 0xC87A1E}},
		{"high-grass", 44, 99, 40, leaf, look{}}, {"high-grass", 100, 99, 40, leaf, look{flip: true}}, {"spoted-flower", 48, 84, 38, 0xF6D04A, look{line: 0xD2761C}},
		{"spoted-flower", 94, 74, 32, 0xF6D04A, look{line: 0xD2761C}}, {"spoted-flower", 124, 92, 26, 0xF6D04A, look{line: 0xD2761C}},
	}, change: bay},
	"sn08": {props: []thing{
		{"palm-tree", 112, 92, 84, 0x5E8A52, look{}}, {"guitar", 86, 96, 46, 0xB4713A, look{}}, {"sombrero", 44, 98, 72, 0xE2BC6A, look{line: 0xA8322A}},
	}, change: bay},
	"sn09": {hour: night, props: []thing{
		adit(34, 84, 50), {"minerals", 100, 82, 50, 0x7FB7E8, look{glow: 0.3, shine: 60}}, {"crown", 70, 96, 46, brass, look{line: 0xB23A2C}},
		{"gems", 24, 97, 28, 0xD24C5A, look{glow: 0.2}},
	}},
	"sn10": {props: []thing{
		{"mission", 70, 62, 54, adobe, look{dark: true}}, {"reflection", 70, 112, 54, 0xC4CFC6, look{flies: true, bare: true, far: 0.25}},
		{"palm-tree", 22, 74, 50, 0x5E8A52, look{}}, {"high-grass", 122, 99, 36, leaf, look{}},
	}, change: func(v *paint.Vista) { v.Water, v.Deep = 1, theme.RGB(0x3E6F8A) }},
	"sn11": {hour: night, props: []thing{
		{"cave-entrance", 44, 90, 78, 0x75848E, look{dark: true}},
		{"crystal-growth", 44, 90, 30, 0xE9F1F6, look{flies: true, glow: 0.6, shine: 62}},
		{"echo-ripples", 92, 80, 52, 0xE9F1F6, look{flies: true, bare: true, glow: 1}}, {"minerals", 74, 97, 28, 0xDDE6EC, look{glow: 0.4}},
		{"sailboat", 116, 66, 20, 0xC9D6DE, look{far: 0.35}},
	}, change: func(v *paint.Vista) { bay(v); v.Orb.X, v.Orb.Y, v.OrbR = 118, 22, 9 }},

	// Events.
	"telegraph": {props: []thing{
		{"pole", 122, 66, 34, timber, look{far: 0.45}}, {"pole", 96, 74, 54, timber, look{far: 0.2}}, {"pole", 48, 97, 94, timber, look{}},
		{"raven", 66, 31, 20, 0x2A2228, look{flies: true}}, {"lightning-storm", 112, 42, 40, 0xFFE9A0, look{flies: true, bare: true, glow: 1}},
	}},
	"mustang": {hour: day, props: []thing{
		{"dust-cloud", 36, 97, 50, 0xE4C898, look{flies: true, bare: true, glow: 0.2}}, {"cavalry", 78, 95, 84, 0x8C5430, look{}},
		{"steam", 30, 96, 34, 0xE4CFA4, look{flies: true, bare: true}},
	}},
	"card_shark": {hour: indoors, props: []thing{
		{"brandy-bottle", 116, 80, 48, 0xB4652A, look{}}, {"old-lantern", 24, 40, 30, flame, look{flies: true, glow: 0.9, shine: 70}},
		{"poker-hand", 66, 94, 66, 0xF8EFD6, look{line: 0x9E2F27}}, {"coins", 112, 97, 34, brass, look{}}, {"shark-fin", 22, 94, 34, 0x5E6E78, look{}},
	}},
	"dynamite": {props: []thing{
		{"bright-explosion", 96, 142, 160, 0xFFB03A, look{flies: true, bare: true, glow: 1, shine: 120, line: 0xD8421E}}, {"adit", 100, 86, 48, timber, look{dark: true}},
		{"dynamite", 42, 96, 66, cloth, look{line: 0xF2DFB4}},
	}},
	"dynamite_2": {hour: night, props: []thing{
		{"bright-explosion", 54, 140, 170, 0xFFA02E, look{flies: true, bare: true, glow: 1, shine: 110, line: 0xC8361A}},
		{"saloon", 56, 86, 62, 0x6E4630, look{line: 0xFFE08A, turn: -0.12}}, {"falling-rocks", 22, 64, 40, 0x5A4238, look{flies: true, turn: -0.8}},
		{"dynamite", 108, 96, 50, cloth, look{line: 0xF2DFB4, flip: true}},
	}},
	"dynamite_3": {hour: dusk, props: []thing{
		{"cave-entrance", 64, 94, 98, 0x7A6256, look{dark: true}}, {"barrel", 24, 95, 38, timber, look{}}, {"barrel", 46, 97, 34, 0x7A4C2C, look{}},
		{"dynamite", 92, 97, 56, cloth, look{line: 0xF2DFB4}}, {"sparkles", 118, 62, 30, 0xFFE27A, look{flies: true, bare: true, glow: 1, shine: 50}},
	}},
	"expropriation": {props: []thing{
		{"adit", 34, 86, 58, timber, look{dark: true}}, {"wooden-fence", 34, 87, 34, 0xA37C52, look{}},
		{"scroll-unfurled", 92, 96, 74, 0xF4E6C4, look{line: 0x8A6A40}}, {"law-star", 94, 74, 24, brass, look{flies: true}},
	}},
	"governor": {hour: day, props: []thing{
		{"capitol", 70, 84, 78, 0xF1E8D4, look{line: 0x7C6A58}}, {"flying-flag", 22, 90, 46, cloth, look{}}, {"flying-flag", 118, 90, 46, 0x2F5F96, look{flip: true}},
	}},
	"holdup": {hour: night, props: []thing{
		{"old-wagon", 112, 78, 40, 0xB49A70, look{far: 0.2}}, {"visage", 56, 98, 82, 0x7C4E36, look{flies: true}},
		{"bandit", 56, 98, 82, 0x6E2A22, look{line: 0x3A1512}}, {"revolver", 108, 96, 40, iron, look{flip: true}},
	}},
	"holdup_2": {hour: dusk, props: []thing{
		{"bank", 34, 82, 56, 0xC9A27C, look{dark: true}}, {"robber", 92, 97, 66, 0x4A3A34, look{}}, {"coins", 34, 97, 26, brass, look{}},
		{"gold-nuggets", 124, 98, 22, 0xF2C452, look{glow: 0.3}},
	}},
	"new_vein": {hour: dusk, props: []thing{
		{"cave-entrance", 44, 92, 80, 0x86705C, look{dark: true}}, {"gold-nuggets", 44, 92, 36, 0xF6CB54, look{flies: true, bare: true, glow: 0.6, shine: 50}},
		{"war-pick", 100, 88, 50, 0xB98A58, look{}}, {"mine-wagon", 108, 98, 40, 0x6E5A4C, look{line: brass}},
	}},
	"saloon": {hour: dusk, props: []thing{
		{"house", 12, 78, 44, 0x6E4632, look{far: 0.25, dark: true}}, {"saloon", 74, 93, 88, 0xC08A58, look{line: 0xFFD27A}},
		{"barrel", 124, 95, 30, timber, look{}}, {"horse-head", 18, 98, 38, 0x5A3826, look{}},
	}},
	"saloon_2": {hour: indoors, props: []thing{
		{"saloon-doors", 70, 86, 90, 0xA86A38, look{dark: true}}, {"beer-stein", 26, 96, 44, 0xE8B44C, look{line: 0xFFF4D8}},
		{"brandy-bottle", 114, 96, 46, 0xA8552A, look{}}, {"old-lantern", 20, 36, 26, flame, look{flies: true, glow: 0.9, shine: 60}},
		{"old-lantern", 120, 36, 26, flame, look{flies: true, glow: 0.9, shine: 60}},
	}, change: func(v *paint.Vista) { v.Ground, v.Deep = theme.RGB(0x8A5630), theme.RGB(0x47230F) }},
	"saloon_girls": {hour: indoors, props: []thing{
		{"theater-curtains", 70, 98, 148, 0x9E2F27, look{flies: true, line: 0x5A140F}}, {"ample-dress", 34, 92, 52, 0x7A4FA3, look{}},
		{"ample-dress", 106, 92, 52, 0x2F8A92, look{flip: true}}, {"ample-dress", 70, 96, 66, 0xD2455A, look{}},
	}, change: func(v *paint.Vista) {
		v.Ground, v.Deep = theme.RGB(0xA06C3A), theme.RGB(0x56301A)
	}},
	"stagecoach_robbery": {hour: dusk, props: []thing{
		{"old-wagon", 60, 88, 76, 0xD8BE90, look{}}, {"swap-bag", 112, 95, 42, 0xC9A468, look{}}, {"gold-bar", 90, 98, 26, 0xF2C452, look{glow: 0.2}},
		{"western-hat", 24, 97, 30, 0x3E2A20, look{}},
	}},
}

// bay turns the ground into the sea.
func bay(v *paint.Vista) { v.Water, v.Deep = 0.55, theme.RGB(0x7E9A6A) }
