package paint

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// TextureCache keeps painted pictures so that drawing them again is cheap, within a memory budget.
// It evicts the least recently used pictures, with two exceptions. Pictures that take long to paint
// are evicted last. Pictures on the screen are never evicted: those drawn in this frame or the
// previous one, and those in the static picture of the screen, which is painted once and then shown
// in every frame (see [TextureCache.PaintStatic]).
//
// Pictures are identified by kind and name: see [TextureSet]. Small pictures share atlas pages of
// one size, which avoids fragmentation of texture memory; each large picture has a page of its own.
// Whole pages are evicted: pictures on the page that are still in use are first moved to another
// page.
type TextureCache struct {
	budget      int64
	bytes       int64 // memory of all pages in bytes
	frame       uint64
	since       uint64 // number of the first frame whose pictures still count as being on the screen
	staticCount uint64 // number of static pictures painted so far; see TextureCache.PaintStatic
	staticSince uint64 // number of the first static picture whose parts still count as being on the screen
	inStatic    bool   // a static picture is being painted
	pages       []*texturePage
	kinds       map[string]kind
	scratch     scratchPool
	dry         dryRun

	painted   int // number of pictures painted so far, for [Trace]
	repainted int // number of pictures repainted so far
}

// kind is implemented by [TextureSet] for every type of names.
type kind interface {
	held() int64
	forgetDry()
}

// usualBudget is the budget in bytes until [TextureCache.SetBudgetFor] is called.
const usualBudget = 64 << 20

func newAlbum() *TextureCache {
	a := &TextureCache{budget: usualBudget, frame: 1, since: 1, staticCount: 1, staticSince: 1,
		kinds: map[string]kind{}}
	a.scratch.dry = &a.dry
	return a
}

// SetBudgetFor sets the memory budget for a window of width by height pixels: several times the
// size of the window.
func (a *TextureCache) SetBudgetFor(width, height int) {
	const least, screens = 24 << 20, 6
	a.budget = least + screens*pixelBytes(width, height)
}

// NextFrame begins a frame and evicts pages that exceed the budget. It must be called only for
// frames in which something is drawn.
func (a *TextureCache) NextFrame() {
	a.since = a.frame // the next frame will probably draw the same pictures as the last
	for a.bytes > a.budget {
		p := a.evictableAfterFrame()
		if p == nil {
			break
		}
		a.drop(p)
	}
	a.frame++
}

// PaintStatic calls paint, which paints the static picture of the screen. Until PaintStatic is
// called again, all pictures drawn by paint count as in use, although later frames do not draw them
// one by one.
func (a *TextureCache) PaintStatic(paint func()) {
	a.staticCount++
	a.inStatic = true
	paint() // staticSince is changed after this, as paint probably needs the pictures of the last static picture
	a.inStatic = false
	a.staticSince = a.staticCount
}

// use records that a picture on page p is drawn now. bytes is the memory of the picture in bytes. x
// is the record of the picture's last use and is updated.
func (a *TextureCache) use(x *lastUse, p *texturePage, bytes int64) {
	if x.frame != a.frame {
		x.frame = a.frame
		p.use(a.frame, bytes)
	}
	if a.inStatic && x.still != a.staticCount {
		x.still = a.staticCount
		p.useStatic(a.staticCount, bytes)
	}
}

// lastUse says when a picture was last drawn: the number of the last frame, and the number of the
// last static picture (see [TextureCache.PaintStatic]), in which it was drawn.
type lastUse struct{ frame, still uint64 }

// shown reports whether a picture that was last used at x is on the screen.
func (a *TextureCache) shown(x lastUse) bool { return x.frame >= a.since || x.still >= a.staticSince }

// evictableAfterFrame returns the page to evict at the end of a frame, or nil. A page with pictures
// on the screen may be evicted only if they are less than half of its content.
func (a *TextureCache) evictableAfterFrame() *texturePage {
	return a.leastRecentlyUsed(func(p *texturePage) bool { return !a.shown(p.lastUse) || 2*p.inUse(a) < p.filled })
}

// evictableNow returns the page to evict during a frame, or nil if every page has pictures on the
// screen.
func (a *TextureCache) evictableNow() *texturePage {
	return a.leastRecentlyUsed(func(p *texturePage) bool { return !a.shown(p.lastUse) })
}

// leastRecentlyUsed returns the page to evict, or nil if there is none. may is the function that
// reports whether a page may be evicted. Normally that is the least recently used page without
// expensive pictures. Pages of expensive pictures are evicted last, unless those that are not on
// the screen take up most of the budget.
func (a *TextureCache) leastRecentlyUsed(may func(*texturePage) bool) *texturePage {
	var best *texturePage
	dearFirst := 4*a.idleExpensive() > 3*a.budget
	for _, p := range a.pages {
		if may(p) && (best == nil || a.before(p, best, dearFirst)) {
			best = p
		}
	}
	return best
}

