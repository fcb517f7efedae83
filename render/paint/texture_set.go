package paint

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// TextureSet holds the cached pictures of one kind in a [TextureCache], identified by names of any
// comparable type. A name must contain everything that the picture depends on, above all its size
// in pixels. Only settings after whose change [TextureCache.Clear] is called need not be in the
// name. Intermediate sizes of an animation should not get pictures of their own, because a cached
// picture can be drawn scaled.
//
// A picture is valid until the end of the frame in which it was returned. It must be looked up
// again in the next frame.
type TextureSet[K comparable] struct {
	// OnEvict, if not nil, is called with the name of every evicted picture.
	OnEvict func(name K)
	// Expensive marks pictures that take long to paint, so that they are evicted last. It must be
	// set before the first one is painted.
	Expensive bool

	album *TextureCache
	kept  map[K]*cachedPicture[K]
	dry   map[K]*ebiten.Image // blank images of the pictures that have been painted in a dry run
}

// cachedPicture is one picture of a [TextureSet]: its name, its image, and the page that holds it.
type cachedPicture[K comparable] struct {
	of    *TextureSet[K]
	name  K
	image *ebiten.Image
	page  *texturePage
	bytes int64
	mark  lastUse
}

// TexturesOf returns the pictures of the kind with a name. It returns the same value at every call.
// It panics if the same kind is used with two different name types.
func TexturesOf[K comparable](a *TextureCache, name string) *TextureSet[K] {
	k, ok := a.kinds[name]
	if !ok {
		k = &TextureSet[K]{album: a, kept: map[K]*cachedPicture[K]{}}
		a.kinds[name] = k
	}
	return k.(*TextureSet[K])
}

// Find returns the cached picture with the given name, or nil if there is none, and records that it
// is used now. The bounds of the image need not begin at the origin.
func (s *TextureSet[K]) Find(name K) *ebiten.Image {
	if s.album.dry.on {
		return s.findDry(name)
	}
	k := s.kept[name]
	if k == nil {
		return nil
	}
	s.album.use(&k.mark, k.page, k.bytes)
	return k.image
}

// Has reports whether a picture is cached, without recording a use.
func (s *TextureSet[K]) Has(name K) bool { return s.kept[name] != nil }

// shares reports whether a picture of w by h pixels is small enough to share an atlas page with
// other pictures.
func shares(w, h int) bool { return max(w, h)+2*gap <= pageSide }

// Allocate adds an empty picture of w by h pixels to the cache under the given name, and returns
// it. It may be painted by shaders, text and pixels, but not by drawing other cached pictures,
// because these may be on the same page. The bounds of the image need not begin at the origin.
func (s *TextureSet[K]) Allocate(name K, w, h int) *ebiten.Image {
	if s.album.dry.on {
		return s.roomDry(name, w, h)
	}
	s.album.painted++
	w, h = max(w, 1), max(h, 1)
	k := &cachedPicture[K]{of: s, name: name, bytes: pixelBytes(w, h)}
	if shares(w, h) {
		p, x, y := s.album.shared(w, h, s.Expensive)
		k.lay(p, x, y, w, h)
	} else {
		k.page = s.album.single(w, h, s.Expensive)
		k.image = k.page.image
		k.page.put(k, k.bytes)
	}
	s.album.use(&k.mark, k.page, k.bytes)
	s.kept[name] = k
	return k.image
}

// Paint returns the cached picture with the given name. If there is none, it calls paint with an
// image of w by h pixels whose bounds begin at the origin, and caches the result.
func (s *TextureSet[K]) Paint(name K, w, h int, paint func(dst *ebiten.Image)) *ebiten.Image {
	if m := s.Find(name); m != nil {
		return m
	}
	m := s.Allocate(name, w, h)
	s.paint(name, m, paint)
	return m
}

// Repaint is [TextureSet.Paint], but it calls paint even if the picture is already cached.
func (s *TextureSet[K]) Repaint(name K, w, h int, paint func(dst *ebiten.Image)) *ebiten.Image {
	m := s.Find(name)
	if m == nil {
		return s.Paint(name, w, h, paint)
	}
	if s.album.dry.on {
		return m
	}
	s.album.painted++
	s.album.repainted++
	s.paint(name, m, paint)
	return m
}

