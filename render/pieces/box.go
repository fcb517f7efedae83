package pieces

import (
	"image/color"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Lid is the picture on a game's box: a country, and what the game is about in front of it.
type Lid struct {
	Name, Sub string // the name, and a second line below it, "" for none
	Accent    color.RGBA
	Scene     Scene  // as large as the lid
	Foot      string // one line at the lower edge
}

// A lid has the size of a card, so that [Cards] can keep its picture.
const (
	LidW = CardW
	LidH = CardH
)

// Paint draws the lid in a rectangle of LidW by LidH units at the origin.
func (l Lid) Paint(p *paint.Pen) {
	all := geom.R(0, 0, LidW, LidH)
	l.Scene.Paint(p, all)
	dusk := geom.R(0, LidH-44, LidW, 44)
	p.Grad(dusk, 0, theme.Alpha(theme.Shadow, 0), theme.Alpha(theme.Shadow, 0.8))
	l.words(p, all)
	p.Flush()
}

func (l Lid) words(p *paint.Pen, all geom.Rect) {
	band := geom.R(11, 16, LidW-22, 38)
	p.Soft(band.Move(1, 3), 5, 4, 0, theme.Alpha(theme.Shadow, 0.55))
	p.Rect(band.Inset(-1), 5, theme.RGB(0x1C0E07))
	p.Grad(band, 4.5, theme.Walnut, theme.RGB(0x4B2712))
	p.Outline(band.Inset(2.6), 3, 0.9, theme.Brass)
	for _, x := range []float64{band.X + 7, band.Right() - 7} {
		Nail(p, geom.Point{X: x, Y: band.Center().Y}, 1.7)
	}
	name := band.Pad(12, 0).Move(0, -0.5)
	if l.Sub != "" {
		name = geom.R(name.X, band.Y+3, name.W, 21)
		p.Label(l.Sub, geom.R(name.X, band.Y+22.5, name.W, 12), paint.Style{Face: paint.Italic, Size: 9.5, Color: theme.MapSheet, Align: paint.Center})
	}
	p.Label(l.Name, name, paint.Style{
		Face: paint.Display, Size: 24, Color: theme.BrassHi, Edge: theme.Alpha(theme.RGB(0x120805), 0.95), Align: paint.Center,
	})
	p.Label(l.Foot, geom.R(14, LidH-23, LidW-28, 14), paint.Style{
		Face: paint.Bold, Size: 9.5, Color: theme.MapSheet, Edge: theme.Alpha(theme.Shadow, 0.8), Align: paint.Center,
	})
	p.Outline(all.Inset(5), 2.5, 1, theme.Alpha(theme.Brass, 0.9))
	p.Outline(all.Inset(0.6), 3, 1.2, theme.Alpha(theme.Cream, 0.35))
}

// Box draws a game's box with its lid, seen from the edge of the table, so that it fills r. Raise, from 0 to 1, lifts
// it off the cloth.
func Box(p *paint.Pen, r geom.Rect, lid *ebiten.Image, accent color.RGBA, raise float64) {
	d := r.H * boxDepth
	top := geom.R(r.X, r.Y, r.W, r.H-d)
	p.Lift(r, 4, 10+10*raise)
	up := top.Move(0, -5*raise)
	front := geom.R(up.X, up.Y+8, up.W, up.H-8+d)
	side := theme.Mix(accent, theme.WalnutLo, 0.55)
	if raise > 0 {
		p.Soft(front.Inset(-2), 6, 7, 0, theme.Alpha(theme.BrassHi, 0.75*raise))
	}
	p.Grad(front, 4, side, theme.Darken(side, 0.62))
	tray := geom.R(front.X+2, front.Bottom()-d*0.42, front.W-4, d*0.42)
	p.Grad(tray, 3, theme.Darken(side, 0.45), theme.Darken(side, 0.75))
	p.Rect(geom.R(tray.X, tray.Y-0.6, tray.W, 1.2), 0, theme.Alpha(theme.Shadow, 0.7)) // where the lid ends
	p.Rect(geom.R(front.X+8, up.Bottom()+d*0.24, front.W-16, 1.1), 0, theme.Alpha(theme.Brass, 0.75))
	p.Rect(geom.R(up.X+1, up.Bottom()-0.5, up.W-2, 1.6), 0, theme.Alpha(theme.Shadow, 0.6))
	p.Image(lid, up, 0, paint.White)
	// The lamp catches the upper and the left edge.
	p.Grad(geom.R(up.X+2, up.Y+0.4, up.W-4, 1.4), 0.7, theme.Alpha(theme.Cream, 0.55), theme.Alpha(theme.Cream, 0.1))
	p.Rect(geom.R(up.X+0.4, up.Y+3, 1.2, up.H-6), 0.6, theme.Alpha(theme.Cream, 0.3))
	p.Rect(geom.R(up.Right()-1.8, up.Y+3, 1.6, up.H-6), 0.6, theme.Alpha(theme.Shadow, 0.35))
}

// boxDepth is how high the front side of a box looks below its lid, as a share of the whole.
const boxDepth = 0.06

// BoxRatio is the width of a box as a share of its height.
const BoxRatio = CardW / (CardH / (1 - boxDepth))
