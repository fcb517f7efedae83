package paint

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// Album keeps painted pictures, so that drawing them again costs next to nothing, within one budget of memory. What has
// gone longest without being drawn is forgotten first, and nothing that was drawn in the present frame.
//
// Pictures are kept by kind and name: see [Pictures]. Small ones lie side by side on pages of one size, because memory
// that is given back and taken again in pieces of ever other sizes stays in pieces; large ones have a page of their own.
// What is forgotten is a whole page: what is still in use on it is painted anew on another one when it is drawn next.
type Album struct {
	budget int64
	bytes  int64 // of all pages
	frame  uint64
	pages  []*page
	kinds  map[string]kind
	desk   desk
}

// kind is the Pictures of one kind, whatever their names are.
type kind interface{ held() int64 }

// usualBudget is the budget until [Album.Fit] is told about a window.
const usualBudget = 64 << 20

func newAlbum() *Album { return &Album{budget: usualBudget, frame: 1, kinds: map[string]kind{}} }

// Fit sets the budget for a window of so many pixels: what lies on a table, a few times over.
func (a *Album) Fit(width, height int) {
	const least, screens = 24 << 20, 6
	a.budget = least + screens*pixelBytes(width, height)
}

// NextFrame begins a frame: what was drawn before may be forgotten from now on. It is for frames in which something is
// drawn.
func (a *Album) NextFrame() {
	for a.bytes > a.budget {
		p := a.idlest()
		if p == nil {
			break
		}
		a.drop(p)
	}
	a.frame++
}

// idlest returns the page to do without when a frame has ended: the one drawn from longest ago. Pages that are drawn
// from in every frame give way only where less than half of what is on them is drawn; else it is nil.
func (a *Album) idlest() *page {
	var best *page
	for _, p := range a.pages {
		if p.used == a.frame && 2*p.drawn >= p.filled {
			continue
		}
		if best == nil || p.used < best.used || p.used == best.used && p.drawn < best.drawn {
			best = p
		}
	}
	return best
}

// oldest returns the page drawn from longest ago, nil where all were drawn from in this frame.
func (a *Album) oldest() *page {
	var best *page
	for _, p := range a.pages {
		if p.used < a.frame && (best == nil || p.used < best.used) {
			best = p
		}
	}
	return best
}

// shared returns a page with room for w by h pixels, and where on it.
func (a *Album) shared(w, h int) (p *page, x, y int) {
	for i := len(a.pages) - 1; i >= 0; i-- {
		if p := a.pages[i]; p.shared() {
			if x, y, ok := p.room.take(w, h); ok {
				return p, x, y
			}
		}
	}
	for a.bytes+textureBytes(pageSide, pageSide) > a.budget {
		p = a.oldest()
		if p == nil {
			break
		}
		if p.shared() {
			p.clear()
			x, y, _ = p.room.take(w, h)
			return p, x, y
		}
		a.drop(p)
	}
	p = a.add(pageSide, pageSide)
	p.room = newRoom()
	x, y, _ = p.room.take(w, h)
	return p, x, y
}

// single returns a page for one picture of w by h pixels.
func (a *Album) single(w, h int) *page {
	for a.bytes+textureBytes(w, h) > a.budget {
		p := a.oldest()
		if p == nil {
			break
		}
		a.drop(p)
	}
	return a.add(w, h)
}

func (a *Album) add(w, h int) *page {
	p := &page{image: NewTexture(w, h)}
	a.pages = append(a.pages, p)
	a.bytes += p.size()
	return p
}

// drop gives a page back.
func (a *Album) drop(p *page) {
	for i, other := range a.pages {
		if other == p {
			a.pages = append(a.pages[:i], a.pages[i+1:]...)
			break
		}
	}
	a.bytes -= p.size()
	p.forget()
	p.image.Deallocate()
}

// Forget drops all pictures.
func (a *Album) Forget() {
	for len(a.pages) > 0 {
		a.drop(a.pages[len(a.pages)-1])
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
