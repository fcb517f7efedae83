package hexmap

import (
	"math"

	"gulch/render/geom"
	"gulch/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// mostPixels is the maximum length, in pixels, of the longer side of a cached picture of a map.
const mostPixels = 2600

// TextureScale returns the resolution of the map's cached pictures: the number of pixels per design
// unit when the whole map fills the window. Once the player has zoomed in by a factor of more than
// 1.5, the resolution is doubled, so that cached pictures are not enlarged too much.
func (m *Map) TextureScale(p *paint.Canvas) float64 {
	near := 1.0
	if m.Zoom() > 1.5 {
		near = 2
	}
	w := m.Window()
	return min(p.View.Scale*near, mostPixels/max(w.W, w.H))
}

// layerKey is the cache key of the picture of a map layer, painted w by h pixels in size.
type layerKey[K comparable] struct {
	name K
	w, h int
}

// DrawCached draws a layer of the map m from the texture cache. A layer that is not cached is
// painted first: DrawCached calls draw with a canvas and a map that shows the whole content, not
// only the part visible in m. content is the extent of the whole map in map units.
//
// kind and name identify the layer in the cache. name must contain everything that the appearance
// of the layer depends on.
func DrawCached[K comparable](p *paint.Canvas, m *Map, kind string, name K, content geom.Rect,
	draw func(p *paint.Canvas, all *Map)) {
	scale, w := m.TextureScale(p), m.Window()
	key := layerKey[K]{name, int(math.Ceil(w.W * scale)), int(math.Ceil(w.H * scale))}
	picture := paint.TexturesOf[layerKey[K]](p.Textures, kind).Paint(key, key.w, key.h, func(dst *ebiten.Image) {
		var all Map
		all.Margin = m.Margin
		all.Fit(geom.R(0, 0, w.W, w.H), content)
		pen := p.Renderer.Canvas(dst, paint.View{Scale: scale})
		draw(pen, &all)
		pen.Flush()
	})
	r := m.MapRect()
	k := r.W / w.W / scale
	p.Image(picture, geom.R(r.X, r.Y, float64(key.w)*k, float64(key.h)*k), 0, paint.White)
}
