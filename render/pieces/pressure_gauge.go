package pieces

import (
	"cmp"
	"image/color"
	"math"
	"strconv"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Dial is a boiler's pressure gauge that shows how a probability has changed. The fields From and
// To are the old and the new probability, from 0 to 1. The range between them is green if the
// probability has increased, otherwise red.
type Dial struct {
	From, To float64
	// Full is the number on the scale for the value 1; 0 stands for 100, a percentage. With it, the
	// values are parts of that number instead of probabilities.
	Full float64
}

// dialSweep is the angle of the whole scale in radians, a little more than half a turn. All dials
// have the same scale, from 0 to 1, so that their needles can be compared.
const dialSweep = math.Pi * 1.06

// numbersAt is the distance of the numbers of the scale from the centre of the gauge, and
// needleLength the length of its needles, which end before the numbers; both in radii.
const (
	numbersAt    = 0.57
	needleLength = 0.44
)

// angle returns the angle of a probability on the scale, in radians clockwise; 0 points to the
// right.
func (d Dial) angle(chance float64) float64 {
	return math.Pi*1.5 + dialSweep*(chance-0.5)
}

// Draw draws the gauge as large as possible in r, with its base on the lower edge.
func (d Dial) Draw(p *paint.Canvas, r geom.Rect) {
	radius := min(r.W/2, r.H*0.86)
	c := geom.Point{X: r.Center().X, Y: r.Bottom() - radius*0.16}
	p.Clip(geom.R(c.X-radius, c.Y-radius, 2*radius, radius*1.16), func() {
		p.Disc(c, radius, theme.BrassHi, theme.BrassLo)
		p.Disc(c, radius*0.92, theme.RGB(0x6A4516), theme.RGB(0x9A6B24))
		p.Disc(c, radius*0.89, theme.RGB(0xFFF8E2), theme.RGB(0xEBD9AE))
		d.band(p, c, radius*0.79, 0, 1, radius*0.075, theme.Alpha(theme.SoftInk, 0.28))
		col := theme.Oxblood
		if d.To > d.From {
			col = theme.RGB(0x3C6B2F)
		}
		d.band(p, c, radius*0.79, min(d.From, d.To), max(d.From, d.To), radius*0.1, col)
		d.scale(p, c, radius)
		d.needle(p, c, radius*needleLength, d.From, theme.Alpha(theme.SoftInk, 0.4), 2)
		d.needle(p, c, radius*needleLength, d.To, col, 3.2)
		p.Disc(c, radius*0.1, theme.BrassHi, theme.BrassLo)
	})
}

// at returns the point of the gauge at the angle of the probability chance, at a distance radius
// from the centre c.
func (d Dial) at(c geom.Point, radius, chance float64) geom.Point {
	sin, cos := math.Sincos(d.angle(chance))
	return geom.Point{X: c.X + radius*cos, Y: c.Y + radius*sin}
}

// band draws an arc of the scale in the colour col. from and to are the probabilities at its ends.
// c is the centre of the gauge, radius the radius of the arc, and width the width of the line.
func (d Dial) band(p *paint.Canvas, c geom.Point, radius, from, to, width float64, col color.RGBA) {
	n := max(1, int(60*(to-from)))
	last := d.at(c, radius, from)
	for i := range n {
		next := d.at(c, radius, from+(to-from)*float64(i+1)/float64(n))
		p.Line(last, next, width, col)
		last = next
	}
}

// scale draws the ticks of the scale with their numbers. c is the centre of the gauge, and
// radius its radius.
func (d Dial) scale(p *paint.Canvas, c geom.Point, radius float64) {
	step := 0.2
	full := cmp.Or(d.Full, 100)
	if full == 100 {
		step = 0.25
	}
	small := max(radius*0.16, 9)
	for x := 0.0; x <= 1+1e-9; x += step {
		p.Line(d.at(c, radius*0.84, x), d.at(c, radius*0.73, x), 1.6, theme.Ink)
		mid := d.at(c, radius*numbersAt, x)
		p.Label(strconv.Itoa(int(full*x+0.5)), geom.Around(mid, 30, small*1.5),
			paint.Style{Face: paint.Bold, Size: small, Color: theme.SoftInk, Align: paint.Center})
	}
}

func (d Dial) needle(p *paint.Canvas, c geom.Point, length, chance float64, col color.RGBA, width float64) {
	p.Line(c, d.at(c, length, chance), width, col)
}
