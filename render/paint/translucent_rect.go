package paint

import (
	"image/color"
	"math"

	"gulch/render/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

// FillTranslucent fills r with a translucent colour. The edges are rounded to whole pixels, so that
// adjacent rectangles show no seam.
func (p *Canvas) FillTranslucent(r geom.Rect, c color.RGBA) {
	p.Flush()
	if p.Dry() {
		return
	}
	if p.white == nil {
		p.white = ebiten.NewImage(1, 1)
		p.white.Fill(White)
	}
	x0, y0 := p.View.ToPixel(geom.Point{X: r.X, Y: r.Y})
	x1, y1 := p.View.ToPixel(geom.Point{X: r.Right(), Y: r.Bottom()})
	x0, y0, x1, y1 = math.Round(x0), math.Round(y0), math.Round(x1), math.Round(y1)
	p.image = ebiten.DrawImageOptions{}
	p.image.GeoM.Scale(x1-x0, y1-y0)
	p.image.GeoM.Translate(x0, y0)
	p.tint(p.tone(c))
	p.drawImage(p.white, &p.image)
}
