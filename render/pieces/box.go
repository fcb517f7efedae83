package pieces

import (
	"image/color"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Lid is the picture on a game's box: a desert evening with what the game is about in front of it.
type Lid struct {
	Name   string
	Accent color.RGBA
	Icon   string   // in front, large
	Behind []string // on the horizon, small, from left to right
	Foot   string   // one line at the lower edge
}

// A lid has the size of a card, so that [Cards] can keep its picture.
const (
	lidW = CardW
	lidH = CardH
)

// Paint draws the lid in a rectangle of CardW by CardH units at the origin.
func (l Lid) Paint(p *paint.Pen) {
	all := geom.R(0, 0, lidW, lidH)
	p.SheetOnce(all, paint.Paper{Tint: l.Accent, Radius: 3, Wear: 0.2, Seed: 4})
	l.sky(p)
	l.ground(p)
	l.words(p, all)
	p.Flush()
}

// horizon is where the land begins.
const horizon = 140

// The evening sky of every lid, from the zenith down.
var dusk = [...]color.RGBA{theme.RGB(0x274A57), theme.RGB(0x5F6F63), theme.RGB(0xD48A3E), theme.RGB(0xF3CF7E)}

// sky paints the evening, the sun and the far mesas over the texture of the paper.
func (l Lid) sky(p *paint.Pen) {
	const veil = 0.86 // the paper shows through
	step := float64(horizon) / float64(len(dusk)-1)
	for i := range len(dusk) - 1 {
		p.Grad(geom.R(0, step*float64(i), lidW, step+0.4), 0, theme.Alpha(dusk[i], veil), theme.Alpha(dusk[i+1], veil))
	}
	sun := geom.Point{X: lidW * 0.5, Y: 104}
	for i := range 3 {
		d := 124 - 24*float64(i)
		p.Soft(geom.Around(sun, d, d), d/2, 8, 0, theme.Alpha(theme.BrassHi, 0.20))
	}
	p.Disc(sun, 28, theme.RGB(0xFFF6DC), theme.RGB(0xF9DC92))
	far, near := theme.RGB(0xB0623A), theme.RGB(0x7A3322)
	for _, m := range []struct {
		x, w, h float64
		col     color.RGBA
	}{{-16, 52, 40, far}, {104, 70, 30, far}, {40, 30, 9, far}, {88, 22, 13, far}, {-12, 40, 22, near}, {124, 46, 26, near}} {
		top := theme.Lighten(m.col, 0.16)
		p.Grad(geom.R(m.x, horizon-m.h, m.w, m.h+6), 2.5, top, m.col)
		p.Grad(geom.R(m.x-7, horizon-m.h*0.42, m.w+14, m.h*0.42+6), 4, theme.Mix(top, m.col, 0.6), m.col)
	}
}

// ground paints the land, the skyline and what stands in front.
func (l Lid) ground(p *paint.Pen) {
	skyline := theme.RGB(0x3A1810)
	for i, name := range l.Behind {
		at := geom.Point{X: lidW * (float64(i) + 0.5) / float64(len(l.Behind)), Y: horizon - 11}
		p.Icon(name, at, 34, skyline)
	}
	p.Grad(geom.R(-4, horizon, lidW+8, 34), 0, theme.RGB(0xC98746), theme.RGB(0x9A5428))
	p.Grad(geom.R(-4, horizon+34, lidW+8, lidH-horizon), 0, theme.RGB(0x9A5428), theme.RGB(0x2A110A))
	p.Soft(geom.R(-20, horizon-2, lidW+40, 6), 3, 4, 0, theme.Alpha(theme.BrassHi, 0.5))
	front := geom.Point{X: lidW / 2, Y: horizon + 14}
	p.Soft(geom.Around(geom.Point{X: front.X + 4, Y: front.Y + 32}, 76, 9), 5, 5, 0, theme.Alpha(theme.Shadow, 0.5))
	// A rim of light from the low sun behind it, then the thing itself.
	p.Icon(l.Icon, geom.Point{X: front.X, Y: front.Y - 1.3}, 84, theme.RGB(0xFBD37E))
	p.Icon(l.Icon, front, 84, theme.RGB(0x21100A))
}

func (l Lid) words(p *paint.Pen, all geom.Rect) {
	band := geom.R(11, 16, lidW-22, 38)
	p.Soft(band.Move(1, 3), 5, 4, 0, theme.Alpha(theme.Shadow, 0.55))
	p.Rect(band.Inset(-1), 5, theme.RGB(0x1C0E07))
	p.Grad(band, 4.5, theme.Walnut, theme.RGB(0x4B2712))
	p.Outline(band.Inset(2.6), 3, 0.9, theme.Brass)
	p.Label(l.Name, band.Pad(9, 0).Move(0, -0.5), paint.Style{
		Face: paint.Display, Size: 24, Color: theme.BrassHi, Edge: theme.Alpha(theme.RGB(0x120805), 0.95), Align: paint.Center,
	})
	p.Label(l.Foot, geom.R(14, lidH-25, lidW-28, 16), paint.Style{
		Face: paint.Bold, Size: 10, Color: theme.MapSheet, Align: paint.Center,
	})
	p.Outline(all.Inset(5), 2.5, 1, theme.Alpha(theme.Brass, 0.9))
	p.Outline(all.Inset(0.6), 3, 1.2, theme.Alpha(theme.Cream, 0.35))
}

// Box draws a game's box with its lid, seen from the edge of the table, so that it fills r. Raise, from 0 to 1, lifts
// it off the cloth.
func Box(p *paint.Pen, r geom.Rect, lid *ebiten.Image, accent color.RGBA, raise float64) {
	const depth = 0.045 // of the height: the front side below the lid
	d := r.H * depth
	top := geom.R(r.X, r.Y, r.W, r.H-d)
	p.Lift(r, 4, 10+10*raise)
	up := top.Move(0, -5*raise)
	front := geom.R(up.X, up.Y+8, up.W, up.H-8+d)
	side := theme.Mix(accent, theme.WalnutLo, 0.55)
	if raise > 0 {
		p.Soft(front.Inset(-2), 6, 7, 0, theme.Alpha(theme.BrassHi, 0.75*raise))
	}
	p.Grad(front, 4, side, theme.Darken(side, 0.62))
	p.Rect(geom.R(up.X+1, up.Bottom()-0.5, up.W-2, 1.6), 0, theme.Alpha(theme.Shadow, 0.6))
	p.Image(lid, up, 0, paint.White)
}

// BoxRatio is the width of a box as a share of its height.
const BoxRatio = CardW / (CardH * 1.045)
