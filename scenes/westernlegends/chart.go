package westernlegends

import (
	"math"
	"time"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// chart is the map in its window. A unit of its content is the height of both boards.
type chart struct {
	ui.Viewport
	anteUp bool
	coming landKey // the picture that is wanted and painted bit by bit while nothing else happens
	easel  *easel  // on which it is painted, nil for none
}

// fit puts all of the map that is in play into a window, keeping how far one has zoomed in.
func (m *chart) fit(window geom.Rect, anteUp bool) {
	m.anteUp = anteUp
	m.Fit(window, bounds(anteUp))
}

// spot returns where the middle of a space lies.
func (m *chart) spot(x rules.Space) geom.Point { return m.At(placeOf(x)) }

// radius is how far a space reaches from its middle, design units.
func (m *chart) radius() float64 { return m.Scale() * 0.042 }

// cell is the rectangle in which a space is pressed.
func (m *chart) cell(x rules.Space) geom.Rect {
	return geom.Around(m.spot(x), 2*m.radius(), 2*m.radius())
}

// inPlay reports whether a space is on the map of this game.
func (m *chart) inPlay(x rules.Space) bool { return m.anteUp || !x.Info().East }

// rider returns where the i-th of n miniatures stands on a space: side by side in front of its house, over each other
// where there are many.
func (m *chart) rider(x rules.Space, i, n int) (at geom.Point, size float64) {
	r := m.radius()
	size = max(r*0.98, 15)
	step := size * 0.94
	if n > 2 {
		step = min(step, 2.3*r/float64(n-1))
	}
	at = m.spot(x).Add((float64(i)-float64(n-1)/2)*step, 0.26*r)
	return at, size
}

// Places of other things on a space, in radii from its middle.
var (
	lawSpot     = geom.Point{X: 0.62, Y: -0.36}
	banditSpot  = geom.Point{X: -0.02, Y: -0.12}
	tokenSpot   = geom.Point{X: -0.56, Y: -0.34}
	goldSpot    = geom.Point{X: 0.58, Y: 0.18}
	trainSpot   = geom.Point{X: 0.06, Y: -1}
	mibSpot     = geom.Point{X: -0.62, Y: 0.34}
	stepsSpot   = geom.Point{X: -0.52, Y: -0.56}
	deliverSpot = geom.Point{X: 0.05, Y: -0.66}
)

// off returns a place on a space.
func (m *chart) off(x rules.Space, d geom.Point) geom.Point {
	r := m.radius()
	return m.spot(x).Add(d.X*r, d.Y*r)
}

// saloonSpot is where a saloon stands: in the middle of its three spaces.
func (m *chart) saloonSpot(t rules.Town) geom.Point {
	return m.middle(func(x rules.Space) bool { return x.Saloon() == t })
}

// storeSpot is where a store stands in a town.
func (m *chart) storeSpot(t rules.Town) geom.Point {
	return m.middle(func(x rules.Space) bool { return x.Store() != "" && x.Info().Town == t })
}

// middle returns the middle of some spaces.
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

// landKey names the picture of the land at one nearness.
type landKey struct {
	anteUp bool
	res    float64
	cover  geom.Rect
}

// Nearness of the pictures of the land, pixels in the height of the map.
const (
	coarse = 620
	fine   = 1240
)

// grounds are what was surveyed, by picture. Only the goroutine that draws touches them.
var grounds = map[landKey]*ground{}

// key names the picture of the land that the map needs at a nearness.
func (m *chart) key(res float64) landKey {
	c := m.Cover()
	snap := func(v float64) float64 { return math.Round(v*200) / 200 }
	return landKey{m.anteUp, res, geom.R(snap(c.X), snap(c.Y), snap(c.W), snap(c.H))}
}

// ground surveys the land for a picture.
func (k landKey) ground() *ground {
	if g := grounds[k]; g != nil {
		return g
	}
	if len(grounds) > 3 {
		clear(grounds)
	}
	g := survey(k.cover, k.res, k.anteUp)
	grounds[k] = g
	return g
}

// land returns the picture of the land, painted when it is needed first. From near a finer one is wanted, which is painted
// bit by bit: until it is there the coarse one is seen larger.
func (m *chart) land(p *paint.Pen) (*ebiten.Image, geom.Rect) {
	all := paint.PicturesOf[landKey](p.Album, "territory")
	if m.Scale()*p.View.Scale > 1.6*coarse {
		k := m.key(fine)
		if img := all.Find(k); img != nil {
			return img, m.Rect(k.cover)
		}
		if m.coming != k {
			m.coming, m.easel = k, nil
		}
		if p.Eager {
			for m.ahead(p) {
			}
			return all.Find(k), m.Rect(k.cover)
		}
	}
	k := m.key(coarse)
	img := all.Find(k)
	if img == nil {
		g := k.ground()
		img = all.Paint(k, g.w, g.h, func(m *ebiten.Image) { m.WritePixels(g.paint()) })
	}
	return img, m.Rect(k.cover)
}

// bit is how long is painted at a time on a picture that is coming.
const bit = 4 * time.Millisecond

// ahead goes on with the picture that is coming, and reports whether there was one.
func (m *chart) ahead(p *paint.Pen) bool {
	if m.coming == (landKey{}) {
		return false
	}
	all := paint.PicturesOf[landKey](p.Album, "territory")
	if all.Has(m.coming) {
		m.coming, m.easel = landKey{}, nil
		return false
	}
	if m.easel == nil {
		m.easel = newEasel(newGround(m.coming.cover, m.coming.res, m.coming.anteUp), false)
	}
	for start := time.Now(); !m.easel.done && time.Since(start) < bit; {
		m.easel.step()
	}
	if m.easel.done {
		pix := m.easel.pix
		all.Paint(m.coming, m.easel.g.w, m.easel.g.h, func(m *ebiten.Image) { m.WritePixels(pix) })
		m.coming, m.easel = landKey{}, nil
	}
	return true
}

// veil is the shade over the land while somebody chooses where to ride.
type veil struct {
	lit, danger rules.SpaceSet
	on          bool
	of          engine.Seat
}

// veilKey names its picture.
type veilKey struct {
	landKey
	lit, danger rules.SpaceSet
}

// picture returns the picture of the veil.
func (v *veil) picture(p *paint.Pen, m *chart) (*ebiten.Image, geom.Rect) {
	k := veilKey{m.key(coarse), v.lit, v.danger}
	all := paint.PicturesOf[veilKey](p.Album, "reach")
	img := all.Find(k)
	if img == nil {
		g := k.ground()
		img = all.Paint(k, g.w, g.h, func(m *ebiten.Image) {
			m.WritePixels(g.veil(func(x rules.Space) bool { return v.lit.Has(x) }, func(x rules.Space) bool { return v.danger.Has(x) }))
		})
	}
	return img, m.Rect(k.cover)
}
