package paint

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Album keeps painted pictures, so that drawing them again costs next to nothing, within one budget of memory. What has
// gone longest without being drawn is forgotten first, pictures that take long to paint after all others, and nothing that
// is on the screen: what was drawn in this frame or the one before, and what the still picture shows, which is drawn once
// and then lies there (see [Album.Still]).
//
// Pictures are kept by kind and name: see [Pictures]. Small ones lie side by side on pages of one size, because memory
// that is given back and taken again in pieces of ever other sizes stays in pieces; large ones have a page of their own.
// What is forgotten is a whole page: what is still in use on it moves to another one.
type Album struct {
	budget int64
	bytes  int64 // of all pages
	frame  uint64
	since  uint64 // the first frame that counts as being on the screen
	still  uint64 // counts the still pictures that were painted
	lying  uint64 // the first of them that counts as being on the screen
	within bool   // one is being painted
	pages  []*page
	kinds  map[string]kind
	desk   desk
	dry    dryRun

	painted   int // how often pictures were painted: what a [Trace] asks
	repainted int // how often one was painted over
}

// kind is the Pictures of one kind, whatever their names are.
type kind interface {
	held() int64
	forgetDry()
}

// usualBudget is the budget until [Album.Fit] is told about a window.
const usualBudget = 64 << 20

func newAlbum() *Album {
	a := &Album{budget: usualBudget, frame: 1, since: 1, still: 1, lying: 1, kinds: map[string]kind{}}
	a.desk.dry = &a.dry
	return a
}

// Fit sets the budget for a window of so many pixels: what lies on a table, a few times over.
func (a *Album) Fit(width, height int) {
	const least, screens = 24 << 20, 6
	a.budget = least + screens*pixelBytes(width, height)
}

// NextFrame begins a frame: what was drawn before may be forgotten from now on. It is for frames in which something is
// drawn.
func (a *Album) NextFrame() {
	a.since = a.frame // and it counts for the next one, too, which probably draws the same
	for a.bytes > a.budget {
		p := a.idlest()
		if p == nil {
			break
		}
		a.drop(p)
	}
	a.frame++
}

// Still paints the still picture, which lies on the screen from now on in place of the one before: what it shows is in use
// although no later frame draws it.
func (a *Album) Still(paint func()) {
	a.still++
	a.within = true
	paint() // what the last one shows is probably needed once more
	a.within = false
	a.lying = a.still
}

// use notes that a picture is drawn now.
func (a *Album) use(x *mark, p *page, bytes int64) {
	if x.frame != a.frame {
		x.frame = a.frame
		p.use(a.frame, bytes)
	}
	if a.within && x.still != a.still {
		x.still = a.still
		p.lie(a.still, bytes)
	}
}

// mark says when a picture was drawn last: in which frame, and on which still picture.
type mark struct{ frame, still uint64 }

// shown reports whether what was drawn then is on the screen.
func (a *Album) shown(x mark) bool { return x.frame >= a.since || x.still >= a.lying }

// idlest returns the page to do without when a frame has ended. Pages from which something is on the screen give way only
// where that is less than half of what is on them; else it is nil.
func (a *Album) idlest() *page {
	return a.least(func(p *page) bool { return !a.shown(p.mark) || 2*p.inUse(a) < p.filled })
}

// oldest returns the page to do without now, nil where something of all is on the screen.
func (a *Album) oldest() *page { return a.least(func(p *page) bool { return !a.shown(p.mark) }) }

// least returns the page to do without, of those that may give way: the one drawn from longest ago, and before all that hold
// what takes long to paint, those that do not.
func (a *Album) least(may func(*page) bool) *page {
	var best *page
	dearFirst := 4*a.idleDear() > 3*a.budget
	for _, p := range a.pages {
		if may(p) && (best == nil || a.before(p, best, dearFirst)) {
			best = p
		}
	}
	return best
}

// before reports whether a page is to be done without sooner than another one.
func (a *Album) before(p, q *page, dearFirst bool) bool {
	switch {
	case a.shown(p.mark) != a.shown(q.mark):
		return !a.shown(p.mark)
	case p.dear != q.dear:
		return p.dear == dearFirst
	case p.frame != q.frame:
		return p.frame < q.frame
	}
	return p.drawn < q.drawn
}

// idleDear is how much memory takes what takes long to paint and is not on the screen.
func (a *Album) idleDear() (bytes int64) {
	for _, p := range a.pages {
		if p.dear && !a.shown(p.mark) {
			bytes += p.size()
		}
	}
	return bytes
}

// shared returns a page with room for w by h pixels, and where on it.
func (a *Album) shared(w, h int, dear bool) (p *page, x, y int) {
	if p, x, y, ok := a.roomFor(w, h, dear); ok {
		return p, x, y
	}
	for a.bytes+textureBytes(pageSide, pageSide) > a.budget {
		p = a.oldest()
		if p == nil {
			break
		}
		if p.shared() {
			p.clear()
			p.dear = dear
			x, y, _ = p.room.take(w, h)
			return p, x, y
		}
		a.drop(p)
	}
	return a.fresh(w, h, dear)
}

// roomFor finds room on a page that there is.
func (a *Album) roomFor(w, h int, dear bool) (p *page, x, y int, ok bool) {
	for i := len(a.pages) - 1; i >= 0; i-- {
		if p := a.pages[i]; p.shared() && p.dear == dear {
			if x, y, ok := p.room.take(w, h); ok {
				return p, x, y, true
			}
		}
	}
	return nil, 0, 0, false
}

// fresh begins a page with room for w by h pixels.
func (a *Album) fresh(w, h int, dear bool) (p *page, x, y int) {
	p = a.add(pageSide, pageSide)
	p.room, p.dear = newRoom(), dear
	x, y, _ = p.room.take(w, h)
	return p, x, y
}

// single returns a page for one picture of w by h pixels.
func (a *Album) single(w, h int, dear bool) *page {
	for a.bytes+textureBytes(w, h) > a.budget {
		p := a.oldest()
		if p == nil {
			break
		}
		a.drop(p)
	}
	p := a.add(w, h)
	p.dear = dear
	return p
}

func (a *Album) add(w, h int) *page {
	p := &page{image: NewTexture(w, h)}
	a.pages = append(a.pages, p)
	a.bytes += p.size()
	return p
}

// drop gives a page back. What on it is on the screen moves to another one.
func (a *Album) drop(p *page) {
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

// remove takes a page out of the album.
func (a *Album) remove(p *page) {
	for i, other := range a.pages {
		if other == p {
			a.pages = append(a.pages[:i], a.pages[i+1:]...)
			break
		}
	}
	a.bytes -= p.size()
}

// Forget drops all pictures.
func (a *Album) Forget() {
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

// Held returns how many bytes the pictures of each kind take, and as "pages" the memory that they all lie in.
func (a *Album) Held() map[string]int64 {
	out := map[string]int64{"pages": a.bytes}
	for name, k := range a.kinds {
		out[name] = k.held()
	}
	return out
}

// NewTexture returns an empty image with memory of its own. The library's usual way, many images on textures that double
// when they are full and never shrink, takes several times as much.
func NewTexture(w, h int) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
}
