package paint

import (
	"image"
	"math/bits"

	"github.com/hajimehoshi/ebiten/v2"
)

// page is one texture of an [Album], with one or many pictures on it.
type page struct {
	image  *ebiten.Image
	room   *room // free space on an atlas page, nil for a page of one picture
	on     []picture
	dear   bool  // has pictures that take long to paint
	filled int64 // bytes of its pictures
	mark         // last use of a picture on it
	drawn  int64 // bytes drawn in that frame
	lies   int64 // bytes drawn on that static picture
}

// picture is a picture on a page; it is implemented by kept.
type picture interface {
	forget()
	move()      // to another page
	last() mark // last use
}

func (p *page) shared() bool { return p.room != nil }

// size returns the memory of the page in bytes.
func (p *page) size() int64 {
	b := p.image.Bounds()
	return textureBytes(b.Dx(), b.Dy())
}

// put adds a picture of the given bytes to the page.
func (p *page) put(x picture, bytes int64) {
	p.on = append(p.on, x)
	p.filled += bytes
}

// use records that the given bytes of the page are drawn in a frame.
func (p *page) use(frame uint64, bytes int64) {
	if p.frame != frame {
		p.frame, p.drawn = frame, 0
	}
	p.drawn += bytes
}

// lie records that the given bytes of the page are drawn on a static picture.
func (p *page) lie(still uint64, bytes int64) {
	if p.still != still {
		p.still, p.lies = still, 0
	}
	p.lies += bytes
}

// drawnAt records the last use m of the given bytes of the page.
func (p *page) drawnAt(m mark, bytes int64) {
	if m.frame >= p.frame {
		p.use(m.frame, bytes)
	}
	if m.still >= p.still {
		p.lie(m.still, bytes)
	}
}

// inUse returns how many bytes of the page are on the screen.
func (p *page) inUse(a *Album) (bytes int64) {
	if p.frame >= a.since {
		bytes = p.drawn
	}
	if p.still >= a.lying {
		bytes = max(bytes, p.lies)
	}
	return bytes
}

// forget evicts all pictures on the page.
func (p *page) forget() {
	for _, x := range p.on {
		x.forget()
	}
	clear(p.on)
	p.on, p.filled = p.on[:0], 0
}

// clear empties the page for reuse.
func (p *page) clear() {
	p.forget()
	p.image.Clear()
	p.room, p.mark, p.drawn, p.lies = newRoom(), mark{}, 0, 0
}

// pageSide is the width and height of atlas pages in pixels.
const pageSide = 1024

// gap is the number of empty pixels around a picture, which keep neighbours from bleeding in when
// it is drawn rotated or scaled.
const gap = 1

// room holds the free rectangles of an atlas page. They do not overlap.
type room struct{ free []image.Rectangle }

func newRoom() *room { return &room{free: []image.Rectangle{image.Rect(gap, gap, pageSide, pageSide)}} }

// take allocates w by h pixels in the free rectangle that fits best, and returns the top left
// corner.
func (r *room) take(w, h int) (x, y int, ok bool) {
	w, h = w+gap, h+gap
	best, least := -1, 0
	for i, f := range r.free {
		if left := min(f.Dx()-w, f.Dy()-h); left >= 0 && (best < 0 || left < least) {
			best, least = i, left
		}
	}
	if best < 0 {
		return 0, 0, false
	}
	f := r.free[best]
	right, below := f, f
	right.Min.X, below.Min.Y = f.Min.X+w, f.Min.Y+h
	if f.Dx()-w < f.Dy()-h { // split so that the longer rest stays in one piece
		right.Max.Y = below.Min.Y
	} else {
		below.Max.X = right.Min.X
	}
	r.free[best] = right
	if right.Empty() {
		r.free = append(r.free[:best], r.free[best+1:]...)
	}
	if !below.Empty() {
		r.free = append(r.free, below)
	}
	return f.Min.X, f.Min.Y, true
}

// pixelBytes returns the memory of the pixels of a picture.
func pixelBytes(width, height int) int64 { return 4 * int64(width) * int64(height) }

// textureBytes returns the memory of a texture: Ebitengine rounds its sides up to powers of two.
func textureBytes(width, height int) int64 { return pixelBytes(powerOfTwo(width), powerOfTwo(height)) }

func powerOfTwo(n int) int { return max(16, 1<<bits.Len(uint(n-1))) }
