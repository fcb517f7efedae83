package pieces

import (
	"image/color"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Goods is a kind of goods in a chest: its picture, how many there are, and how many are about to be given or gained.
type Goods struct {
	Icon   string
	Colour color.RGBA // of the icon; ink where zero
	Have   int
	Gives  int // goes away
	Gains  int // comes
	Rate   int // what one counts, told where it is more than 1
	Lit    bool
	Hover  float64
	Press  float64
}

// Draw draws the goods in r, which is higher than wide.
func (g Goods) Draw(p *paint.Pen, r geom.Rect) {
	z := 4 - 3*g.Press
	radius := min(8, r.W*0.16)
	p.Lift(r, radius, z)
	body := r.Move(0, g.Press)
	given := g.Gives > 0
	if given || g.Lit {
		p.Soft(body.Inset(-2), radius+2, 5, 0, theme.Alpha(theme.BrassHi, 0.7))
		p.Rect(body.Inset(-2), radius+2, theme.BrassHi)
	}
	p.Rect(body, radius, theme.WalnutInk)
	p.Grad(body.Inset(1.3), radius-1, theme.Lighten(theme.Walnut, 0.08*g.Hover), theme.Lighten(theme.WalnutLo, 0.10*g.Hover))
	well, foot := body.Inset(min(4, r.W*0.08)).CutTop(body.H * 0.58)
	top, low := theme.RGB(0xFBF1D6), theme.RGB(0xE6D3A4)
	if g.Have == 0 && g.Gains == 0 {
		top, low = theme.Mix(top, theme.Walnut, 0.55), theme.Mix(low, theme.Walnut, 0.55)
	}
	p.Rect(well.Move(0, 0.6), radius-2, theme.Alpha(theme.Shadow, 0.5))
	p.Grad(well, radius-2, theme.Mix(top, theme.Lit, g.Hover), low)
	ink := g.Colour
	if ink.A == 0 {
		ink = theme.Ink
	}
	if g.Have == 0 && g.Gains == 0 {
		ink = theme.Alpha(ink, 0.45)
	}
	p.Icon(g.Icon, well.Center(), min(well.W, well.H)*0.84, ink)
	g.figures(p, foot)
	if g.Rate > 1 {
		d := min(20, r.W*0.36)
		CoinWith(p, geom.Point{X: body.X + d*0.3, Y: body.Y + d*0.3}, d/2, g.Rate)
	}
}

// figures writes how many there are, and on a paper chip what changes.
func (g Goods) figures(p *paint.Pen, r geom.Rect) {
	st := paint.Style{Face: paint.Bold, Size: min(17, r.H*0.74), Color: theme.Cream, Align: paint.Center, Fixed: true}
	change := g.Gains - g.Gives
	if change == 0 {
		Figure(p, r, g.Have, st)
		return
	}
	left, right := r.Row(0, 2, 2), r.Row(1, 2, 2)
	Figure(p, left, g.Have, st)
	Chip(p, geom.Around(right.Center(), right.W, min(right.H, 19)), change)
}
