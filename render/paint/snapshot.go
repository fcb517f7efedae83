package paint

import (
	"math"

	"gulch/render/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

// Snapshot is what lies in a rectangle as one picture, so that it can be moved and stretched as a whole for a while: a
// map under a hand, a sheet that comes and goes. The zero value is empty.
type Snapshot struct {
	image *ebiten.Image
}

// mostPixels bounds the longer side of a snapshot.
const mostPixels = 2600

// Empty reports whether nothing has been taken.
func (s *Snapshot) Empty() bool { return s.image == nil }

// Take keeps what draw paints into r, in as many pixels as p would show of it if that is not too many. What draw paints
// beyond r is lost.
func (s *Snapshot) Take(p *Pen, r geom.Rect, draw func(p *Pen)) {
	if p.Dry() {
		draw(p)
		return
	}
	s.Drop()
	scale := min(p.View.Scale, mostPixels/max(r.W, r.H))
	s.image = NewTexture(max(1, int(math.Ceil(r.W*scale))), max(1, int(math.Ceil(r.H*scale))))
	taken := false
	defer func() {
		if !taken { // draw has panicked
			s.Drop()
		}
	}()
	pen := p.Kit.Pen(s.image, View{Scale: scale, X: -r.X * scale, Y: -r.Y * scale, Text: p.View.Text})
	draw(pen)
	pen.Flush()
	taken = true
}

// Draw shows the snapshot so that it fills r.
func (s *Snapshot) Draw(p *Pen, r geom.Rect) {
	if s.image != nil {
		p.Image(s.image, r, 0, White)
	}
}

// Drop forgets the picture.
func (s *Snapshot) Drop() {
	if s.image != nil {
		s.image.Deallocate()
		s.image = nil
	}
}
