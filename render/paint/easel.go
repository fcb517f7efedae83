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

// Poster is a picture that [Pen.Poster] shows. It is painted off the frame, in slices, and kept by its size.
type Poster struct {
	Key    string // names it among the kept ones: equal keys are equal pictures
	Mirror bool   // left for right, and the light with it
	// Coarse has it painted in a few sizes only and drawn smaller from them: for what changes its size all the time.
	Coarse bool
	// Width is how many pixels wide it is painted whatever its size is, from which it is drawn larger and smaller: for
	// what one comes nearer to. 0 is as wide as it is drawn.
	Width int
	// Make makes the picture for a width in pixels. It is called when the picture is about to be painted.
	Make func(art *poster.Art, px float64) *poster.Picture
}

// Scene returns the poster of a picture of the data in its own hour, or in another one where hour is not "".
func Scene(name, hour string) Poster {
	return Poster{Key: name + " " + hour, Make: func(art *poster.Art, _ float64) *poster.Picture {
		p, _ := art.Picture(name, hour) // a test draws all pictures of the data
		return p
	}}
}

// SceneIn is Scene for frames of another shape, ratio times wider than high: what does not fit is cut off at both sides, or
// above and below, for a frame is not filled by stretching. A ratio of 0 is the picture's own.
func SceneIn(name, hour string, ratio float64) Poster {
	if ratio <= 0 {
		return Scene(name, hour)
	}
	return Poster{Key: fmt.Sprintf("%s %s %.2f", name, hour, ratio), Make: func(art *poster.Art, _ float64) *poster.Picture {
		p, err := art.Picture(name, hour)
		if err != nil {
			return p
		}
		b := p.Box
		if w := b.H * ratio; w < b.W {
			p.Box = geom.R(b.X+(b.W-w)/2, b.Y, w, b.H)
		} else {
			h := b.W / ratio
			p.Box = geom.R(b.X, b.Y+(b.H-h)*0.55, b.W, h) // a little lower: skies are emptier than grounds
		}
		return p
	}}
}

// posterKey names a painted poster.
type posterKey struct {
	key    string
	mirror bool
	w, h   int
}

// easel is where posters are painted. The album keeps those that are finished.
type easel struct {
	album   *Pictures[posterKey]
	posters map[posterKey]*painted // in the album, or to be painted
	latest  map[string]*painted    // the last that was finished, by key: stands in for other sizes
	now     []*painted             // asked for by what is on the screen
	later   []*painted             // asked for ahead of need
	fading  []*painted
	epoch   int                      // counts what changes in kept posters
	ms      float64                  // since the epoch last went on
	rough   bool                     // something was drawn that is not finished
	small   map[string]*ebiten.Image // painted ahead, by the key of the poster; nil before the first was asked for
}

// painted is a poster on the easel, or taken from it.
type painted struct {
	posterKey
	job    *poster.Job // nil when it is finished
	ground color.RGBA  // what stands in for it
	age    float64     // ms since it was finished
	ahead  bool        // nobody has drawn it yet
}

const (
	posterFade = 200.0 // ms in which a finished poster appears
	epochTime  = 40.0  // ms between two steps of that, where what lies still is painted anew
)

func newEasel(a *Album) *easel {
	k := &easel{album: PicturesOf[posterKey](a, "posters"), posters: map[posterKey]*painted{}, latest: map[string]*painted{}}
	k.album.Forgotten, k.album.Dear = k.drop, true
	return k
}

