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
	"math"

	"gulch/render/geom"
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
