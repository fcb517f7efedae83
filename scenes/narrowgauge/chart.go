package narrowgauge

import (
	"math"

	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/ui"
)

// Sizes of the map. A place on it is a share of its frame: X from 0 to 1 across, Y from 0 to 1 down.
const (
	frameRatio = 0.9815 // width of the frame as a share of its height
	hexWide    = 2.0 / 17
	hexHigh    = 1.0 / 10
)

// chart is the map in its window: the frame is one high and frameRatio wide, and can be moved and seen from nearer.
type chart struct {
	ui.Viewport
}

// mapEdge is left free round the frame when all of the map is seen, in design units.
const mapEdge = 3

// fit puts the whole map into a window, keeping how far one has zoomed in.
func (m *chart) fit(window geom.Rect) {
	m.Margin = mapEdge
	m.Fit(window, geom.R(0, 0, frameRatio, 1))
}

// whole is where the frame lies when all of the map is seen.
func (m *chart) whole() geom.Rect { return m.Window().Inset(mapEdge).Fit(frameRatio, 1) }

// height is that of the whole frame as it is zoomed, in design units.
func (m *chart) height() float64 { return m.Scale() }

// point returns where a place of the map lies in design units.
func (m *chart) point(x, y float64) geom.Point { return m.At(geom.Point{X: x * frameRatio, Y: y}) }

// cover is the part of the map that its picture shows, as shares of the frame: what fills the window when the whole
// map is seen.
func (m *chart) cover() geom.Rect {
	c := m.Cover()
	return geom.R(c.X/frameRatio, c.Y, c.W/frameRatio, c.H)
}

// picture is where the picture of the map lies now, most of it outside the window when one has zoomed in.
func (m *chart) picture() geom.Rect { return m.Rect(m.Cover()) }

// hex returns the middle of a place on the grid, also off the board.
func (m *chart) hex(h rules.Hex) geom.Point {
	return m.point(placeOf(h).X, placeOf(h).Y)
}

// placeOf returns the middle of a hex as a place of the map (3.5).
func placeOf(h rules.Hex) geom.Point {
	q, r := float64(h.Q), float64(h.R)
	return geom.Point{X: (1.5*q + 1) / 17, Y: (r + q/2 + 0.5) / 10}
}

// space returns the middle of a space.
func (m *chart) space(x rules.Space) geom.Point { return m.hex(x.Info().Hex) }

// hexHeight is the height of a hex in design units.
func (m *chart) hexHeight() float64 { return m.height() * hexHigh }

// radius is the distance from the middle of a hex to its corners.
func (m *chart) radius() float64 { return m.hexHeight() / math.Sqrt(3) }

// corner returns corner i of a hex, clockwise from the right.
func corner(c geom.Point, radius float64, i int) geom.Point {
	sin, cos := math.Sincos(float64(i) * math.Pi / 3)
	return geom.Point{X: c.X + radius*cos, Y: c.Y + radius*sin}
}

// cell is the rectangle in which a space is pressed: those of neighbours touch.
func (m *chart) cell(x rules.Space) geom.Rect {
	return geom.Around(m.space(x), m.radius()*1.5, m.hexHeight())
}

// stand returns where the i-th of n Locomotives stands on a space, and how large it is. In a City they stand in an arc
// over its name.
func (m *chart) stand(x rules.Space, i, n int) (at geom.Point, size float64) {
	c, h := m.space(x), m.hexHeight()
	if x.Info().City >= 0 {
		angle := math.Pi * (1.5 + (float64(i)-float64(n-1)/2)*cityArc[n])
		sin, cos := math.Sincos(angle)
		return geom.Point{X: c.X + cos*h*0.335, Y: c.Y - h*0.02 + sin*h*0.30}, h * citySize[n]
	}
	spots := stands[n]
	return geom.Point{X: c.X + spots[i].X*h, Y: c.Y + spots[i].Y*h}, h * standSize[n]
}

// Where Locomotives stand by how many there are, in heights of the hex, and how large they are.
var (
	stands = [rules.CompanyCount + 1][]geom.Point{
		1: {{X: 0, Y: 0}},
		2: {{X: -0.19, Y: 0}, {X: 0.19, Y: 0}},
		3: {{X: 0, Y: -0.19}, {X: -0.21, Y: 0.13}, {X: 0.21, Y: 0.13}},
		4: {{X: -0.18, Y: -0.18}, {X: 0.18, Y: -0.18}, {X: -0.18, Y: 0.18}, {X: 0.18, Y: 0.18}},
		5: {{X: 0, Y: -0.28}, {X: -0.28, Y: -0.06}, {X: 0.28, Y: -0.06}, {X: -0.17, Y: 0.25}, {X: 0.17, Y: 0.25}},
	}
	standSize = [rules.CompanyCount + 1]float64{1: 0.44, 2: 0.36, 3: 0.34, 4: 0.31, 5: 0.29}
	cityArc   = [rules.CompanyCount + 1]float64{1: 0, 2: 0.40, 3: 0.34, 4: 0.30, 5: 0.25}
	citySize  = [rules.CompanyCount + 1]float64{1: 0.34, 2: 0.32, 3: 0.30, 4: 0.28, 5: 0.265}
)
