package narrowgauge

import (
	"math"

	"gulch/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// held is the map while a hand moves it: all of it as one picture, so that a frame of a drag draws that picture at
// another place instead of painting and laying out the table anew. Letting go does that, once.
type held struct {
	on    bool
	image *ebiten.Image // nil while it has to be painted
}

// carry moves the map under a hand by what change does to it. A map that does not move is not taken up.
func (b *Table) carry(change func(m *chart)) {
	before := b.map_
	if change(&b.map_); b.map_ != before {
		b.held.on = true
	}
}

// letGo lays the map down where it is. It reports whether it had been moved.
func (b *Table) letGo() bool {
	was := b.held.on
	b.held.on = false
	b.held.drop()
	return was
}

// drop forgets the picture.
func (h *held) drop() {
	if h.image != nil {
		h.image.Deallocate()
		h.image = nil
	}
}

// drawHeld draws the map where the hand has moved it, and again what lies on it.
func (b *Table) drawHeld(p *paint.Pen) {
	if b.held.image == nil {
		b.paintHeld(p)
	}
	p.Clip(b.at.window, func() { p.Image(b.held.image, b.map_.picture(), 0, paint.White) })
	b.paintContracts(p)
	b.paintBooks(p)
}

// paintHeld paints all of the map as near as it is now, in as many pixels as the window would show of it if that is
// not too many.
func (b *Table) paintHeld(p *paint.Pen) {
	r := b.map_.picture()
	scale := min(p.View.Scale, mostPixels/max(r.W, r.H))
	b.held.image = paint.NewTexture(max(1, int(math.Ceil(r.W*scale))), max(1, int(math.Ceil(r.H*scale))))
	pen := p.Kit.Pen(b.held.image, paint.View{Scale: scale, X: -r.X * scale, Y: -r.Y * scale, Text: p.View.Text})
	b.paintLand(pen)
	pen.Flush()
}
