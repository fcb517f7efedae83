package theme

import (
	"image/color"
	"math"
)

// Exponents that determine how much the high-contrast mode increases contrast. surfacePower and
// letterPower are applied to the distance of a colour from black or white. The exponent of letters
// is larger than that of the surfaces behind them. surfaceAlpha is applied to transparency.
const (
	surfacePower = 1.7
	letterPower  = 3.2
	surfaceAlpha = 1.5
)

// HighContrast returns the high-contrast version of the colour of a surface, a line or a mark: dark
// colours become darker, light ones lighter, and translucent ones more opaque.
func HighContrast(c color.RGBA) color.RGBA { return spread(c, surfacePower) }

// HighContrastText returns the high-contrast version of the colour of text. It is close to black or
// white.
func HighContrastText(c color.RGBA) color.RGBA { return spread(c, letterPower) }

// spread moves the brightness of a premultiplied colour away from the middle, towards black or
// white, and keeps its hue. power is the exponent: a larger one moves it further.
func spread(c color.RGBA, power float64) color.RGBA {
	if c.A == 0 {
		return c
	}
	a := float64(c.A) / 255
	r, g, b := float64(c.R)/255/a, float64(c.G)/255/a, float64(c.B)/255/a
	light := 0.299*r + 0.587*g + 0.114*b
	if light < 0.5 {
		k := math.Pow(2*light, power-1)
		r, g, b = r*k, g*k, b*k
	} else {
		k := math.Pow(2*(1-light), power-1) // remaining fraction of the distance to white
		r, g, b = 1-(1-r)*k, 1-(1-g)*k, 1-(1-b)*k
	}
	a = min(1, 1-math.Pow(1-a, surfaceAlpha))
	m := func(v float64) uint8 { return uint8(math.Round(255 * min(max(v, 0), 1) * a)) }
	return color.RGBA{m(r), m(g), m(b), uint8(math.Round(255 * a))}
}
