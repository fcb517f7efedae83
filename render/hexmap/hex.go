// Package hexmap draws hex maps: the land ([Country]), railways or roads that run side by side
// through it ([Tracks]), and the marks that a game puts on hexes. [Map] is the viewport that the
// player pans and zooms. The table of the game Narrow Gauge uses the package and passes it the
// data; the package does not depend on any game.
//
// The map unit is the height of a hex. Hexes have flat tops and axial coordinates ([Hex]). In map
// units the bounding box of hex (0, 0) begins at the origin: its left and top edges are on the
// axes.
package hexmap

import (
	"image/color"
	"math"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
)

// Hex is a hex of the grid in axial coordinates: Q increases to the south-east, R to the south.
type Hex struct{ Q, R int }

// Directions are the offsets to the six neighbours of a hex, clockwise from the north.
var Directions = [6]Hex{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}

// Add returns the hex at offset d from h.
func (h Hex) Add(d Hex) Hex { return Hex{h.Q + d.Q, h.R + d.R} }

// Center returns the centre of a hex in map units.
func (h Hex) Center() geom.Point {
	q, r := float64(h.Q), float64(h.R)
	return geom.Point{X: (1.5*q + 1) * cornerRadius, Y: r + q/2 + 0.5}
}

// cornerRadius is the distance from the centre of a hex to its corners, in map units.
const cornerRadius = 1 / 1.7320508075688772

// Map is the viewport of a hex map: it converts map units to design units.
type Map struct{ ui.Viewport }

// Hex returns the centre of a hex in design units, also for hexes outside the viewport.
func (m *Map) Hex(h Hex) geom.Point { return m.At(h.Center()) }

// Height returns the height of a hex in design units.
func (m *Map) Height() float64 { return m.Scale() }

// Radius returns the distance from the centre of a hex to its corners, in design units.
func (m *Map) Radius() float64 { return m.Scale() * cornerRadius }

// Cell returns the clickable rectangle of a hex in design units. The rectangles of neighbours touch
// and do not overlap.
func (m *Map) Cell(h Hex) geom.Rect { return geom.Around(m.Hex(h), m.Radius()*1.5, m.Height()) }

// MapRect returns the rectangle of the whole map in design units. When the player has zoomed in,
// most of it is outside the visible window.
func (m *Map) MapRect() geom.Rect { return m.Rect(m.Cover()) }

// Corner returns corner i of a hex with centre c; radius is the distance from the centre to a
// corner. Corner 0 is on the right, and the others follow clockwise.
func Corner(c geom.Point, radius float64, i int) geom.Point {
	sin, cos := math.Sincos(float64(i) * math.Pi / 3)
	return c.Add(radius*cos, radius*sin)
}

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

// PiecePlace returns where to draw piece i, from 0 to n-1, of the n pieces on a hex: its position
// relative to the centre of the hex, and its maximum size. Both are in heights of the hex. There
// are positions for up to five pieces.
func PiecePlace(i, n int) (at geom.Point, size float64) {
	n = min(max(n, 1), len(spots)-1)
	s := spots[n]
	return s.at[min(max(i, 0), n-1)], s.size
}

// spots are the positions and sizes that PiecePlace returns, indexed by the number of pieces on the
// hex.
var spots = [...]struct {
	size float64
	at   []geom.Point
}{
	1: {0.44, []geom.Point{{X: 0, Y: 0}}},
	2: {0.36, []geom.Point{{X: -0.19, Y: 0}, {X: 0.19, Y: 0}}},
	3: {0.34, []geom.Point{{X: 0, Y: -0.19}, {X: -0.21, Y: 0.13}, {X: 0.21, Y: 0.13}}},
	4: {0.31, []geom.Point{{X: -0.18, Y: -0.18}, {X: 0.18, Y: -0.18}, {X: -0.18, Y: 0.18}, {X: 0.18, Y: 0.18}}},
	5: {0.29, []geom.Point{{X: 0, Y: -0.28}, {X: -0.28, Y: -0.06}, {X: 0.28, Y: -0.06}, {X: -0.17, Y: 0.25},
		{X: 0.17, Y: 0.25}}},
}

// ArcPlace is like [PiecePlace], but the n pieces form an arc above a house in the centre of a hex.
func ArcPlace(i, n int) (at geom.Point, size float64) {
	n = min(max(n, 1), len(arcs)-1)
	sin, cos := math.Sincos(math.Pi * (1.5 + (float64(i)-float64(n-1)/2)*arcs[n].step))
	return geom.Point{X: cos * 0.335, Y: sin*0.30 - 0.02}, arcs[n].size
}

// arcs are the values for ArcPlace, indexed by the number of pieces: step is the angle between
// neighbouring pieces in half turns, and size the size of a piece in heights of the hex.
var arcs = [...]struct{ step, size float64 }{1: {0, 0.34}, 2: {0.40, 0.32}, 3: {0.34, 0.30}, 4: {0.30, 0.28},
	5: {0.25, 0.265}}

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
