package pieces

import (
	"image/color"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Gauge shows an amount and a target as a groove that fills up. The groove has single cells for
// small amounts and is one bar for large ones.
type Gauge struct {
	Value, Target int
	// amount at which the groove is completely filled; 0 means the larger one of Value and Target
	Max    int
	Colour color.RGBA // colour of the filling; the zero value means brass
}

// maxCells is the maximum amount for which a gauge has one cell per unit.
const maxCells = 12

// most returns the amount at which the groove is full.
func (g Gauge) most() int { return max(g.Max, g.Value, g.Target, 1) }

// Cells returns the number of cells of the groove, 1 for a bar.
func (g Gauge) Cells() int {
	if g.most() > maxCells {
		return 1
	}
	return g.most()
}

// Draw draws the gauge in r, on wood or paper. The part of the amount beyond the target is drawn in
// oxblood.
func (g Gauge) Draw(p *paint.Canvas, r geom.Rect) {
	full := g.Colour
	if full.A == 0 {
		full = theme.Brass
	}
	if g.Cells() > 1 {
		for i := range g.Cells() {
			g.cell(p, g.Cell(r, i), i, full)
		}
		return
	}
	groove(p, r)
	part := func(from, to int, c color.RGBA) {
		if to > from {
			k := r.W / float64(g.most())
			bar := geom.R(r.X+float64(from)*k, r.Y, float64(to-from)*k, r.H).Inset(1.6)
			p.Gradient(bar, r.H/2-1.6, theme.Lighten(c, 0.28), theme.Darken(c, 0.12))
		}
	}
	want := g.Target
	if want == 0 {
		want = g.most()
	}
	part(0, min(g.Value, want), full)
	part(want, g.Value, theme.Oxblood)
	if g.Target > 0 && g.Target < g.most() {
		x := r.X + r.W*float64(g.Target)/float64(g.most())
		p.Rect(geom.R(x-1, r.Y-3, 2, r.H+6), 1, theme.Cream)
		p.Outline(geom.R(x-1, r.Y-3, 2, r.H+6).Inset(-0.8), 1.4, 0.8, theme.WalnutInk)
	}
}

// Cell returns the rectangle of the i-th cell from the left.
func (g Gauge) Cell(r geom.Rect, i int) geom.Rect {
	const gap, long = 3, 2.2
	w := min((r.W-gap*float64(g.Cells()-1))/float64(g.Cells()), r.H*long)
	return geom.R(r.X+float64(i)*(w+gap), r.Y, w, r.H)
}

// cell draws the i-th cell. full is the colour of the cells that the amount includes.
func (g Gauge) cell(p *paint.Canvas, c geom.Rect, i int, full color.RGBA) {
	groove(p, c)
	if g.Target > 0 && i >= g.Target && i >= g.Value {
		return
	}
	if i >= g.Value {
		p.Outline(c.Inset(1), c.H/2, 1.2, theme.Alpha(full, 0.85))
		return
	}
	if g.Target > 0 && i >= g.Target {
		full = theme.Oxblood
	}
	p.Gradient(c.Inset(1.4), c.H/2-1.4, theme.Lighten(full, 0.32), theme.Darken(full, 0.14))
	p.SoftRect(geom.R(c.X+c.H*0.3, c.Y+c.H*0.2, c.W-c.H*0.6, c.H*0.22), c.H*0.1, 0.8, 0, theme.Alpha(theme.Lit, 0.5))
}

// groove draws an empty groove in the rectangle r.
func groove(p *paint.Canvas, r geom.Rect) {
	p.Rect(r.Move(0, 0.8), r.H/2, theme.Alpha(theme.Cream, 0.25))
	p.Rect(r, r.H/2, theme.RGB(0x1C0E07))
	p.Gradient(r.Inset(1), r.H/2-1, theme.RGB(0x24130A), theme.RGB(0x47280F))
}
