package paint

import (
	"math"

	"gulch/render/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

// Snapshot is a picture of a part of the screen that can be moved and scaled as a whole during an
// animation. Examples are a map that is dragged and a sheet that opens. The zero value is empty.
type Snapshot struct {
	image *ebiten.Image
}

// mostPixels is the maximum length of the longer side of a snapshot, in pixels.
const mostPixels = 2600

// Empty reports whether the snapshot holds no picture.
func (s *Snapshot) Empty() bool { return s.image == nil }

// Take calls draw and stores its drawing inside r as the snapshot. The resolution is that of p,
// unless the snapshot would exceed mostPixels. Drawing outside r is lost.
func (s *Snapshot) Take(p *Canvas, r geom.Rect, draw func(p *Canvas)) {
	if p.Dry() {
		draw(p)
		return
	}
	s.Drop()
	scale := min(p.View.Scale, mostPixels/max(r.W, r.H))
	s.image = NewTexture(max(1, int(math.Ceil(r.W*scale))), max(1, int(math.Ceil(r.H*scale))))
	taken := false
	defer func() {
		if !taken { // true only if draw has panicked
			s.Drop()
		}
	}()
	pen := p.Renderer.Canvas(s.image, View{Scale: scale, X: -r.X * scale, Y: -r.Y * scale, Text: p.View.Text})
	draw(pen)
	pen.Flush()
	taken = true
}

// Draw draws the snapshot so that it fills r. An empty snapshot draws nothing.
func (s *Snapshot) Draw(p *Canvas, r geom.Rect) {
	if s.image != nil {
		p.Image(s.image, r, 0, White)
	}
}

// Drop frees the memory of the snapshot's picture and makes the snapshot empty.
func (s *Snapshot) Drop() {
	if s.image != nil {
		s.image.Deallocate()
		s.image = nil
	}
}
