package boomtown

import (
	"image/color"

	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// hour is a time of day, or a weather, in the pictures of the cards.
type hour uint8

// The hours. Own is that of the town.
const (
	own hour = iota
	day
	dusk
	night
	blizzard
	indoors
)

// countries are the lands of the towns, in town order, at the hour that is theirs.
var countries = [rules.TownCount]paint.Vista{
	{ // Cactus Junction: a green morning between olive mesas
		Sky: sky(0x86AFA2, 0xC4D6B0, 0xF6E8BE), Orb: geom.Point{X: 106, Y: 26}, OrbR: 9, Halo: 0.34, OrbColor: theme.RGB(0xFFF3C8),
		Land: paint.Land{Height: 30, Steps: 0.9, Often: 1.0}, Far: theme.RGB(0xA3B08A), Near: theme.RGB(0x6E7F4E),
		Ground: theme.RGB(0xCDBF82), Deep: theme.RGB(0x7C7F45),
	},
	{ // Cold Mountain: a violet evening under peaks in snow
		Sky: sky(0x5A4E86, 0xA895BC, 0xEBD6D2), Orb: geom.Point{X: 30, Y: 22}, OrbR: 7, Halo: 0.30, OrbColor: theme.RGB(0xFFF2E2),
		Land: paint.Land{Height: 50, Ridges: 1, Often: 1.1, Snow: 0.5}, Far: theme.RGB(0x8E86B4), Near: theme.RGB(0x57517C),
		Ground: theme.RGB(0xEEEBF3), Deep: theme.RGB(0x9A94BE),
	},
	{ // Coyote City: a red nightfall over canyons
		Sky: sky(0x4B2136, 0xB84A36, 0xF3A65C), Orb: geom.Point{X: 98, Y: 48}, OrbR: 15, Halo: 0.42, OrbColor: theme.RGB(0xFFD08A),
		Land: paint.Land{Height: 34, Steps: 0.8, Ridges: 0.2, Often: 0.9}, Far: theme.RGB(0xA14B3A), Near: theme.RGB(0x5E2526),
		Ground: theme.RGB(0xA9573A), Deep: theme.RGB(0x43191B),
	},
	{ // Dry Gulch: noon, dunes, no shade
		Sky: sky(0xD7A84A, 0xF1D288, 0xFBEFC6), Orb: geom.Point{X: 34, Y: 20}, OrbR: 11, Halo: 0.5, OrbColor: theme.RGB(0xFFF8DC),
		Land: paint.Land{Height: 20, Often: 0.6}, Far: theme.RGB(0xE3BE7C), Near: theme.RGB(0xC08F48),
		Ground: theme.RGB(0xEBCB85), Deep: theme.RGB(0xAA7430),
	},
	{ // San Narciso: a blue bay
		Sky: sky(0x4E8FC0, 0x9CC7DC, 0xF1EBD2), Orb: geom.Point{X: 112, Y: 20}, OrbR: 8, Halo: 0.32, OrbColor: theme.RGB(0xFFF6D2),
		Land: paint.Land{Height: 18, Often: 0.8}, Far: theme.RGB(0x8FB0BE), Near: theme.RGB(0x5C8573),
		Ground: theme.RGB(0xDCCB98), Deep: theme.RGB(0x7E8C64),
	},
}

// frontier is the land of the events: late sun, no town's colour.
var frontier = paint.Vista{
	Sky: sky(0x6E8F96, 0xD9B988, 0xF8DFA8), Orb: geom.Point{X: 40, Y: 42}, OrbR: 11, Halo: 0.42, OrbColor: theme.RGB(0xFFE9B0),
	Land: paint.Land{Height: 26, Steps: 0.9, Often: 0.8}, Far: theme.RGB(0xC49A78), Near: theme.RGB(0x8A5A3E),
	Ground: theme.RGB(0xCFA46A), Deep: theme.RGB(0x74472A),
}

// standing is where the horizon lies in the pictures.
const standing = 60

func sky(zenith, middle, low uint32) [3]color.RGBA {
	return [3]color.RGBA{theme.RGB(zenith), theme.RGB(middle), theme.RGB(low)}
}

// at returns a country at an hour.
func at(v paint.Vista, h hour) paint.Vista {
	v.Horizon = standing
	switch h {
	case day:
		v.Sky = sky(0x6FA3BD, 0xB9D3D0, 0xF4EBCB)
		v.Halo = 0.3
	case dusk:
		v.Sky = sky(0x40345C, 0xC0625A, 0xF7BE78)
		v.Orb.Y, v.OrbColor, v.Halo = 50, theme.RGB(0xFFDD9C), 0.5
		v.Far, v.Near = theme.Mix(v.Far, theme.RGB(0x8C4A58), 0.5), theme.Mix(v.Near, theme.RGB(0x46233C), 0.55)
		v.Ground, v.Deep = theme.Mix(v.Ground, theme.RGB(0xA0604C), 0.5), theme.Mix(v.Deep, theme.RGB(0x2E1626), 0.55)
	case night:
		v.Sky = sky(0x0E1730, 0x233A5C, 0x5B7C92)
		v.OrbColor, v.Halo, v.Stars = theme.RGB(0xF4F1DC), 0.26, 0.9
		dark := theme.RGB(0x141C33)
		v.Far, v.Near = theme.Mix(v.Far, dark, 0.62), theme.Mix(v.Near, dark, 0.72)
		v.Ground, v.Deep = theme.Mix(v.Ground, dark, 0.58), theme.Mix(v.Deep, dark, 0.72)
	case blizzard:
		v.Sky = sky(0x4A5674, 0x8D93AC, 0xC9CAD4)
		v.OrbR, v.Halo = 0, 0.08
		v.Far, v.Near = theme.Mix(v.Far, theme.RGB(0xA5A9BC), 0.55), theme.Mix(v.Near, theme.RGB(0x5D6480), 0.4)
		v.Fall, v.Slant, v.FallTint = 0.7, 1.1, theme.RGB(0xFBFBFF)
	case indoors:
		v.Sky = sky(0x2A150D, 0x5C3520, 0x8A5632)
		v.Land.Height, v.OrbR, v.Stars = 0, 0, 0
		v.Orb, v.OrbColor, v.Halo = geom.Point{X: 70, Y: 18}, theme.RGB(0xFFD48A), 0.45
		v.Horizon, v.Ground, v.Deep = 66, theme.RGB(0x2F6A4C), theme.RGB(0x123524)
	}
	return v
}

// scene returns the picture of a card.
func scene(c rules.Card) *pieces.Scene {
	info := c.Info()
	land, key := frontier, info.Kind.String()
	if c.IsMine() {
		land, key = countries[info.Town], info.ID
	}
	d, ok := drawings[info.ID]
	if !ok {
		d = drawings[key] // the first card of its kind
	}
	s := &pieces.Scene{Vista: at(land, d.hour)}
	s.Seed = float64(c)*1.37 + 0.5
	if d.change != nil {
		d.change(&s.Vista)
	}
	for _, o := range d.props {
		s.Props = append(s.Props, o.prop(s.Vista))
	}
	return s
}
