package pieces

import (
	"image/color"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Slate draws a slate in a walnut frame that fills r. It is the background of numbers that are
// written in chalk, such as prices and levels.
func Slate(p *paint.Canvas, r geom.Rect) {
	p.DropShadow(r, 6, 6)
	p.Rect(r, 6, theme.RGB(0x1C0E07))
	p.Gradient(r.Inset(1.4), 5, theme.RGB(0x8A5230), theme.RGB(0x5A3018))
	p.Rect(r.Inset(7.4), 3, theme.RGB(0x1A0D07))
	in := r.Inset(9)
	p.Gradient(in, 2, theme.RGB(0x3B464B), theme.RGB(0x262E33))
	p.Clip(in, func() { // traces of wiped-off chalk
		for i, at := range []geom.Rect{geom.R(0.06, 0.2, 0.5, 0.18), geom.R(0.44, 0.52, 0.48, 0.22),
			geom.R(0.2, 0.74, 0.4, 0.14)} {
			p.SoftRect(geom.R(in.X+at.X*in.W, in.Y+at.Y*in.H, at.W*in.W, at.H*in.H), 10, 18, 0,
				theme.Alpha(theme.RGB(0x9DA8A6), 0.05+0.015*float64(i)))
		}
		p.SoftRect(geom.R(in.X-4, in.Y-6, in.W+8, 8), 3, 5, 0, theme.Alpha(theme.Shadow, 0.6))
	})
}

// Step draws a wooden step that fills r, for a place below a slate. A chosen step is made of brass.
// hover, from 0 to 1, makes the step lighter.
func Step(p *paint.Canvas, r geom.Rect, chosen bool, hover float64) {
	p.SoftRect(r.Move(3, 1), 2, 3, 0, theme.Alpha(theme.Shadow, 0.5))
	top, bottom, edge := theme.RGB(0x6B4028), theme.RGB(0x40241A), theme.RGB(0xB9803F)
	if chosen {
		top, bottom, edge = theme.RGB(0xD9A441), theme.RGB(0x94631F), theme.BrassHi
	}
	p.Gradient(r, 2, theme.Lighten(top, 0.1*hover), theme.Lighten(bottom, 0.1*hover))
	p.Rect(geom.R(r.X, r.Y, r.W, 4), 1, theme.Lighten(edge, 0.2*hover))
}

// WalnutFrame draws a walnut frame around the rectangle r, with a bar in the colour c along its
// lower edge.
func WalnutFrame(p *paint.Canvas, r geom.Rect, c color.RGBA) {
	p.DropShadow(r, 8, 6)
	p.Rect(r, 8, theme.RGB(0x1C0E07))
	p.Gradient(r.Inset(1.4), 7, theme.RGB(0x9A6038), theme.RGB(0x5A3018))
	p.Gradient(r.Inset(4), 5, theme.RGB(0x6E4124), theme.RGB(0x482613))
	p.Rect(geom.R(r.X+8, r.Bottom()-6.4, r.W-16, 4.4), 2, theme.RGB(0x1C0E07))
	p.Rect(geom.R(r.X+8.8, r.Bottom()-5.6, r.W-17.6, 2.8), 1.4, c)
}

// Tintype draws a framed dark photographic plate that fills r, onto which a face can be drawn.
func Tintype(p *paint.Canvas, r geom.Rect) {
	p.Rect(r, 5, theme.Alpha(theme.BrassLo, 0.8))
	p.Gradient(r.Inset(1.2), 4, theme.RGB(0x1B0F0C), theme.RGB(0x2A1813))
	p.SoftRect(geom.R(r.X+2, r.Y+1, r.W-4, 5), 3, 4, 0, theme.Alpha(theme.Shadow, 0.7))
}

// Dashed draws a dashed outline along r, to mark a place that is still empty; wide is the width of
// the line in design units.
func Dashed(p *paint.Canvas, r geom.Rect, wide float64, c color.RGBA) {
	const dash, gap = 9.0, 7.0
	for x := r.X + 6; x+dash < r.Right()-4; x += dash + gap {
		p.Rect(geom.R(x, r.Y, dash, wide), wide/2, c)
		p.Rect(geom.R(x, r.Bottom()-wide, dash, wide), wide/2, c)
	}
	for y := r.Y + 6; y+dash < r.Bottom()-4; y += dash + gap {
		p.Rect(geom.R(r.X, y, wide, dash), wide/2, c)
		p.Rect(geom.R(r.Right()-wide, y, wide, dash), wide/2, c)
	}
}

// BrassPlate draws a brushed brass plate with a screw in each corner that fills r. It is the
// background of tracks with markers; dark text on it is easy to read.
func BrassPlate(p *paint.Canvas, r geom.Rect) {
	p.DropShadow(r, 6, 6)
	p.Rect(r, 6, theme.RGB(0x3A220F))
	p.Gradient(r.Inset(1.4), 5, theme.RGB(0xF3DDA0), theme.RGB(0x9C6F2A))
	p.Gradient(r.Inset(3), 4, theme.RGB(0xE8CB85), theme.RGB(0xC9A157))
	p.Clip(r.Inset(3), func() {
		for i := range int(r.H / 3) { // brush marks
			shade := theme.Alpha(theme.RGB(0xFFF0C4), 0.05+0.09*scatter(3, uint32(i)))
			if i%2 == 1 {
				shade = theme.Alpha(theme.RGB(0x6A4416), 0.03+0.05*scatter(5, uint32(i)))
			}
			p.Rect(geom.R(r.X, r.Y+3*float64(i), r.W, 1.2), 0, shade)
		}
	})
	for _, at := range [][2]float64{{8, 8}, {r.W - 8, 8}, {8, r.H - 8}, {r.W - 8, r.H - 8}} {
		c := geom.Point{X: r.X + at[0], Y: r.Y + at[1]}
		p.Disc(c, 2.6, theme.RGB(0x5A3A14), theme.RGB(0x5A3A14))
		p.Disc(c.Add(-0.3, -0.4), 2, theme.RGB(0xF6E2AC), theme.RGB(0x9A6E2A))
	}
}

// scatter returns a pseudorandom number from 0 to 1 that depends only on its arguments.
func scatter(seed, n uint32) float64 {
	x := seed*0x9E3779B1 ^ n*0x85EBCA6B
	x ^= x >> 15
	x *= 0x2C1B3C6D
	x ^= x >> 12
	x *= 0x297A2D39
	x ^= x >> 15
	return float64(x) / (1 << 32)
}
