// Package pieces draws the things that lie on a table: plaques, panels, buttons, coins, tokens, cards, dice.
// It knows no game.
package pieces

import (
	"image/color"
	"strconv"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// coinRim is the dark edge of everything struck from brass.
var coinRim = theme.RGB(0x3A220F)

// Panel draws a worn parchment sheet that lies on the table.
func Panel(p *paint.Pen, r geom.Rect, seed float64) {
	p.Lift(r.Inset(2), 5, 7)
	p.Sheet(r.Inset(-3), paint.Paper{Tint: theme.Parchment, Radius: 5, Wear: 2.2, Seed: seed})
}

// Plaque draws a walnut board with two brass nails.
func Plaque(p *paint.Pen, r geom.Rect) {
	p.Lift(r.Move(0, 2), 8, 4)
	p.Rect(r, 8, theme.RGB(0x1C0E07))
	p.Grad(r.Inset(1.5), 6.8, theme.Walnut, theme.RGB(0x4B2712))
	p.Grad(r.Inset(4), 5, theme.WalnutMid, theme.RGB(0x533012))
	for _, x := range []float64{r.X + 16, r.Right() - 16} {
		Nail(p, geom.Point{X: x, Y: r.Center().Y}, 4)
	}
}

// Nail draws the brass head of a nail.
func Nail(p *paint.Pen, c geom.Point, r float64) {
	p.Soft(geom.Around(geom.Point{X: c.X + 1, Y: c.Y + 1.5}, 2*r, 2*r), r, 1.5, 0, theme.Alpha(theme.Shadow, 0.55))
	p.Disc(c, r, theme.BrassHi, theme.BrassLo)
}

// Coin draws a struck disc of the given radius.
func Coin(p *paint.Pen, c geom.Point, r float64) {
	shade := theme.Alpha(theme.Shadow, 0.5)
	p.Soft(geom.Around(geom.Point{X: c.X + 1, Y: c.Y + 2}, 2*r, 2*r), r, 2.5, 0, shade)
	p.Disc(c, r, coinRim, coinRim)
	p.Disc(c, r-1.4, theme.BrassHi, theme.BrassLo)
	p.Disc(c, r*0.76, theme.BrassLo, theme.BrassHi)
	p.Disc(c, r*0.70, theme.BrassHi, theme.BrassLo)
}

// CoinWith draws a coin with a number on it.
func CoinWith(p *paint.Pen, c geom.Point, r float64, n int) {
	Coin(p, c, r)
	p.Label(strconv.Itoa(n), geom.Around(c, 1.7*r, 2*r).Move(0, -0.5), paint.Style{
		Face: paint.Bold, Size: r * 1.02, Color: theme.RGB(0x3A1F0A), Edge: theme.Alpha(theme.Cream, 0.55),
		Align: paint.Center, Fixed: true,
	})
}

// Money draws a small coin and an amount right of it, both on the line through at.
func Money(p *paint.Pen, at geom.Point, size float64, amount int, c color.RGBA) (width float64) {
	r := size * 0.5
	Coin(p, geom.Point{X: at.X + r, Y: at.Y}, r)
	st := paint.Style{Face: paint.Bold, Size: size, Color: c, Fixed: true}
	s := strconv.Itoa(amount)
	w, _ := p.Measure(s, st)
	p.Text(s, geom.Point{X: at.X + 2*r + 5, Y: at.Y - size*theme.LineHeight/2}, st)
	return 2*r + 5 + w
}

// Token draws the disc, diamond, square, … of a seat with an icon on it, centred on c.
func Token(p *paint.Pen, c geom.Point, size float64, seat int, icon string) {
	look := theme.Seats[seat%len(theme.Seats)]
	outline(p, look.Shape, geom.Point{X: c.X + 1, Y: c.Y + 2}, size, theme.Alpha(theme.Shadow, 0.5))
	outline(p, look.Shape, c, size, theme.Ink)
	outline(p, look.Shape, c, size-2.4, theme.Cream)
	outline(p, look.Shape, c, size-4, look.Colour)
	if icon != "" {
		k := 0.54
		if look.Shape == theme.Triangle || look.Shape == theme.Star {
			k = 0.42
			c.Y += size * 0.07
		}
		p.Icon(icon, c, size*k, theme.On(look.Colour))
	}
}

// outline fills the shape of a seat's token.
func outline(p *paint.Pen, s theme.Shape, c geom.Point, size float64, col color.RGBA) {
	switch s {
	case theme.Circle:
		p.Disc(c, size/2, col, col)
	case theme.Diamond:
		p.Icon("diamond", c, size*1.12, col)
	case theme.Square:
		p.Rect(geom.Around(c, size*0.88, size*0.88), 3, col)
	case theme.Hexagon:
		p.Icon("hexagon", c, size*1.08, col)
	case theme.Triangle:
		p.Icon("triangle", geom.Point{X: c.X, Y: c.Y - size*0.04}, size*1.1, col)
	case theme.Star:
		p.Icon("star", c, size*1.14, col)
	}
}

// Pawn draws a standing wooden pawn in a colour, its foot at the bottom of r.
func Pawn(p *paint.Pen, r geom.Rect, col color.RGBA) {
	c := r.Center()
	size := min(r.W, r.H)
	p.Soft(geom.Around(geom.Point{X: c.X + size*0.14, Y: r.Bottom() - size*0.10}, size*0.74, size*0.3), size*0.15, 2, 0,
		theme.Alpha(theme.Shadow, 0.5))
	p.Icon("pawn", geom.Point{X: c.X, Y: c.Y}, size+2.4, theme.Ink)
	p.Icon("pawn", c, size-0.4, theme.Cream)
	p.Icon("pawn", c, size-2.2, col)
}
