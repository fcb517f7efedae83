package pieces

import (
	"math"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/poster"
)

// Motif is a picture or cutout (a picture with a transparent background) of the art data that is
// drawn on a table: the picture of a card, a house, a cart, a tile, an animal. Motifs that belong
// to a game are named game.kind.id, with the IDs of the game's data: "dakota.card.hold_up",
// "dakota.building.hotel". A motif is drawn as a poster: rendered between frames at the size at
// which it is drawn, and cached. The zero value draws nothing.
type Motif struct {
	Name   string
	Hour   string // time of day: "dawn", "noon", "dusk", "night", "snow", "lamp"; "" for the one in the art data
	Mirror bool   // the motif is mirrored horizontally
	Coarse bool   // render only in a few sizes and scale these down: for motifs that change their size all the time
}

// Size returns the width and height of the motif in its own units; ok is false if there is no motif
// with its name.
func (m Motif) Size() (w, h float64, ok bool) {
	art, _ := poster.Load() // the error is ignored: a test checks that the data can be read
	return art.Size(m.Name)
}

// Cover draws the motif so that it fills r and keeps its aspect ratio. It is cropped either left
// and right or at top and bottom.
func (m Motif) Cover(p *paint.Canvas, r geom.Rect) {
	if r.W > 0 && r.H > 0 {
		p.Poster(m.poster(r.W/r.H), r)
	}
}

// Fit draws the whole motif centred in r, as large as possible.
func (m Motif) Fit(p *paint.Canvas, r geom.Rect) {
	if !p.PostersEnabled() {
		return // the art data has not been read yet
	}
	if w, h, ok := m.Size(); ok {
		k := min(r.W/w, r.H/h)
		c := r.Center()
		p.Poster(m.poster(0), geom.Around(c, w*k, h*k))
	}
}

// Stand draws the motif at a height in design units, with the middle of its lower edge at foot, and
// returns the rectangle that it covers.
func (m Motif) Stand(p *paint.Canvas, foot geom.Point, height float64) geom.Rect {
	w, h, ok := m.Size()
	if !ok {
		return geom.Rect{}
	}
	k := height / h
	r := geom.R(foot.X-w*k/2, foot.Y-height, w*k, height)
	p.Poster(m.poster(0), r)
	return r
}

// motifKey is the cache key of a motif's poster. ratio is the width divided by the height of the
// frames for which the poster is cropped; 0 means the motif's own ratio.
type motifKey struct {
	Motif
	ratio float64
}

// motifCache caches the posters of motifs that have been drawn, so that drawing them again does not
// allocate. Only the drawing goroutine may use it.
var motifCache = map[motifKey]paint.Poster{}

// poster returns the poster for frames whose aspect ratio width/height is ratio. It rounds ratio to
// hundredths, so that nearly equal frames share a poster.
func (m Motif) poster(ratio float64) paint.Poster {
	key := motifKey{m, math.Round(ratio*100) / 100}
	if it, ok := motifCache[key]; ok {
		return it
	}
	it := paint.SceneIn(m.Name, m.Hour, key.ratio)
	it.Mirror, it.Coarse = m.Mirror, m.Coarse
	motifCache[key] = it
	return it
}
