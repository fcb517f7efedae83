package paint

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"time"

	"gulch/assets"
	"gulch/render/geom"
	"gulch/render/poster"

	"github.com/hajimehoshi/ebiten/v2"
)

// Poster describes a large picture for [Canvas.Poster]. The picture is rendered in slices between
// frames, and cached per size.
type Poster struct {
	Key    string // identifier of the picture; two posters with the same key must show the same picture
	Mirror bool   // the picture is mirrored horizontally, including the light
	// Coarse renders the picture only in a few sizes, which are then scaled down. It is for
	// pictures whose size changes all the time.
	Coarse bool
	// Width is the width in pixels at which the picture is rendered before it is scaled to its
	// place. It is for pictures that the player can zoom in on. 0 means the width at which the
	// picture is drawn.
	Width int
	// Make creates the picture for a width of px pixels. It is called when rendering begins. It
	// returns nil if there is no picture.
	Make func(art *poster.Art, px float64) *poster.Picture
}

// Scene returns the poster of the picture that has the given name in the art data. hour is the time
// of day in the picture; "" means the time of day given in the data.
func Scene(name, hour string) Poster {
	return Poster{Key: name + " " + hour, Make: func(art *poster.Art, _ float64) *poster.Picture {
		p, _ := art.Picture(name, hour) // the error is ignored: a test builds all pictures of the data
		return p
	}}
}

// SceneIn is [Scene] for a frame with another shape than the picture; ratio is the width of the
// frame divided by its height. The picture is cropped to the frame, either left and right or at top
// and bottom, and not stretched. A ratio of 0 means the picture's own.
func SceneIn(name, hour string, ratio float64) Poster {
	if ratio <= 0 {
		return Scene(name, hour)
	}
	return Poster{Key: fmt.Sprintf("%s %s %.2f", name, hour, ratio),
		Make: func(art *poster.Art, _ float64) *poster.Picture {
			p, err := art.Picture(name, hour)
			if err != nil {
				return p
			}
			b := p.Box
			if w := b.H * ratio; w < b.W {
				p.Box = geom.R(b.X+(b.W-w)/2, b.Y, w, b.H)
			} else {
				h := b.W / ratio
				p.Box = geom.R(b.X, b.Y+(b.H-h)*0.55, b.W, h) // crop more of the sky than of the ground
			}
			return p
		}}
}

// posterKey identifies a poster in one size.
type posterKey struct {
	key    string
	mirror bool
	w, h   int
}

// posterCache is the queue and index of posters. Finished posters are stored in the texture cache.
type posterCache struct {
	album      *TextureSet[posterKey]
	entries    map[posterKey]*posterEntry // cached and queued posters; a nil value means that there is no picture
	latest     map[string]*posterEntry    // last finished poster of each Key; placeholder for its other sizes
	urgent     []*posterEntry             // queue of posters on the screen
	prefetched []*posterEntry             // queue of prefetched posters
	fading     []*posterEntry
	// version number, which increases when the appearance of a cached poster changes
	epoch      int
	ms         float64                  // milliseconds since the last increase of epoch
	unfinished bool                     // an unfinished poster was drawn since the last call of TakeUnfinished
	thumbnails map[string]*ebiten.Image // pre-rendered thumbnails by poster key; nil until first needed
}

// posterEntry is a poster that is queued, being rendered or finished.
type posterEntry struct {
	posterKey
	job    *poster.Job // rendering job, nil when finished
	ground color.RGBA  // colour of the placeholder
	age    float64     // milliseconds since the poster was finished
	ahead  bool        // the poster was prefetched and has not been drawn yet
}

const (
	posterFade = 200.0 // duration of the fade-in of a finished poster, ms
	epochTime  = 40.0  // interval at which cached pictures that contain posters are repainted during a fade-in, ms
)

func newPosterCache(a *TextureCache) *posterCache {
	k := &posterCache{album: TexturesOf[posterKey](a, "posters"), entries: map[posterKey]*posterEntry{},
		latest: map[string]*posterEntry{}}
	k.album.OnEvict, k.album.Expensive = k.drop, true
	return k
}

// Poster draws a poster so that it fills r. Until the poster is rendered, a placeholder is drawn;
// then the poster fades in over it.
func (p *Canvas) Poster(m Poster, r geom.Rect) {
	if p.Dry() {
		p.posterDry(m, r)
		return
	}
	e := p.poster(m, r, false)
	if e == nil {
		return
	}
	image := p.posters.album.Find(e.posterKey)
	if image == nil || e.age < posterFade {
		p.posters.unfinished = true
		p.drawPlaceholder(e, r)
	}
	if image == nil {
		return
	}
	was := p.Fade
	p.Fade *= min(e.age/posterFade, 1)
	if m.Coarse || m.Width > 0 {
		p.Image(image, r, 0, White)
	} else {
		x, y := p.View.ToPixel(geom.Point{X: r.X, Y: r.Y})
		p.blit(image, x, y, White)
	}
	p.Fade = was
}

