package paint

import (
	"image"
	"math"

	"gulch/render/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

// Clip calls draw, and drops everything that draw draws outside r. It is used for scrolling
// content.
func (p *Canvas) Clip(r geom.Rect, draw func()) {
	p.Flush()
	x0, y0 := p.View.ToPixel(geom.Point{X: r.X, Y: r.Y})
	x1, y1 := p.View.ToPixel(geom.Point{X: r.Right(), Y: r.Bottom()})
	whole := p.Dst
	window := image.Rect(int(math.Floor(x0)), int(math.Floor(y0)), int(math.Ceil(x1)), int(math.Ceil(y1)))
	if part, ok := whole.SubImage(window).(*ebiten.Image); ok {
		p.Dst = part
	}
	draw()
	p.Flush()
	p.Dst = whole
}
