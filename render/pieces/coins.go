package pieces

import (
	"image/color"
	"math"
	"strconv"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// coinRim is the colour of the dark edge of coins and other brass objects.
var coinRim = theme.RGB(0x3A220F)

// Coin draws a brass coin with radius r, centred on c.
func Coin(p *paint.Canvas, c geom.Point, r float64) {
	shade := theme.Alpha(theme.Shadow, 0.5)
	p.SoftRect(geom.Around(geom.Point{X: c.X + 1, Y: c.Y + 2}, 2*r, 2*r), r, 2.5, 0, shade)
	p.Disc(c, r, coinRim, coinRim)
	p.Disc(c, r-1.4, theme.BrassHi, theme.BrassLo)
	p.Disc(c, r*0.76, theme.BrassLo, theme.BrassHi)
	p.Disc(c, r*0.70, theme.BrassHi, theme.BrassLo)
}

// CoinOrIcon draws the symbol beside a number that tells what is counted. If icon is "", it is a
// coin with the given radius, otherwise the icon, size design units wide and in the colour ink. The
// centre of the symbol is c.
func CoinOrIcon(p *paint.Canvas, icon string, c geom.Point, radius, size float64, ink color.RGBA) {
	if icon == "" {
		Coin(p, c, radius)
		return
	}
	p.Icon(icon, c, size, ink)
}

// FlippingCoin draws a coin in the air with the centre c and the radius r, rotated by angle
// (radians) out of the plane of the table. Its shadow is drawn separately by [CoinShadow], so that
// the shadows of many coins can be drawn before all coins.
func FlippingCoin(p *paint.Canvas, c geom.Point, r, angle float64) {
	p.NarrowedFigure(spinning, c, 2*r, breadth(angle))
}

// CoinShadow draws the shadow of the coin that [FlippingCoin] draws for the same arguments.
func CoinShadow(p *paint.Canvas, c geom.Point, r, angle float64) {
	p.SoftRect(geom.Around(c.Add(4, 9), 1.8*r*breadth(angle), 1.8*r), r, 4, 0, theme.Alpha(theme.Shadow, 0.32))
}

var spinning = paint.Figure{Icon: "coin", Body: theme.RGB(0xE9B64C), Line: theme.BrassLo}

// breadth returns the visible width of a coin as a fraction of its full width. The coin is rotated
// out of the plane of the table by angle, in radians.
func breadth(angle float64) float64 { return max(math.Abs(math.Cos(angle)), 0.22) }

// CoinWithNumber draws a coin with the centre c and the radius r, and the number n on it.
func CoinWithNumber(p *paint.Canvas, c geom.Point, r float64, n int) {
	Coin(p, c, r)
	p.Label(strconv.Itoa(n), geom.Around(c, max(1.7*r, 18), 2*r).Move(0, -0.5), paint.Style{
		Face: paint.Bold, Size: max(r*1.02, minFigureSize(p)), Color: theme.RGB(0x3A1F0A),
		Edge:  theme.Alpha(theme.Cream, 0.55),
		Align: paint.Center, Fixed: true,
	})
}

// minFigureSize returns the minimum letter size of the number on a coin, a house or a paddle, in
// design units. It increases only a little with the player's text size setting, because the coin,
// house or paddle does not become larger.
func minFigureSize(p *paint.Canvas) float64 { return 12 * min(p.View.Letters(), 1.12) }