// PosterReady reports whether the poster has been rendered at the size of r and has faded in.
func (p *Canvas) PosterReady(m Poster, r geom.Rect) bool {
	if p.Dry() {
		return p.posterDry(m, r)
	}
	e := p.poster(m, r, false)
	return e != nil && e.job == nil && e.age >= posterFade
}

// drawPlaceholder draws the placeholder of a poster into r: the same poster in another size, or its
// thumbnail, or a plain colour.
func (p *Canvas) drawPlaceholder(e *posterEntry, r geom.Rect) {
	if other := p.posters.latest[e.key]; other != nil && other != e && other.mirror == e.mirror {
		p.Image(p.posters.album.Find(other.posterKey), r, 0, White)
	} else if small := p.posters.thumbnail(e.key); small != nil && !e.mirror {
		p.Image(small, r, 0, White)
	} else if e.ground.A > 0 {
		p.Rect(r, 0, e.ground)
	}
}

// DrawThumbnail draws into r the pre-rendered thumbnail of the picture that has the given name in
// the art data, if a thumbnail ships with the app. It is meant for the first frame, in which no
// posters are rendered (see [Renderer.PostersEnabled]).
func (p *Canvas) DrawThumbnail(name string, r geom.Rect) {
	if p.Dry() {
		return
	}
	if small := p.posters.thumbnail(Scene(name, "").Key); small != nil {
		p.Image(small, r, 0, White)
	}
}

// thumbnail returns the pre-rendered thumbnail that ships with the app for a poster key, or nil.
func (k *posterCache) thumbnail(key string) *ebiten.Image {
	if k.thumbnails == nil {
		k.thumbnails = map[string]*ebiten.Image{}
		for _, s := range poster.DecodeThumbnails(assets.LidThumbnails()) {
			m := NewTexture(s.W, s.H)
			m.WritePixels(s.Image().Pix)
			k.thumbnails[Scene(s.Name, "").Key] = m
		}
	}
	return k.thumbnails[key]
}

// Prefetch queues a poster for rendering at the size of r. It is rendered when no poster on the
// screen is waiting to be rendered.
func (p *Canvas) Prefetch(m Poster, r geom.Rect) {
	if p.Dry() {
		p.posterDry(m, r)
		return
	}
	p.poster(m, r, true)
}

// posterDry replaces the drawing of a poster in a dry run: it creates the picture of poster m but
// does not render it. It reports whether there is a picture.
func (p *Canvas) posterDry(m Poster, r geom.Rect) bool {
	key, ok := p.posterKey(m, r)
	return ok && p.Textures.dry.makes(key, m)
}

// posterKey returns the key of a poster in the size at which it is rendered to fill r. ok is false
// if that size is less than a pixel.
func (p *Canvas) posterKey(m Poster, r geom.Rect) (key posterKey, ok bool) {
	w, h := int(math.Round(r.W*p.View.Scale)), int(math.Round(r.H*p.View.Scale))
	if w < 1 || h < 1 {
		return posterKey{}, false
	}
	switch {
	case m.Width > 0:
		w, h = m.Width, max(1, int(math.Round(r.H/r.W*float64(m.Width))))
	case m.Coarse:
		step := coarse(w)
		h = (h*step + w/2) / w
		w = step
	}
	return posterKey{m.Key, m.Mirror, w, h}, true
}

// poster returns the cache entry of a poster in the size of r. If the entry is new, it also queues
// the rendering of the poster; ahead is true if the poster is only prefetched. poster returns nil
// if there is nothing to render: no picture, an empty r, or rendering not enabled yet.
func (p *Canvas) poster(m Poster, r geom.Rect, ahead bool) *posterEntry {
	key, ok := p.posterKey(m, r)
	if !ok || !p.PostersEnabled() {
		return nil
	}
	k := p.posters
	e, ok := k.entries[key]
	if !ok {
		e = &posterEntry{posterKey: key, ahead: ahead}
		if !e.begin(m) {
			e = nil
		}
		k.entries[key] = e
	}
	if e == nil {
		return nil
	}
	if !ok {
		if p.RenderImmediately {
			k.finish(e)
			e.age = posterFade
		} else if ahead {
			k.prefetched = append(k.prefetched, e)
		} else {
			k.urgent = append(k.urgent, e)
		}
	}
	if e.ahead && !ahead {
		e.ahead = false
		if i := slices.Index(k.prefetched, e); i >= 0 {
			k.prefetched = slices.Delete(k.prefetched, i, i+1)
			k.urgent = append(k.urgent, e)
		}
	}
	return e
}

