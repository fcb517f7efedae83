package paint

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// page is one texture of an [Album], with a picture or many on it.
type page struct {
	image   *ebiten.Image
	shelves *shelves // where pictures lie, nil for a page of one picture
	on      []picture
	filled  int64  // bytes of the pictures on it
	used    uint64 // the frame in which something on it was drawn last
	drawn   int64  // bytes of what was drawn in that frame
}

// picture is one on a page.
type picture interface{ forget() }

func (p *page) shared() bool { return p.shelves != nil }

// size is how much memory the page takes.
func (p *page) size() int64 {
	b := p.image.Bounds()
	return pixelBytes(b.Dx(), b.Dy())
}

// put notes that a picture of so many bytes lies on the page.
func (p *page) put(x picture, bytes int64) {
	p.on = append(p.on, x)
	p.filled += bytes
}

// use notes that so many bytes of the page are drawn in a frame.
func (p *page) use(frame uint64, bytes int64) {
	if p.used != frame {
		p.used, p.drawn = frame, 0
	}
	p.drawn += bytes
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
	p.shelves = &shelves{}
}

// pageSide is how many pixels wide and high shared pages are.
const pageSide = 1024

// gap is how many empty pixels lie round a picture, so that its neighbours do not shine in when it is drawn turned or
// at another size.
const gap = 1

// shelves are the rows in which pictures lie on a page.
type shelves struct {
	rows []row
	next int // where the next row begins
}

type row struct{ y, height, filled int }

// fit finds room for w by h pixels. A row takes what is nearly as high as itself.
func (s *shelves) fit(w, h int) (x, y int, ok bool) {
	w, h = w+gap, h+gap
	for i := range s.rows {
		if r := &s.rows[i]; h <= r.height && 4*h >= 3*r.height && r.filled+w <= pageSide {
			x, y = r.filled, r.y
			r.filled += w
			return x, y, true
		}
	}
	s.next = max(s.next, gap)
	if gap+w > pageSide || s.next+h > pageSide {
		return 0, 0, false
	}
	const step = 4 // rows are a little higher than what begins them, so that more fits into them
	r := row{y: s.next, height: min((h+step-1)/step*step, pageSide-s.next), filled: gap + w}
	s.rows, s.next = append(s.rows, r), s.next+r.height
	return gap, r.y, true
}

func imageRect(w, h int) image.Rectangle { return image.Rect(0, 0, w, h) }