// before reports whether page p must be evicted before page q. Pages with pictures on the screen
// are evicted last. Among the others, pages of expensive pictures are evicted last, or first if
// dearFirst is true. Otherwise the least recently used page is evicted first.
func (a *TextureCache) before(p, q *texturePage, dearFirst bool) bool {
	switch {
	case a.shown(p.lastUse) != a.shown(q.lastUse):
		return !a.shown(p.lastUse)
	case p.expensive != q.expensive:
		return p.expensive == dearFirst
	case p.frame != q.frame:
		return p.frame < q.frame
	}
	return p.drawn < q.drawn
}

// idleExpensive returns the memory in bytes of the expensive pages without pictures on the screen.
func (a *TextureCache) idleExpensive() (bytes int64) {
	for _, p := range a.pages {
		if p.expensive && !a.shown(p.lastUse) {
			bytes += p.size()
		}
	}
	return bytes
}

// shared returns an atlas page with free space for w by h pixels, and the position of the space on
// the page. dear is true for expensive pictures, which have atlas pages of their own.
func (a *TextureCache) shared(w, h int, dear bool) (p *texturePage, x, y int) {
	if p, x, y, ok := a.roomFor(w, h, dear); ok {
		return p, x, y
	}
	for a.bytes+textureBytes(pageSide, pageSide) > a.budget {
		p = a.evictableNow()
		if p == nil {
			break
		}
		if p.shared() {
			p.clear()
			p.expensive = dear
			x, y, _ = p.room.take(w, h)
			return p, x, y
		}
		a.drop(p)
	}
	return a.fresh(w, h, dear)
}

// roomFor finds space for w by h pixels on an existing atlas page and returns the page and the
// position of the space; ok is false if there is no space. If dear is true, it considers only the
// pages of expensive pictures, otherwise only the others.
func (a *TextureCache) roomFor(w, h int, dear bool) (p *texturePage, x, y int, ok bool) {
	for i := len(a.pages) - 1; i >= 0; i-- {
		if p := a.pages[i]; p.shared() && p.expensive == dear {
			if x, y, ok := p.room.take(w, h); ok {
				return p, x, y, true
			}
		}
	}
	return nil, 0, 0, false
}

// fresh creates an atlas page, for expensive pictures if dear is true, and returns space for w by h
// pixels on it.
func (a *TextureCache) fresh(w, h int, dear bool) (p *texturePage, x, y int) {
	p = a.add(pageSide, pageSide)
	p.room, p.expensive = newRoom(), dear
	x, y, _ = p.room.take(w, h)
	return p, x, y
}

// single returns a page for a single picture of w by h pixels; dear is true for an expensive
// picture.
func (a *TextureCache) single(w, h int, dear bool) *texturePage {
	for a.bytes+textureBytes(w, h) > a.budget {
		p := a.evictableNow()
		if p == nil {
			break
		}
		a.drop(p)
	}
	p := a.add(w, h)
	p.expensive = dear
	return p
}

func (a *TextureCache) add(w, h int) *texturePage {
	p := &texturePage{image: NewTexture(w, h)}
	a.pages = append(a.pages, p)
	a.bytes += p.size()
	return p
}

// drop evicts a page. Pictures on it that are on the screen are moved to another page.
func (a *TextureCache) drop(p *texturePage) {
	a.remove(p)
	p.on = slices.DeleteFunc(p.on, func(x picture) bool {
		moves := p.shared() && a.shown(x.last())
		if moves {
			x.move()
		}
		return moves
	})
	p.forget()
	p.image.Deallocate()
}

// remove removes a page from the cache's list of pages.
func (a *TextureCache) remove(p *texturePage) {
	for i, other := range a.pages {
		if other == p {
			a.pages = append(a.pages[:i], a.pages[i+1:]...)
			break
		}
	}
	a.bytes -= p.size()
}

// Clear drops all pictures.
func (a *TextureCache) Clear() {
	for len(a.pages) > 0 {
		p := a.pages[len(a.pages)-1]
		a.remove(p)
		p.forget()
		p.image.Deallocate()
	}
	a.dry.forget()
	for _, k := range a.kinds {
		k.forgetDry()
	}
}

// BytesByKind returns the memory in bytes of the pictures of each kind, and under "pages" the
// memory of all pages.
func (a *TextureCache) BytesByKind() map[string]int64 {
	out := map[string]int64{"pages": a.bytes}
	for name, k := range a.kinds {
		out[name] = k.held()
	}
	return out
}

// NewTexture returns an empty image of w by h pixels with a texture of its own. In contrast,
// Ebitengine's managed images share textures that double in size when full and never shrink, which
// takes several times as much memory.
func NewTexture(w, h int) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
}
