package narrowgauge

import (
	"math"

	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
)

// Sizes of the map. A place on it is a share of its frame: X from 0 to 1 across, Y from 0 to 1 down.
const (
	frameRatio = 0.9815 // width of the frame as a share of its height
	hexWide    = 2.0 / 17
	hexHigh    = 1.0 / 10
)

// chart says where the map lies in its window, and how far one has zoomed in.
type chart struct {
	window geom.Rect // what is seen, design units
	whole  geom.Rect // where the frame lies when all of the map is seen
	zoom   float64   // 1 to maxZoom
	middle geom.Point
}

// maxZoom is how far one can zoom in.
const maxZoom = 3

// fit puts the whole map into a window, keeping how far one has zoomed in.
func (m *chart) fit(window geom.Rect) {
	m.window = window
	m.whole = window.Inset(3).Fit(frameRatio, 1)
	if m.zoom == 0 {
		m.reset()
	}
	m.look(m.zoom, m.middle)
}

// reset shows the whole map.
func (m *chart) reset() { m.zoom, m.middle = 1, geom.Point{X: 0.5, Y: 0.5} }

// look zooms to a factor and looks at a place, as far as the map reaches.
func (m *chart) look(zoom float64, middle geom.Point) {
	m.zoom = min(max(zoom, 1), maxZoom)
	slackX := m.window.W / m.whole.W * (1 - 1/m.zoom) / 2
	slackY := m.window.H / m.whole.H * (1 - 1/m.zoom) / 2
	m.middle.X = min(max(middle.X, 0.5-slackX), 0.5+slackX)
	m.middle.Y = min(max(middle.Y, 0.5-slackY), 0.5+slackY)
}

// zoomAt zooms by a factor so that the point under the hand stays where it is.
func (m *chart) zoomAt(at geom.Point, factor float64) {
	held := m.place(at)
	m.look(m.zoom*factor, m.middle)
	now := m.place(at)
	m.look(m.zoom, geom.Point{X: m.middle.X + held.X - now.X, Y: m.middle.Y + held.Y - now.Y})
}

// pan moves the map under the hand.
func (m *chart) pan(dx, dy float64) {
	m.look(m.zoom, geom.Point{X: m.middle.X - dx/m.width(), Y: m.middle.Y - dy/m.height()})
}

// width and height are those of the whole frame as it is zoomed, in design units.
func (m *chart) width() float64  { return m.whole.W * m.zoom }
func (m *chart) height() float64 { return m.whole.H * m.zoom }

// point returns where a place of the map lies in design units.
func (m *chart) point(x, y float64) geom.Point {
	c := m.window.Center()
	return geom.Point{X: c.X + (x-m.middle.X)*m.width(), Y: c.Y + (y-m.middle.Y)*m.height()}
}

// place is the reverse of point.
func (m *chart) place(p geom.Point) geom.Point {
	c := m.window.Center()
	return geom.Point{X: m.middle.X + (p.X-c.X)/m.width(), Y: m.middle.Y + (p.Y-c.Y)/m.height()}
}

// cover is the part of the map that its picture shows, as shares of the frame: what fills the window when the whole
// map is seen.
func (m *chart) cover() geom.Rect {
	w, h := m.window.W/m.whole.W, m.window.H/m.whole.H
	return geom.R(0.5-w/2, 0.5-h/2, w, h)
}

// picture is where the picture of the map lies now, most of it outside the window when one has zoomed in.
func (m *chart) picture() geom.Rect {
	at := m.cover()
	a, b := m.point(at.X, at.Y), m.point(at.Right(), at.Bottom())
	return geom.R(a.X, a.Y, b.X-a.X, b.Y-a.Y)
}

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
