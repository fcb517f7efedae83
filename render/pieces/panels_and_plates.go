package pieces

import (
	"image/color"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// LeatherPanel draws a leather panel on the table that fills r. The parameter of is the owner's
// colour, shown by a strip at the left edge of the panel.
func LeatherPanel(p *paint.Canvas, r geom.Rect, of color.RGBA) {
	p.DropShadow(r, 8, 5)
	p.Rect(r, 8, theme.RGB(0x1A0C06))
	p.Gradient(r.Inset(1.5), 6.8, theme.RGB(0x5A321D), theme.RGB(0x3A1E10))
	p.Outline(r.Inset(4), 5, 1, theme.Alpha(theme.RGB(0xB98A5A), 0.35))
	p.Rect(geom.R(r.X+2.5, r.Y+9, 4, r.H-18), 2, of)
}

// Plate draws a small flat plate that fills r, with a vertical gradient from the colour top to the
// colour bottom.
func Plate(p *paint.Canvas, r geom.Rect, top, bottom color.RGBA) {
	p.SoftRect(r.Move(1, 2), 5, 2, 0, theme.Alpha(theme.Shadow, 0.45))
	p.Rect(r, 5, theme.WalnutInk)
	p.Gradient(r.Inset(1.2), 4, theme.Lighten(top, 0.2), bottom)
	p.Gradient(r.Inset(2.2), 3.2, top, bottom)
}

// Panel draws a worn sheet of parchment on the table that fills r; seed varies its outline.
func Panel(p *paint.Canvas, r geom.Rect, seed float64) {
	p.DropShadow(r.Inset(2), 5, 7)
	p.Sheet(r.Inset(-3), paint.Paper{Tint: theme.Parchment, Radius: 5, Wear: 2.2, Seed: seed})
}

// Plaque draws a walnut board that fills r, with a brass nail at each end.
func Plaque(p *paint.Canvas, r geom.Rect) {
	p.DropShadow(r.Move(0, 2), 8, 4)
	p.Rect(r, 8, theme.RGB(0x1C0E07))
	p.Gradient(r.Inset(1.5), 6.8, theme.Walnut, theme.RGB(0x4B2712))
	p.Gradient(r.Inset(4), 5, theme.WalnutMid, theme.RGB(0x533012))
	for _, x := range []float64{r.X + 16, r.Right() - 16} {
		Nail(p, geom.Point{X: x, Y: r.Center().Y}, 4)
	}
}

// LeatherMat draws a leather mat that fills r, with a seam of brass thread.
func LeatherMat(p *paint.Canvas, r geom.Rect) {
	p.DropShadow(r, 12, 7)
	p.Rect(r, 12, theme.RGB(0x140905))
	p.Gradient(r.Inset(1.5), 11, theme.RGB(0x5A301A), theme.RGB(0x341809))
	p.Gradient(geom.R(r.X+8, r.Y+2, r.W-16, 2.4), 1, theme.Alpha(theme.Cream, 0.22), theme.Alpha(theme.Cream, 0))
	const stitch, gap, in = 7.0, 5.0, 8.0
	thread := theme.Alpha(theme.RGB(0xC98B3A), 0.7)
	for x := r.X + 2*in; x+stitch < r.Right()-2*in; x += stitch + gap {
		p.Rect(geom.R(x, r.Y+in, stitch, 1.4), 0.7, thread)
		p.Rect(geom.R(x, r.Bottom()-in-1.4, stitch, 1.4), 0.7, thread)
	}
	for y := r.Y + 2*in; y+stitch < r.Bottom()-2*in; y += stitch + gap {
		p.Rect(geom.R(r.X+in, y, 1.4, stitch), 0.7, thread)
		p.Rect(geom.R(r.Right()-in-1.4, y, 1.4, stitch), 0.7, thread)
	}
}

// Nail draws the brass head of a nail with the centre c and the radius r.
func Nail(p *paint.Canvas, c geom.Point, r float64) {
	p.SoftRect(geom.Around(geom.Point{X: c.X + 1, Y: c.Y + 1.5}, 2*r, 2*r), r, 1.5, 0, theme.Alpha(theme.Shadow, 0.55))
	p.Disc(c, r, theme.BrassHi, theme.BrassLo)
}
