package paint

import (
	"image"
	"math/bits"

	"github.com/hajimehoshi/ebiten/v2"
)

// page is one texture of an [Album], with a picture or many on it.
type page struct {
	image  *ebiten.Image
	room   *room // where there is room for more, nil for a page of one picture
	on     []picture
	dear   bool  // what is on it takes long to paint
	filled int64 // bytes of the pictures on it
	mark         // when something on it was drawn last
	drawn  int64 // bytes of what was drawn in that frame
	lies   int64 // bytes of what was drawn on that still picture
}

// picture is one on a page.
type picture interface {
	forget()
	move()      // to another page
	last() mark // when it was drawn last
}

func (p *page) shared() bool { return p.room != nil }

// size is how much memory the page takes.
func (p *page) size() int64 {
	b := p.image.Bounds()
	return textureBytes(b.Dx(), b.Dy())
}

// put notes that a picture of so many bytes lies on the page.
func (p *page) put(x picture, bytes int64) {
	p.on = append(p.on, x)
	p.filled += bytes
}

// use notes that so many bytes of the page are drawn in a frame.
func (p *page) use(frame uint64, bytes int64) {
	if p.frame != frame {
		p.frame, p.drawn = frame, 0
	}
	p.drawn += bytes
}

// lie notes that so many bytes of the page are drawn on a still picture.
func (p *page) lie(still uint64, bytes int64) {
	if p.still != still {
		p.still, p.lies = still, 0
	}
	p.lies += bytes
}

// drawnAt notes that so many bytes of the page were drawn then.
func (p *page) drawnAt(m mark, bytes int64) {
	if m.frame >= p.frame {
		p.use(m.frame, bytes)
	}
	if m.still >= p.still {
		p.lie(m.still, bytes)
	}
}

// inUse is how many bytes of the page are on the screen.
func (p *page) inUse(a *Album) (bytes int64) {
	if p.frame >= a.since {
		bytes = p.drawn
	}
	if p.still >= a.lying {
		bytes = max(bytes, p.lies)
	}
	return bytes
}

// forget tells all pictures on the page that they are gone.
func (p *page) forget() {
	for _, x := range p.on {
		x.forget()
	}
	clear(p.on)
	p.on, p.filled = p.on[:0], 0
}

// clear makes the page empty.
func (p *page) clear() {
	p.forget()
	p.image.Clear()
	p.room, p.mark, p.drawn, p.lies = newRoom(), mark{}, 0, 0
}

// pageSide is how many pixels wide and high shared pages are.
const pageSide = 1024

// gap is how many empty pixels lie round a picture, so that its neighbours do not shine in when it is drawn turned or
// at another size.
const gap = 1

// room are the rectangles of a page on which nothing lies. They do not overlap.
type room struct{ free []image.Rectangle }

func newRoom() *room { return &room{free: []image.Rectangle{image.Rect(gap, gap, pageSide, pageSide)}} }

// take finds room for w by h pixels where it leaves least over, and returns its corner.
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
	if f.Dx()-w < f.Dy()-h { // the longer piece stays whole
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

// pixelBytes is how much memory the pixels of a picture take.
func pixelBytes(width, height int) int64 { return 4 * int64(width) * int64(height) }

// textureBytes is how much memory a texture takes: the graphics library makes its sides powers of two.
func textureBytes(width, height int) int64 { return pixelBytes(powerOfTwo(width), powerOfTwo(height)) }

func powerOfTwo(n int) int { return max(16, 1<<bits.Len(uint(n-1))) }
