// Package hexmap draws maps of hexes: the country below ([Country]), railways or roads that run through it side by side
// ([Tracks]), and the marks that a game sets on hexes. It knows no game: a table says where what lies.
//
// A unit of a map is the height of a hex. Hexes have flat tops and axial coordinates; the map's origin is where the hex
// (0, 0) touches both axes.
package hexmap

import (
	"image/color"
	"math"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
)

// Hex is a place on the grid, in axial coordinates: Q goes to the south-east, R to the south.
type Hex struct{ Q, R int }

// Sides are the steps to the neighbours of a hex, clockwise from the north.
var Sides = [6]Hex{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}

// Add returns the hex that lies so far from h.
func (h Hex) Add(d Hex) Hex { return Hex{h.Q + d.Q, h.R + d.R} }

// Middle returns the middle of a hex on the map.
func (h Hex) Middle() geom.Point {
	q, r := float64(h.Q), float64(h.R)
	return geom.Point{X: (1.5*q + 1) * reach, Y: r + q/2 + 0.5}
}

// reach is the distance from the middle of a hex to its corners.
const reach = 1 / 1.7320508075688772

// Map is a map in its window, which hands move.
type Map struct{ ui.Viewport }

// Hex returns where the middle of a hex lies, also beside the map.
func (m *Map) Hex(h Hex) geom.Point { return m.At(h.Middle()) }

// Height is the height of a hex in design units.
func (m *Map) Height() float64 { return m.Scale() }

// Radius is the distance from the middle of a hex to its corners in design units.
func (m *Map) Radius() float64 { return m.Scale() * reach }

// Cell is the rectangle in which a hex is pressed: those of neighbours touch.
func (m *Map) Cell(h Hex) geom.Rect { return geom.Around(m.Hex(h), m.Radius()*1.5, m.Height()) }

// Picture is where a picture of all that the window shows of the map lies, most of it outside when one has come nearer.
func (m *Map) Picture() geom.Rect { return m.Rect(m.Cover()) }

// Corner returns corner i of a hex, clockwise from the right.
func Corner(c geom.Point, radius float64, i int) geom.Point {
	sin, cos := math.Sincos(float64(i) * math.Pi / 3)
	return c.Add(radius*cos, radius*sin)
}

// Outline draws the sides of a hex.
func Outline(p *paint.Pen, c geom.Point, radius, width float64, col color.RGBA) {
	for i := range 6 {
		p.Line(Corner(c, radius, i), Corner(c, radius, i+1), width, col)
	}
}

// Rim draws the sides of a hex on a dark ground, so that they show on any land; strength is from 0 to 1.
func Rim(p *paint.Pen, c geom.Point, radius, width float64, col color.RGBA, strength float64) {
	Outline(p, c, radius, width+1.8, theme.Alpha(theme.WalnutInk, 0.85*strength))
	Outline(p, c, radius, width, theme.Alpha(col, strength))
}

// Fill lays a colour over a hex.
func Fill(p *paint.Pen, c geom.Point, radius float64, col color.RGBA) {
	p.Icon("hex-flat", c, 2*radius, col)
}

// Corners mark a hex at its corners only: for what has been and is not asked for.
func Corners(p *paint.Pen, c geom.Point, radius, width float64, col color.RGBA) {
	for i := range 6 {
		at := Corner(c, radius, i)
		for _, to := range [2]int{i + 5, i + 1} {
			p.Line(at, at.Lerp(Corner(c, radius, to), 0.16), width, col)
		}
	}
}

// Spots returns where the i-th of n things stands on a hex, in heights of the hex from its middle, and how large it may
// be. There are places for five.
func Spots(i, n int) (at geom.Point, size float64) {
	n = min(max(n, 1), len(spots)-1)
	s := spots[n]
	return s.at[min(max(i, 0), n-1)], s.size
}

// spots are the places by how many there are.
var spots = [...]struct {
	size float64
	at   []geom.Point
}{
	1: {0.44, []geom.Point{{X: 0, Y: 0}}},
	2: {0.36, []geom.Point{{X: -0.19, Y: 0}, {X: 0.19, Y: 0}}},
	3: {0.34, []geom.Point{{X: 0, Y: -0.19}, {X: -0.21, Y: 0.13}, {X: 0.21, Y: 0.13}}},
	4: {0.31, []geom.Point{{X: -0.18, Y: -0.18}, {X: 0.18, Y: -0.18}, {X: -0.18, Y: 0.18}, {X: 0.18, Y: 0.18}}},
	5: {0.29, []geom.Point{{X: 0, Y: -0.28}, {X: -0.28, Y: -0.06}, {X: 0.28, Y: -0.06}, {X: -0.17, Y: 0.25}, {X: 0.17, Y: 0.25}}},
}

// Arc returns where the i-th of n things stands in an arc over a house in the middle of a hex, in heights of the hex, and
// how large it may be.
func Arc(i, n int) (at geom.Point, size float64) {
	n = min(max(n, 1), len(arcs)-1)
	sin, cos := math.Sincos(math.Pi * (1.5 + (float64(i)-float64(n-1)/2)*arcs[n].step))
	return geom.Point{X: cos * 0.335, Y: sin*0.30 - 0.02}, arcs[n].size
}

// arcs say how far apart things stand in an arc, in half turns, and how large they are.
var arcs = [...]struct{ step, size float64 }{1: {0, 0.34}, 2: {0.40, 0.32}, 3: {0.34, 0.30}, 4: {0.30, 0.28}, 5: {0.25, 0.265}}

// Sheet paints the paper on which a map is printed.
func Sheet(p *paint.Pen, r geom.Rect) {
	p.Lift(r, 4, 6)
	p.Sheet(r.Inset(-2), paint.Paper{Tint: theme.MapSheet, Radius: 4, Wear: 1.4, Seed: 8})
}

// Frame draws the border of a map in a window, with the ticks of its degrees.
func Frame(p *paint.Pen, w geom.Rect) {
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

// Target draws a hex that may be pressed: a glow on the ground and a rim of brass that breathes, of another colour where a
// hint proposes it. It is the loudest mark on a map.
func Target(p *paint.Pen, at geom.Point, radius, hover, breath float64, proposed bool) {
	c := theme.Brass
	if proposed {
		c = theme.Focus
		p.Soft(geom.Around(at, radius*1.7, radius*1.7), radius*0.8, 8, 0, theme.Alpha(theme.Focus, 0.55))
	}
	Fill(p, at, radius, theme.Alpha(theme.BrassHi, 0.42*breath))
	Outline(p, at, radius, 6.4+hover, theme.Alpha(theme.WalnutInk, 0.9*breath))
	Outline(p, at, radius, 4.2+hover, theme.Alpha(c, breath))
	Outline(p, at, radius-2.6, 1.4, theme.Alpha(theme.RGB(0xFFF6D8), breath))
}

// Dot marks a hex that can be reached, above its middle.
func Dot(p *paint.Pen, at geom.Point, height float64) {
	at.Y -= height * 0.30
	p.Disc(at, height*0.10, theme.WalnutInk, theme.WalnutInk)
	p.Disc(at, height*0.075, theme.BrassHi, theme.Brass)
}