// coarse rounds a width in pixels up to one of a few widths, which is at most an eighth larger.
func coarse(w int) int {
	step := 2
	for step*16 < w {
		step *= 2
	}
	return (w + step - 1) / step * step
}

// begin creates the rendering job of a poster, and reports whether there is a picture.
func (e *posterEntry) begin(m Poster) bool {
	art, _ := poster.Load() // the error is ignored: a test checks that the data can be read
	picture := m.Make(art, float64(e.w))
	if picture == nil {
		return false
	}
	e.job, e.ground = picture.NewJob(e.w, e.h, e.mirror), picture.PlaceholderColor()
	return true
}

// finish completes the rendering job of a poster and caches the result.
func (k *posterCache) finish(e *posterEntry) {
	for !e.job.Step() {
	}
	k.take(e)
}

// take caches a rendered poster and starts its fade-in.
func (k *posterCache) take(e *posterEntry) {
	k.album.Allocate(e.posterKey, e.w, e.h).WritePixels(e.job.Image().Pix)
	e.job = nil
	k.latest[e.key] = e
	k.fading = append(k.fading, e)
	k.epoch++
}

// RenderPosters renders queued posters until the time in budget is used up. Posters on the screen
// have priority over prefetched ones. A poster whose rendering panics is dropped.
func (k *Renderer) RenderPosters(budget time.Duration) {
	s := k.posters
	if len(s.urgent)+len(s.prefetched) == 0 {
		return
	}
	for end := time.Now().Add(budget); time.Now().Before(end); {
		from := &s.urgent
		if len(*from) == 0 {
			from = &s.prefetched
		}
		if len(*from) == 0 {
			break
		}
		e, done := (*from)[0], false
		if !k.Guard.Try("poster", func() { done = e.job.Step() }) {
			*from = slices.Delete(*from, 0, 1)
			s.entries[e.posterKey] = nil // record that there is no picture, so that the poster is not queued again
		} else if done {
			*from = slices.Delete(*from, 0, 1)
			s.take(e)
		}
	}
}

// AdvanceFades advances the fade-in animation of all finished posters by ms milliseconds.
func (k *Renderer) AdvanceFades(ms float64) {
	s := k.posters
	if len(s.fading) == 0 {
		return
	}
	for _, e := range s.fading {
		e.age += ms
	}
	if s.ms += ms; s.ms >= epochTime {
		s.ms = 0
		s.epoch++
	}
	s.fading = slices.DeleteFunc(s.fading, func(e *posterEntry) bool { return e.age >= posterFade })
	if len(s.fading) == 0 {
		s.epoch++
	}
}

// RenderingPosters reports whether any poster on the screen is waiting to be rendered, is being
// rendered, or is fading in.
func (k *Renderer) RenderingPosters() bool {
	return k.DeferPosters || len(k.posters.urgent)+len(k.posters.fading) > 0
}

// PostersEnabled reports whether posters are rendered. In the very first frame they are not, if
// [Renderer.DeferPosters] is set; the next frame draws the missing ones.
func (k *Renderer) PostersEnabled() bool {
	if k.DeferPosters && !k.RenderImmediately {
		k.posters.unfinished = true
		return false
	}
	return true
}

// EnablePosters enables the rendering of posters if it was deferred by DeferPosters.
func (k *Renderer) EnablePosters() {
	if k.DeferPosters {
		k.DeferPosters = false
		k.posters.epoch++
	}
}

// PosterVersion returns a number that changes whenever a cached poster has changed. Pictures that
// were drawn with unfinished posters must be redrawn when it changes.
func (k *Renderer) PosterVersion() int { return k.posters.epoch }

// TakeUnfinished reports whether an unfinished poster, which is still being rendered or fading in,
// has been drawn since the last call.
func (k *Renderer) TakeUnfinished() bool {
	was := k.posters.unfinished
	k.posters.unfinished = false
	return was
}

// MarkUnfinished makes the next [Renderer.TakeUnfinished] return true. It must be called when a
// cached picture is drawn that contains unfinished posters.
func (k *Renderer) MarkUnfinished() { k.posters.unfinished = true }

// drop removes the entry of a poster whose picture the texture cache has evicted. The poster is
// rendered again when it is drawn next.
func (k *posterCache) drop(key posterKey) {
	e := k.entries[key]
	delete(k.entries, key)
	if k.latest[key.key] == e {
		delete(k.latest, key.key)
	}
	k.fading = slices.DeleteFunc(k.fading, func(x *posterEntry) bool { return x == e })
}

// clear drops all queued and finished posters.
func (k *posterCache) clear() {
	clear(k.entries)
	clear(k.latest)
	k.urgent, k.prefetched, k.fading = nil, nil, nil
	k.epoch++
}