// paint calls the function paint for the picture m; if the function panics, the picture is removed
// from the cache.
func (s *TextureSet[K]) paint(name K, m *ebiten.Image, paint func(dst *ebiten.Image)) {
	painted := false
	defer func() {
		if painted {
			return
		}
		delete(s.dry, name)
		if k := s.kept[name]; k != nil && !s.album.dry.on {
			k.forget()
		}
	}()
	s.paintAll(m, paint)
	painted = true
}

// paintAll calls the function paint for the picture m. If m is on an atlas page, paint gets a
// scratch image, which is then copied, because paint may draw other pictures of the same page.
func (s *TextureSet[K]) paintAll(m *ebiten.Image, paint func(dst *ebiten.Image)) {
	if s.album.dry.on {
		paint(m)
		return
	}
	b := m.Bounds()
	if !shares(b.Dx(), b.Dy()) {
		m.Clear()
		paint(m)
		return
	}
	draft := s.album.scratch.take(b.Dx(), b.Dy())
	paint(draft)
	var o ebiten.DrawImageOptions
	o.Blend = ebiten.BlendCopy
	o.GeoM.Translate(float64(b.Min.X), float64(b.Min.Y))
	m.DrawImage(draft, &o)
	s.album.scratch.release(draft)
}

// held returns the total memory, in bytes, of the cached pictures of this set.
func (s *TextureSet[K]) held() (bytes int64) {
	for _, k := range s.kept {
		bytes += k.bytes
	}
	return bytes
}

// lay places the picture on page p, in the area of w by h pixels whose upper left corner is (x, y).
func (k *cachedPicture[K]) lay(p *texturePage, x, y, w, h int) {
	k.page, k.image = p, p.image.SubImage(image.Rect(x, y, x+w, y+h)).(*ebiten.Image)
	p.put(k, k.bytes)
}

// last returns the last use of the picture.
func (k *cachedPicture[K]) last() lastUse { return k.mark }

// move copies the picture to another page.
func (k *cachedPicture[K]) move() {
	from, a := k.image, k.of.album
	w, h := from.Bounds().Dx(), from.Bounds().Dy()
	p, x, y, ok := a.roomFor(w, h, k.of.Expensive)
	if !ok {
		p, x, y = a.fresh(w, h, k.of.Expensive)
	}
	k.lay(p, x, y, w, h)
	p.drawnAt(k.mark, k.bytes)
	var o ebiten.DrawImageOptions
	o.Blend = ebiten.BlendCopy
	o.GeoM.Translate(float64(x), float64(y))
	k.image.DrawImage(from, &o)
}

// forget removes the picture from the cache and calls OnEvict.
func (k *cachedPicture[K]) forget() {
	if k.of.kept[k.name] != k {
		return // a newer picture has that name, so it must stay in the cache
	}
	delete(k.of.kept, k.name)
	if k.of.OnEvict != nil {
		k.of.OnEvict(k.name)
	}
}

// scratchPool is a stack of scratch images. Several are in use at the same time if painting one
// picture requires another picture to be painted.
type scratchPool struct {
	sheets []*ebiten.Image
	taken  int
	dry    *dryRun
}

// take returns an empty scratch image of w by h pixels whose bounds begin at the origin.
func (d *scratchPool) take(w, h int) *ebiten.Image {
	if d.dry.on {
		return d.dry.blank(w, h)
	}
	if w > pageSide || h > pageSide {
		return NewTexture(w, h)
	}
	if d.taken == len(d.sheets) {
		d.sheets = append(d.sheets, NewTexture(pageSide, pageSide))
	}
	d.taken++
	m := d.sheets[d.taken-1].SubImage(image.Rect(0, 0, w, h)).(*ebiten.Image)
	m.Clear()
	return m
}

// release returns a scratch image to the pool. The image that was taken last must be released
// first.
func (d *scratchPool) release(m *ebiten.Image) {
	if d.dry.on {
		return
	}
	if b := m.Bounds(); b.Dx() > pageSide || b.Dy() > pageSide {
		m.Deallocate()
		return
	}
	d.taken--
}