// Poster draws a picture so that it fills r: what stands in for it until it is painted, then the picture, which fades in.
func (p *Pen) Poster(m Poster, r geom.Rect) {
	if p.Dry() {
		p.posterDry(m, r)
		return
	}
	e := p.poster(m, r, false)
	if e == nil {
		return
	}
	image := p.easel.album.Find(e.posterKey)
	if image == nil || e.age < posterFade {
		p.easel.rough = true
		p.standIn(e, r)
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

// Painted reports whether a poster has been painted for r, so that nothing need stand in for it.
func (p *Pen) Painted(m Poster, r geom.Rect) bool {
	if p.Dry() {
		return p.posterDry(m, r)
	}
	e := p.poster(m, r, false)
	return e != nil && e.job == nil && e.age >= posterFade
}

// standIn draws the same picture in another size, or its plain sky.
func (p *Pen) standIn(e *painted, r geom.Rect) {
	if other := p.easel.latest[e.key]; other != nil && other != e && other.mirror == e.mirror {
		p.Image(p.easel.album.Find(other.posterKey), r, 0, White)
	} else if small := p.easel.smallOf(e.key); small != nil && !e.mirror {
		p.Image(small, r, 0, White)
	} else if e.ground.A > 0 {
		p.Rect(r, 0, e.ground)
	}
}

// Small draws a picture of the data as it was painted ahead, where it was: before posters are painted at all (see [Kit.Begun]).
func (p *Pen) Small(name string, r geom.Rect) {
	if p.Dry() {
		return
	}
	if small := p.easel.smallOf(Scene(name, "").Key); small != nil {
		p.Image(small, r, 0, White)
	}
}

// smallOf returns a picture that was painted ahead and ships with the app, nil where it was not.
func (k *easel) smallOf(key string) *ebiten.Image {
	if k.small == nil {
		k.small = map[string]*ebiten.Image{}
		for _, s := range poster.ReadSmall(assets.SmallLids()) {
			m := NewTexture(s.W, s.H)
			m.WritePixels(s.Image().Pix)
			k.small[Scene(s.Name, "").Key] = m
		}
	}
	return k.small[key]
}

// Ahead has a poster painted that will be needed soon, when nothing else is to be done.
func (p *Pen) Ahead(m Poster, r geom.Rect) {
	if p.Dry() {
		p.posterDry(m, r)
		return
	}
	p.poster(m, r, true)
}

// posterDry makes the picture of a poster in a dry run and reports whether there is one.
func (p *Pen) posterDry(m Poster, r geom.Rect) bool {
	key, ok := p.posterKey(m, r)
	return ok && p.Album.dry.makes(key, m)
}

// posterKey names a poster in the size in which it is painted to fill r; ok is false if that is less
// than a pixel.
func (p *Pen) posterKey(m Poster, r geom.Rect) (key posterKey, ok bool) {
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

// poster finds a kept poster or puts it on the easel; nil if there is nothing to paint.
func (p *Pen) poster(m Poster, r geom.Rect, ahead bool) *painted {
	key, ok := p.posterKey(m, r)
	if !ok || !p.Begun() {
		return nil
	}
	k := p.easel
	e, ok := k.posters[key]
	if !ok {
		e = &painted{posterKey: key, ahead: ahead}
		if !e.begin(m) {
			e = nil
		}
		k.posters[key] = e
	}
	if e == nil {
		return nil
	}
	if !ok {
		if p.Eager {
			k.finish(e)
			e.age = posterFade
		} else if ahead {
			k.later = append(k.later, e)
		} else {
			k.now = append(k.now, e)
		}
	}
	if e.ahead && !ahead {
		e.ahead = false
		if i := slices.Index(k.later, e); i >= 0 {
			k.later = slices.Delete(k.later, i, i+1)
			k.now = append(k.now, e)
		}
	}
	return e
}

// coarse rounds a width up to one of a few: a picture is never drawn smaller than by an eighth.
func coarse(w int) int {
	step := 2
	for step*16 < w {
		step *= 2
	}
	return (w + step - 1) / step * step
}

// begin prepares the work on a poster, if there is a picture.
func (e *painted) begin(m Poster) bool {
	art, _ := poster.Load() // a test reads the data
	picture := m.Make(art, float64(e.w))
	if picture == nil {
		return false
	}
	e.job, e.ground = picture.NewJob(e.w, e.h, e.mirror), picture.Ground()
	return true
}

// finish does what is left of a poster and keeps it.
func (k *easel) finish(e *painted) {
	for !e.job.Step() {
	}
	k.take(e)
}

// take takes a finished poster from the easel.
func (k *easel) take(e *painted) {
	k.album.Room(e.posterKey, e.w, e.h).WritePixels(e.job.Image().Pix)
	e.job = nil
	k.latest[e.key] = e
	k.fading = append(k.fading, e)
	k.epoch++
}

// Work paints posters for as long as budget; what is needed now comes before what is wanted ahead.
func (k *Kit) Work(budget time.Duration) {
	s := k.easel
	if len(s.now)+len(s.later) == 0 {
		return
	}
	for end := time.Now().Add(budget); time.Now().Before(end); {
		from := &s.now
		if len(*from) == 0 {
			from = &s.later
		}
		if len(*from) == 0 {
			break
		}
		e, done := (*from)[0], false
		if !k.Guard.Try("poster", func() { done = e.job.Step() }) {
			*from = slices.Delete(*from, 0, 1)
			s.posters[e.posterKey] = nil // there is nothing to paint
		} else if done {
			*from = slices.Delete(*from, 0, 1)
			s.take(e)
		}
	}
}

// Pass lets finished posters appear: ms have passed.
func (k *Kit) Pass(ms float64) {
	s := k.easel
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
	s.fading = slices.DeleteFunc(s.fading, func(e *painted) bool { return e.age >= posterFade })
	if len(s.fading) == 0 {
		s.epoch++
	}
}

// Painting reports whether anything that is on the screen is still to be painted or about to appear.
func (k *Kit) Painting() bool { return k.Later || len(k.easel.now)+len(k.easel.fading) > 0 }

// Begun reports whether posters are painted: not in the first frame of all, see Later. What was left out then is drawn in the
// next one.
func (k *Kit) Begun() bool {
	if k.Later && !k.Eager {
		k.easel.rough = true
		return false
	}
	return true
}

// Begin has posters painted from now on that were left out so far: see Later.
func (k *Kit) Begin() {
	if k.Later {
		k.Later = false
		k.easel.epoch++
	}
}

// Epoch changes whenever a kept poster has changed: what was drawn rough before may be drawn again.
func (k *Kit) Epoch() int { return k.easel.epoch }

// Rough reports whether anything has been drawn since the last call that was not finished.
func (k *Kit) Rough() bool {
	was := k.easel.rough
	k.easel.rough = false
	return was
}

// Roughen notes that something unfinished was drawn by means of a picture of it.
func (k *Kit) Roughen() { k.easel.rough = true }

// drop lets a poster be painted anew when it is drawn next: the album has forgotten it.
func (k *easel) drop(key posterKey) {
	e := k.posters[key]
	delete(k.posters, key)
	if k.latest[key.key] == e {
		delete(k.latest, key.key)
	}
	k.fading = slices.DeleteFunc(k.fading, func(x *painted) bool { return x == e })
}

// clear takes all unfinished work away.
func (k *easel) clear() {
	clear(k.posters)
	clear(k.latest)
	k.now, k.later, k.fading = nil, nil, nil
	k.epoch++
}
