package hexmap

import (
	"math"

	"gulch/render/geom"
	"gulch/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// mostPixels bounds the longer side of the pictures of a map.
const mostPixels = 2600

// Sharpness is how many pixels of the map's pictures lie in a design unit of the whole map: they are painted for the
// whole map and for one of twice the size, and never enlarged by more than half.
func (m *Map) Sharpness(p *paint.Pen) float64 {
	near := 1.0
	if m.Zoom() > 1.5 {
		near = 2
	}
	w := m.Window()
	return min(p.View.Scale*near, mostPixels/max(w.W, w.H))
}

// kept names a picture of a map at one nearness.
type kept[K comparable] struct {
	name K
	w, h int
}

// Kept draws what lies on a map as one picture, which is kept by a name that says all that it depends on. Content is all of
// the map; draw paints it on a map that is seen whole.
func Kept[K comparable](p *paint.Pen, m *Map, kind string, name K, content geom.Rect, draw func(p *paint.Pen, all *Map)) {
	scale, w := m.Sharpness(p), m.Window()
	key := kept[K]{name, int(math.Ceil(w.W * scale)), int(math.Ceil(w.H * scale))}
	picture := paint.PicturesOf[kept[K]](p.Album, kind).Paint(key, key.w, key.h, func(dst *ebiten.Image) {
		var all Map
		all.Margin = m.Margin
		all.Fit(geom.R(0, 0, w.W, w.H), content)
		pen := p.Kit.Pen(dst, paint.View{Scale: scale})
		draw(pen, &all)
		pen.Flush()
	})
	r := m.Picture()
	k := r.W / w.W / scale
	p.Image(picture, geom.R(r.X, r.Y, float64(key.w)*k, float64(key.h)*k), 0, paint.White)
}
