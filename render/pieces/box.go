package pieces

import (
	"image/color"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Lid is the picture on a game's box: an evening in the country of the game, with what it is about in front.
type Lid struct {
	Name   string
	Accent color.RGBA
	Land   paint.Land // of the horizon; mesas where it is zero
	Behind []string   // on the horizon, small, from left to right
	Icon   string     // in front, large, in the colour Body with gaps in the colour Line
	Body   color.RGBA
	Line   color.RGBA
	Cargo  string // what lies on top of it in gold, small; "" for nothing
	Foot   string // one line at the lower edge
}

// A lid has the size of a card, so that [Cards] can keep its picture.
const (
	lidW = CardW
	lidH = CardH
)

// Paint draws the lid in a rectangle of CardW by CardH units at the origin.
func (l Lid) Paint(p *paint.Pen) {
	all := geom.R(0, 0, lidW, lidH)
	land := l.Land
	if land.Height == 0 {
		land = paint.Land{Height: 46, Steps: 0.9, Often: 0.8}
	}
	p.Vista(all, paint.Vista{
		Sky: [3]color.RGBA{theme.RGB(0x274A57), theme.RGB(0xCF8140), theme.RGB(0xF8DC92)},
		Orb: geom.Point{X: lidW * 0.5, Y: 102}, OrbR: 29, Halo: 0.42, OrbColor: theme.RGB(0xFFEFC0), Horizon: horizon, Land: land,
		Far: theme.RGB(0xB96A42), Near: theme.RGB(0x74301F), Ground: theme.RGB(0xBF7A40), Deep: theme.RGB(0x2E130B), Seed: 4.3,
	})
	l.things(p)
	l.words(p, all)
	p.Flush()
}

// horizon is where the land begins.
const horizon = 136

// things paints the skyline and what stands in front.
func (l Lid) things(p *paint.Pen) {
	air := theme.RGB(0xE8A35C)
	for i, name := range l.Behind {
		at := geom.Point{X: lidW * (float64(i) + 0.5) / float64(len(l.Behind)), Y: horizon - 11}
		far := paint.Figure{Icon: name, Body: theme.RGB(0x6A3826), Line: theme.RGB(0xFFCB6E), Far: 0.22, Air: air}
		p.FigureOnce(far, at, 34, 0)
	}
	front := geom.Point{X: lidW / 2, Y: horizon + 20}
	p.Soft(geom.Around(front.Add(6, 38), 96, 14), 7, 7, 0, theme.Alpha(theme.Shadow, 0.55))
	p.Flush()
	p.FigureOnce(paint.Figure{Icon: l.Icon, Body: l.Body, Line: l.Line}, front, 96, 0)
	if l.Cargo != "" {
		p.FigureOnce(paint.Figure{Icon: l.Cargo, Body: theme.RGB(0xF4C64E), Glow: 0.35}, front.Add(-2, -36), 50, 0)
	}
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
