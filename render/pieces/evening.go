package pieces

import (
	"image/color"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Scenes on the lids of boxes: one light for all of them, and props in short.

// horizon is where the land of a lid begins, from its upper edge.
const horizon = 136

// Evening is the light on every lid: the sun sets behind the land.
func Evening(land paint.Land) paint.Vista {
	return paint.Vista{
		Sky: [3]color.RGBA{theme.RGB(0x274A57), theme.RGB(0xCF8140), theme.RGB(0xF8DC92)},
		Orb: geom.Point{X: LidW * 0.5, Y: 100}, OrbR: 28, Halo: 0.42, OrbColor: theme.RGB(0xFFEFC0), Horizon: horizon,
		Land: land, Far: theme.RGB(0xB96A42), Near: theme.RGB(0x74301F), Ground: theme.RGB(0xBF7A40), Deep: theme.RGB(0x3A190F),
		Seed: 4.3,
	}
}

// EveningAir is what lies between the eye and the distance on a lid.
var EveningAir = theme.RGB(0xE8A35C)

// Far is a thing at a distance: it fades into the air.
func Far(icon string, body uint32, away, x, foot, size float64) Prop {
	return Prop{
		Figure: paint.Figure{Icon: icon, Body: theme.RGB(body), Line: theme.RGB(0xFFD27A), Far: away, Air: EveningAir},
		X:      x, Foot: foot, Size: size,
	}
}

// Near is a thing in front, with gaps of a colour, 0 for a dark shade of its body.
func Near(icon string, body, line uint32, x, foot, size float64) Prop {
	o := Prop{Figure: paint.Figure{Icon: icon, Body: theme.RGB(body)}, X: x, Foot: foot, Size: size}
	if line != 0 {
		o.Line = theme.RGB(line)
	}
	return o
}

// Floating lets a thing cast no shadow.
func Floating(o Prop) Prop {
	o.Above = -0.001
	return o
}

// Shining lets a thing shine.
func Shining(o Prop, glow, shine float64) Prop {
	o.Glow, o.Shine = glow, shine
	return o
}
