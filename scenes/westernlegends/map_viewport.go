package westernlegends

import (
	"math"

	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/ui"
)

// chart is the map with its zoomable viewport. The viewport's content is the map, stretched
// horizontally to fit the shape of the window; its unit is the height of both boards.
type chart struct {
	ui.Viewport
	anteUp bool
	wide   float64 // factor by which the map is stretched horizontally
	// key of the picture of the land that is being painted in small steps between frames; the zero
	// value if no picture is pending
	pendingLand landKey
	painter     *landPainter // the painter of the pending picture, nil until painting has started
}

// fit adapts the map to a window, without changing the zoom: unzoomed, the part of the map that is
// in play fills the window. anteUp is true if both boards are in play.
func (m *chart) fit(window geom.Rect, anteUp bool) {
	m.anteUp = anteUp
	all := bounds(anteUp)
	m.wide = min(max(math.Round(100*window.W*all.H/max(window.H*all.W, 1))/100, leastWide), mostWide)
	m.Fit(window, m.stretched(all))
}

// Limits of chart.wide, the horizontal stretch of the map.
const (
	leastWide = 0.92
	mostWide  = 1.24
)

// stretch converts a point from map coordinates to the viewport's content coordinates.
func (m *chart) stretch(at geom.Point) geom.Point { return geom.Point{X: at.X * m.wide, Y: at.Y} }

// stretched converts a rectangle from map coordinates to the viewport's content coordinates.
func (m *chart) stretched(r geom.Rect) geom.Rect { return geom.R(r.X*m.wide, r.Y, r.W*m.wide, r.H) }

// place converts a point from map coordinates to the board's design units.
func (m *chart) place(at geom.Point) geom.Point { return m.At(m.stretch(at)) }

// spot returns the middle of space x on the board, in design units.
func (m *chart) spot(x rules.Space) geom.Point { return m.place(placeOf(x)) }

// radius returns the radius of a space in design units.
func (m *chart) radius() float64 { return m.Scale() * 0.046 * math.Sqrt(m.wide) }

// cell returns the rectangle around space x in which a press selects it, in design units.
func (m *chart) cell(x rules.Space) geom.Rect {
	high := 2 * 0.046 * m.Scale()
	return geom.Around(m.spot(x), high*m.wide, high)
}

// inPlay reports whether space x is used in this game. Spaces of the eastern board are used only
// with the expansion Ante Up.
func (m *chart) inPlay(x rules.Space) bool { return m.anteUp || !x.Info().East }

// crowdedAside is the factor by which miniatures shrink on a space with a building if there are
// three or more.
const crowdedAside = 0.76

// crowded is the factor by which miniatures shrink on a space without a building if there are four
// or more.
const crowded = 0.88

// rider returns the position and the size of the miniature with index i among n on space x.
// Miniatures stand in the middle of the space or, if aside is true, on both sides of the building
// or bandit there, so that this and the name below stay visible. Many miniatures overlap a little;
// while they are pointed at, they are spread (see [Table.withFan]).
func (m *chart) rider(x rules.Space, i, n int, aside bool) (at geom.Point, size float64) {
	r := m.radius()
	size = max(r*1.05, 15)
	switch {
	case aside && n <= 2:
		return m.spot(x).Add(float64(1-2*i)*0.74*r, 0.1*r), size
	case aside: // one column on each side
		size = max(size*crowdedAside, 15)
		side, k := float64(2*(i%2)-1), float64(i/2)
		in := float64((n + 1 - i%2) / 2)
		step := 0.84 * size
		if in == 2 { // two miniatures have room above each other
			step = 1.02 * size
		}
		return m.spot(x).Add(-side*0.86*r, -0.1*r+(k-(in-1)/2)*step), size
	case n > 3: // the miniatures are in two rows
		size *= crowded
		row, in := i%2, (n+1-i%2)/2
		return m.spot(x).Add((float64(i/2)-float64(in-1)/2)*size*0.9, (float64(row)-0.5)*size*0.84), size
	default:
		step := min(size*0.94, 2.3*r/float64(max(n-1, 1)))
		return m.spot(x).Add((float64(i)-float64(n-1)/2)*step, 0.14*r), size
	}
}

// Positions of figures and counters on a space, as offsets from its middle. The unit is the radius
// of a space.
var (
	lawSpot     = geom.Point{X: 0.66, Y: -0.6}
	banditSpot  = geom.Point{X: -0.02, Y: -0.12}
	tokenSpot   = geom.Point{X: -0.56, Y: -0.34}
	goldSpot    = geom.Point{X: 0.58, Y: 0.18}
	trainSpot   = geom.Point{X: 0.06, Y: -1}
	mibSpot     = geom.Point{X: -0.62, Y: 0.34}
	stepsSpot   = geom.Point{X: -0.66, Y: -0.6}
	deliverSpot = geom.Point{X: 0.05, Y: -0.66}
)

// Sizes of figures and counters on the map, in radii of a space.
const (
	badgeSize = 0.92
	tokenSize = 0.72
	trainSize = 0.98
)

// off returns a point near space x, in design units. d is its offset from the middle of the space;
// the unit of d is the radius of a space.
func (m *chart) off(x rules.Space, d geom.Point) geom.Point {
	r := m.radius()
	return m.spot(x).Add(d.X*r, d.Y*r)
}

// saloonSpot returns the point, in design units, at which the saloon of town t is drawn: the middle
// of its three spaces.
func (m *chart) saloonSpot(t rules.Town) geom.Point {
	return m.middle(func(x rules.Space) bool { return x.Saloon() == t })
}

// storeSpot returns the point, in design units, at which the store of town t is drawn: the middle
// of its spaces.
func (m *chart) storeSpot(t rules.Town) geom.Point {
	return m.middle(func(x rules.Space) bool { return x.Store() != "" && x.Info().Town == t })
}

// middle returns the mean position, in design units, of some spaces. The function of returns true
// for these spaces.
func (m *chart) middle(of func(rules.Space) bool) geom.Point {
	var sum geom.Point
	n := 0.0
	for x := range rules.Space(rules.Spaces()) {
		if of(x) {
			p := m.spot(x)
			sum = sum.Add(p.X, p.Y)
			n++
		}
	}
	return geom.Point{X: sum.X / max(n, 1), Y: sum.Y / max(n, 1)}
}

// reachRoom limits how far reveal zooms in: the visible part of the map has at least this width and
// height. The unit is the height of the map.
const reachRoom = 0.56

// reveal moves and zooms the map so that it shows all spaces at which the current ride can end. It
// does nothing if no ride is possible.
func (b *Table) reveal() {
	reach, ok := b.State.RideReach()
	if !ok {
		return
	}
	box := geom.Around(placeOf(reach.From), 0.1, 0.1)
	for x := range rules.Space(rules.Spaces()) {
		if reach.Has(x) && b.map_.inPlay(x) {
			box = box.Union(geom.Around(placeOf(x), 0.13, 0.13))
		}
	}
	box = geom.Around(box.Center(), max(box.W, reachRoom), max(box.H, reachRoom))
	b.map_.ZoomTo(b.map_.stretched(box), 1.9*b.map_.Scale()/b.map_.Zoom())
}

// reachSeen reports whether all spaces at which the current ride can end are inside the visible
// part of the map.
func (b *Table) reachSeen() bool {
	reach, ok := b.State.RideReach()
	for x := range rules.Space(rules.Spaces()) {
		if ok && reach.Has(x) && b.map_.inPlay(x) && !b.at.window.Has(b.map_.spot(x)) {
			return false
		}
	}
	return true
}
