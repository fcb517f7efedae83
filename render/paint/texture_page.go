package paint

import (
	"image"
	"math/bits"

	"github.com/hajimehoshi/ebiten/v2"
)

// texturePage is one texture of a [TextureCache], with one or many pictures on it.
type texturePage struct {
	image     *ebiten.Image
	room      *freeSpace // free space on an atlas page, nil for a page of one picture
	on        []picture
	expensive bool  // the page holds pictures that take long to paint
	filled    int64 // bytes of the pictures on the page
	lastUse         // last use of any picture on the page
	// bytes of the pictures on this page that were drawn in the last frame in which any of them was
	// drawn
	drawn int64
	// bytes of the pictures on this page that were drawn into the most recent static picture that
	// used the page; the cache keeps them as long as that static picture is shown (see useStatic)
	staticBytes int64
}

// picture is a picture on a page; it is implemented by cachedPicture.
type picture interface {
	forget()
	move()         // moves the picture to another page
	last() lastUse // returns the last use of the picture
}

func (p *texturePage) shared() bool { return p.room != nil }

// size returns the memory of the page in bytes.
func (p *texturePage) size() int64 {
	b := p.image.Bounds()
	return textureBytes(b.Dx(), b.Dy())
}

// put adds the picture x to the page; bytes is the memory of the picture in bytes.
func (p *texturePage) put(x picture, bytes int64) {
	p.on = append(p.on, x)
	p.filled += bytes
}

// use records that pictures on the page are drawn in the frame with the given number; bytes is
// their total memory in bytes.
func (p *texturePage) use(frame uint64, bytes int64) {
	if p.frame != frame {
		p.frame, p.drawn = frame, 0
	}
	p.drawn += bytes
}

// useStatic records that pictures on the page are drawn in a static picture (see
// [TextureCache.PaintStatic]). still is the number of that static picture, and bytes the total
// memory of the drawn pictures in bytes.
func (p *texturePage) useStatic(still uint64, bytes int64) {
	if p.still != still {
		p.still, p.staticBytes = still, 0
	}
	p.staticBytes += bytes
}

// drawnAt adds pictures that were last used at m to the records of the page. bytes is the total
// memory of these pictures in bytes. If the page itself has been used more recently than m, they do
// not count.
func (p *texturePage) drawnAt(m lastUse, bytes int64) {
	if m.frame >= p.frame {
		p.use(m.frame, bytes)
	}
	if m.still >= p.still {
		p.useStatic(m.still, bytes)
	}
}

// inUse returns the number of bytes of the page that belong to pictures on the screen.
func (p *texturePage) inUse(a *TextureCache) (bytes int64) {
	if p.frame >= a.since {
		bytes = p.drawn
	}
	if p.still >= a.staticSince {
		bytes = max(bytes, p.staticBytes)
	}
	return bytes
}

// forget evicts all pictures on the page.
func (p *texturePage) forget() {
	for _, x := range p.on {
		x.forget()
	}
	clear(p.on)
	p.on, p.filled = p.on[:0], 0
}

// clear empties the page for reuse.
func (p *texturePage) clear() {
	p.forget()
	p.image.Clear()
	p.room, p.lastUse, p.drawn, p.staticBytes = newRoom(), lastUse{}, 0, 0
}

// pageSide is the width and height of atlas pages in pixels.
const pageSide = 1024

// gap is the number of empty pixels around a picture. They keep the pixels of neighbouring pictures
// from showing at its edges when it is drawn rotated or scaled.
const gap = 1

// freeSpace holds the free rectangles of an atlas page. They do not overlap.
type freeSpace struct{ free []image.Rectangle }

func newRoom() *freeSpace {
	return &freeSpace{free: []image.Rectangle{image.Rect(gap, gap, pageSide, pageSide)}}
}

// take allocates w by h pixels in the free rectangle that fits best, and returns the top left
// corner; ok is false if there is no space.
func (r *freeSpace) take(w, h int) (x, y int, ok bool) {
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
	if f.Dx()-w < f.Dy()-h { // split so that the longer remaining part stays in one piece
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

// pixelBytes returns the memory, in bytes, of the pixels of a picture of the given size in pixels.
func pixelBytes(width, height int) int64 { return 4 * int64(width) * int64(height) }

// textureBytes returns the memory, in bytes, of a texture of the given size in pixels. Ebitengine
// rounds the sides of a texture up to powers of two.
func textureBytes(width, height int) int64 { return pixelBytes(powerOfTwo(width), powerOfTwo(height)) }

func powerOfTwo(n int) int { return max(16, 1<<bits.Len(uint(n-1))) }
