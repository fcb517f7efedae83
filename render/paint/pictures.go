package paint

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// Pictures are the pictures of one kind in an [Album], by names of any type that can be compared. A name says all that
// the picture depends on, but for what [Album.Forget] is called for: its size in pixels above all. Sizes through which a
// motion passes get no pictures of their own: draw what is kept smaller or larger.
//
// A picture is good until the end of the frame in which it was found or painted, and is asked for again in the next.
type Pictures[K comparable] struct {
	// Forgotten is told of every picture that is forgotten, where it is not nil.
	Forgotten func(name K)
	// Dear says that pictures of this kind take long to paint: they are forgotten after all others. It is set before the
	// first one is painted.
	Dear bool

	album *Album
	kept  map[K]*kept[K]
	dry   map[K]*ebiten.Image // blank ones for pictures that were painted in a dry run
}

// kept is one picture.
type kept[K comparable] struct {
	of    *Pictures[K]
	name  K
	image *ebiten.Image
	page  *page
	bytes int64
	mark  mark
}

// PicturesOf returns the pictures of a kind, which are the same at every call. A kind has one type of names: another
// one is a mistake in the program and panics.
func PicturesOf[K comparable](a *Album, name string) *Pictures[K] {
	k, ok := a.kinds[name]
	if !ok {
		k = &Pictures[K]{album: a, kept: map[K]*kept[K]{}}
		a.kinds[name] = k
	}
	return k.(*Pictures[K])
}

// Find returns the picture of that name, nil where there is none. Its bounds may begin anywhere.
func (s *Pictures[K]) Find(name K) *ebiten.Image {
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

// Has reports whether there is a picture of that name, without taking it for drawn.
func (s *Pictures[K]) Has(name K) bool { return s.kept[name] != nil }

// shares reports whether a picture of w by h pixels lies on a page with others.
func shares(w, h int) bool { return max(w, h)+2*gap <= pageSide }

// Room makes room for a picture of w by h pixels and returns it empty, to be painted by shaders, letters and pixels:
// not by drawing other kept pictures, which may lie on the same page. Its bounds may begin anywhere.
func (s *Pictures[K]) Room(name K, w, h int) *ebiten.Image {
	if s.album.dry.on {
		return s.roomDry(name, w, h)
	}
	s.album.painted++
	w, h = max(w, 1), max(h, 1)
	k := &kept[K]{of: s, name: name, bytes: pixelBytes(w, h)}
	if shares(w, h) {
		p, x, y := s.album.shared(w, h, s.Dear)
		k.lay(p, x, y, w, h)
	} else {
		k.page = s.album.single(w, h, s.Dear)
		k.image = k.page.image
		k.page.put(k, k.bytes)
	}
	s.album.use(&k.mark, k.page, k.bytes)
	s.kept[name] = k
	return k.image
}

// Paint returns the picture of that name. Where there is none, it is painted, w by h pixels large, onto an image whose
// bounds begin at the origin.
func (s *Pictures[K]) Paint(name K, w, h int, paint func(dst *ebiten.Image)) *ebiten.Image {
	if m := s.Find(name); m != nil {
		return m
	}
	m := s.Room(name, w, h)
	s.paint(name, m, paint)
	return m
}

// Repaint is Paint for a picture that is to be painted anew where there is one already.
func (s *Pictures[K]) Repaint(name K, w, h int, paint func(dst *ebiten.Image)) *ebiten.Image {
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

// paint paints all of a picture: on the desk first where other kept pictures may lie on the same page. A picture whose painter
// panics is not kept.
func (s *Pictures[K]) paint(name K, m *ebiten.Image, paint func(dst *ebiten.Image)) {
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

// paintAll paints all of a picture.
func (s *Pictures[K]) paintAll(m *ebiten.Image, paint func(dst *ebiten.Image)) {
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
	draft := s.album.desk.take(b.Dx(), b.Dy())
	paint(draft)
	var o ebiten.DrawImageOptions
	o.Blend = ebiten.BlendCopy
	o.GeoM.Translate(float64(b.Min.X), float64(b.Min.Y))
	m.DrawImage(draft, &o)
	s.album.desk.lay(draft)
}

// held is how much memory the pictures take.
func (s *Pictures[K]) held() (bytes int64) {
	for _, k := range s.kept {
		bytes += k.bytes
	}
	return bytes
}

// lay gives a picture of w by h pixels its place on a page.
func (k *kept[K]) lay(p *page, x, y, w, h int) {
	k.page, k.image = p, p.image.SubImage(image.Rect(x, y, x+w, y+h)).(*ebiten.Image)
	p.put(k, k.bytes)
}

// last says when the picture was drawn last.
func (k *kept[K]) last() mark { return k.mark }

// move lays the picture on another page, as it is.
func (k *kept[K]) move() {
	from, a := k.image, k.of.album
	w, h := from.Bounds().Dx(), from.Bounds().Dy()
	p, x, y, ok := a.roomFor(w, h, k.of.Dear)
	if !ok {
		p, x, y = a.fresh(w, h, k.of.Dear)
	}
	k.lay(p, x, y, w, h)
	p.drawnAt(k.mark, k.bytes)
	var o ebiten.DrawImageOptions
	o.Blend = ebiten.BlendCopy
	o.GeoM.Translate(float64(x), float64(y))
	k.image.DrawImage(from, &o)
}

func (k *kept[K]) forget() {
	if k.of.kept[k.name] != k {
		return // there is a newer one of that name
	}
	delete(k.of.kept, k.name)
	if k.of.Forgotten != nil {
		k.of.Forgotten(k.name)
	}
}

// desk has sheets on which pictures are drafted, one above the other where one is needed for another.
type desk struct {
	sheets []*ebiten.Image
	taken  int
	dry    *dryRun
}

// take returns an empty image of w by h pixels, whose bounds begin at the origin.
func (d *desk) take(w, h int) *ebiten.Image {
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

// lay gives an image back, the last one that was taken first.
func (d *desk) lay(m *ebiten.Image) {
	if d.dry.on {
		return
	}
	if b := m.Bounds(); b.Dx() > pageSide || b.Dy() > pageSide {
		m.Deallocate()
		return
	}
	d.taken--
}
