package pieces

import (
	"math"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/poster"
)

// Motif is a picture or a cut-out of the data (assets/art) as a table draws it: a card's picture, a house, a cart, a tile,
// an animal. The names of what belongs to a game are game.kind.id, with the ids of the game's data: "dakota.card.hold_up",
// "dakota.building.hotel". It is painted off the frame at the size in which it is drawn, and kept; the zero value draws
// nothing.
type Motif struct {
	Name   string
	Hour   string // "dawn", "noon", "dusk", "night", "snow", "lamp"; "" is the motif's own
	Mirror bool   // left for right
	Coarse bool   // painted in a few sizes and drawn smaller from them: for what changes its size all the time
}

// Size returns how large the motif is in the units that it is drawn in, and whether it is there.
func (m Motif) Size() (w, h float64, ok bool) {
	art, _ := poster.Load() // a test reads the data
	return art.Size(m.Name)
}

// Cover draws the motif so that it fills r and keeps its shape: what does not fit is cut off at both sides, or above and
// below.
func (m Motif) Cover(p *paint.Pen, r geom.Rect) {
	if r.W > 0 && r.H > 0 {
		p.Poster(m.poster(r.W/r.H), r)
	}
}

// Fit draws all of the motif in the middle of r, as large as it may be.
func (m Motif) Fit(p *paint.Pen, r geom.Rect) {
	if !p.Begun() {
		return // and the art is not read yet
	}
	if w, h, ok := m.Size(); ok {
		k := min(r.W/w, r.H/h)
		c := r.Center()
		p.Poster(m.poster(0), geom.Around(c, w*k, h*k))
	}
}

// Stand draws the motif with the middle of its lower edge at a point, so high, and returns where it is.
func (m Motif) Stand(p *paint.Pen, foot geom.Point, height float64) geom.Rect {
	w, h, ok := m.Size()
	if !ok {
		return geom.Rect{}
	}
	k := height / h
	r := geom.R(foot.X-w*k/2, foot.Y-height, w*k, height)
	p.Poster(m.poster(0), r)
	return r
}

// Ahead has the motif painted that will be needed soon in a rectangle that it covers.
func (m Motif) Ahead(p *paint.Pen, r geom.Rect) {
	if r.W > 0 && r.H > 0 {
		p.Ahead(m.poster(r.W/r.H), r)
	}
}

// shown is a motif in frames of one shape; 0 is its own.
type shown struct {
	Motif
	ratio float64
}

// motifs are those that were drawn before, so that drawing them again allocates nothing. Only the goroutine that draws
// touches them.
var motifs = map[shown]paint.Poster{}

// poster returns the picture for frames so many times wider than high. Shapes are told apart by hundredths.
func (m Motif) poster(ratio float64) paint.Poster {
	key := shown{m, math.Round(ratio*100) / 100}
	if it, ok := motifs[key]; ok {
		return it
	}
	it := paint.SceneIn(m.Name, m.Hour, key.ratio)
	it.Mirror, it.Coarse = m.Mirror, m.Coarse
	motifs[key] = it
	return it
}
