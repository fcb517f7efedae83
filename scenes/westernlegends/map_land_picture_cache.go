package westernlegends

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/paint"
)

// landKey identifies a picture of the land in the cache: the part of the map that it covers, its
// horizontal stretch and its resolution.
type landKey struct {
	anteUp bool
	res    float64
	wide   float64
	cover  geom.Rect // the part of the map that the picture covers, in content coordinates
}

// Resolutions at which the land is painted, in pixels per map height.
const (
	coarse = 620
	fine   = 1240
)

// groundCache holds the terrain computed for each picture of the land. Only the goroutine that
// draws may use it.
var groundCache = map[landKey]*ground{}

// key returns the key of the picture of the land for the current viewport, at a resolution of res
// pixels per map height.
func (m *chart) key(res float64) landKey {
	c := m.Cover()
	snap := func(v float64) float64 { return math.Round(v*200) / 200 }
	return landKey{m.anteUp, res, m.wide, geom.R(snap(c.X), snap(c.Y), snap(c.W), snap(c.H))}
}

// size returns the width and height of the picture in pixels.
func (k landKey) size() (w, h int) { return int(k.cover.W*k.res + 0.5), int(k.cover.H*k.res + 0.5) }

// ground returns the terrain for the picture of the land with key k. The first call computes it.
func (k landKey) ground() *ground {
	if g := groundCache[k]; g != nil {
		return g
	}
	if len(groundCache) > 3 {
		clear(groundCache)
	}
	g := survey(k)
	groundCache[k] = g
	return g
}

// land returns a picture of the land and the rectangle in which to draw it, in design units. The
// first call paints a coarse picture. While the map is zoomed in, a finer picture is painted in
// small steps; until it is complete, land returns the coarse picture, to be drawn enlarged.
func (m *chart) land(p *paint.Canvas) (*ebiten.Image, geom.Rect) {
	all := paint.TexturesOf[landKey](p.Textures, "territory")
	if m.Scale()*p.View.Scale > 1.6*coarse {
		k := m.key(fine)
		if img := all.Find(k); img != nil {
			return img, m.Rect(k.cover)
		}
		if m.pendingLand != k {
			m.pendingLand, m.painter = k, nil
		}
		if p.RenderImmediately {
			for m.paintPending(p) {
			}
			return all.Find(k), m.Rect(k.cover)
		}
	}
	k := m.key(coarse)
	img := all.Find(k)
	if img == nil {
		w, h := k.size()
		img = all.Paint(k, w, h, func(m *ebiten.Image) {
			if !p.Dry() {
				m.WritePixels(k.ground().paint())
			}
		})
	}
	return img, m.Rect(k.cover)
}

// paintSlice is the maximum time that one frame spends on painting the pending picture of the land.
const paintSlice = 4 * time.Millisecond

// paintPending paints a part of the pending picture of the land, for at most paintSlice. It returns
// false if no picture is waiting to be painted.
func (m *chart) paintPending(p *paint.Canvas) bool {
	if m.pendingLand == (landKey{}) {
		return false
	}
	all := paint.TexturesOf[landKey](p.Textures, "territory")
	if all.Has(m.pendingLand) {
		m.pendingLand, m.painter = landKey{}, nil
		return false
	}
	if m.painter == nil {
		m.painter = newLandPainter(newGround(m.pendingLand), false)
	}
	for start := time.Now(); !m.painter.done && time.Since(start) < paintSlice; {
		m.painter.step()
	}
	if m.painter.done {
		pix := m.painter.pix
		all.Paint(m.pendingLand, m.painter.g.w, m.painter.g.h, func(m *ebiten.Image) { p.WritePixels(m, pix) })
		m.pendingLand, m.painter = landKey{}, nil
	}
	return true
}

// reachShade is the dark shading of the land out of reach, shown while the target of a ride is
// chosen.
type reachShade struct {
	lit, danger rules.SpaceSet
	on          bool
	of          engine.Seat
}

// reachShadeKey identifies the picture of a reachShade in the cache.
type reachShadeKey struct {
	landKey
	lit, danger rules.SpaceSet
}

// picture returns the image of the shading on map m, and the rectangle in which to draw it, in
// design units.
func (v *reachShade) picture(p *paint.Canvas, m *chart) (*ebiten.Image, geom.Rect) {
	k := reachShadeKey{m.key(coarse), v.lit, v.danger}
	all := paint.TexturesOf[reachShadeKey](p.Textures, "reach")
	img := all.Find(k)
	if img == nil {
		w, h := k.size()
		img = all.Paint(k, w, h, func(m *ebiten.Image) {
			if !p.Dry() {
				m.WritePixels(k.ground().paintReachShade(func(x rules.Space) bool { return v.lit.Has(x) },
					func(x rules.Space) bool { return v.danger.Has(x) }))
			}
		})
	}
	return img, m.Rect(k.cover)
}
