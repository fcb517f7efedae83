package hexmap

import (
	"image/color"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Outline draws the six sides of a hex with centre c as lines of the given width, in design units.
// radius is the distance from the centre to a corner.
func Outline(p *paint.Canvas, c geom.Point, radius, width float64, col color.RGBA) {
	for i := range 6 {
		p.Line(Corner(c, radius, i), Corner(c, radius, i+1), width, col)
	}
}

// Rim draws the six sides of a hex with centre c over a wider dark line, so that they are visible
// on any terrain. radius is the distance from the centre to a corner and width the width of the
// sides, in design units. strength is the opacity of the sides, from 0 to 1.
func Rim(p *paint.Canvas, c geom.Point, radius, width float64, col color.RGBA, strength float64) {
	Outline(p, c, radius, width+1.8, theme.Alpha(theme.WalnutInk, 0.85*strength))
	Outline(p, c, radius, width, theme.Alpha(col, strength))
}

// Fill fills the hex with centre c in the colour col; radius is the distance from the centre to a
// corner.
func Fill(p *paint.Canvas, c geom.Point, radius float64, col color.RGBA) {
	p.Icon("hex-flat", c, 2*radius, col)
}

// Corners draws only the corners of a hex's outline, as lines of the given width. It marks hexes
// that have been used before and cannot be chosen now. c is the centre, and radius the distance
// from the centre to a corner.
func Corners(p *paint.Canvas, c geom.Point, radius, width float64, col color.RGBA) {
	for i := range 6 {
		at := Corner(c, radius, i)
		for _, to := range [2]int{i + 5, i + 1} {
			p.Line(at, at.Lerp(Corner(c, radius, to), 0.16), width, col)
		}
	}
}

// Sheet draws the paper on which a map is printed.
func Sheet(p *paint.Canvas, r geom.Rect) {
	p.DropShadow(r, 4, 6)
	p.Sheet(r.Inset(-2), paint.Paper{Tint: theme.MapSheet, Radius: 4, Wear: 1.4, Seed: 8})
}

// Frame draws the border of a map around the rectangle w, with ticks in alternating colours like
// the degrees on a printed map.
func Frame(p *paint.Canvas, w geom.Rect) {
	const ticks = 16
	p.Outline(w.Inset(-0.5), 1, 1.4, theme.Ink)
	p.Outline(w.Inset(-5.5), 1, 0.8, theme.Alpha(theme.Ink, 0.8))
	dark := theme.Alpha(theme.Ink, 0.75)
	for i := 0; i < ticks; i += 2 {
		top, left := w.Row(i, ticks, 0), w.Column(i, ticks, 0)
		p.Rect(geom.R(top.X, w.Y-4.6, top.W, 3.2), 0, dark)
		p.Rect(geom.R(top.X, w.Bottom()+1.4, top.W, 3.2), 0, dark)
		p.Rect(geom.R(w.X-4.6, left.Y, 3.2, left.H), 0, dark)
		p.Rect(geom.R(w.Right()+1.4, left.Y, 3.2, left.H), 0, dark)
	}
}

// Target draws the highlight of a hex that can be clicked, the most conspicuous mark on a map: a
// glow and a pulsing brass outline. at is the centre of the hex, and radius the distance from the
// centre to a corner. hover, from 0 to 1, widens the outline; breath is the opacity of the pulse,
// from 0 to 1. If proposed is true, because a hint proposes the hex, a wider outline in the focus
// colour surrounds it, and the hex itself stays clear.
func Target(p *paint.Canvas, at geom.Point, radius, hover, breath float64, proposed bool) {
	c := theme.Brass
	if proposed {
		c = theme.Focus
		Outline(p, at, radius+4, 5, theme.Alpha(theme.Focus, 0.45))
		breath = 1
	} else {
		Fill(p, at, radius, theme.Alpha(theme.BrassHi, 0.42*breath))
	}
	Outline(p, at, radius, 6.4+hover, theme.Alpha(theme.WalnutInk, 0.9*breath))
	Outline(p, at, radius, 4.2+hover, theme.Alpha(c, breath))
	Outline(p, at, radius-2.6, 1.4, theme.Alpha(theme.RGB(0xFFF6D8), breath))
}

// Dot draws a small disc above the centre of a hex, to mark that the hex can be reached. The given
// point is the centre of the hex, and height the height of the hex, in design units.
func Dot(p *paint.Canvas, at geom.Point, height float64) {
	at.Y -= height * 0.30
	p.Disc(at, height*0.10, theme.WalnutInk, theme.WalnutInk)
	p.Disc(at, height*0.075, theme.BrassHi, theme.Brass)
}
