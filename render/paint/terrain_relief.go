package paint

import (
	"gulch/render/geom"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Relief draws terrain into r. field is an image that covers r; its red channel is the elevation,
// green is water, and blue is forest. corner is the upper left corner of r and height the height of
// r, both in terrain units: a unit is the height of a hex. They determine where mountains are
// drawn, so that mountains stay in place at every size of r.
func (p *Canvas) Relief(r geom.Rect, field *ebiten.Image, corner geom.Point, height float64) {
	p.Flush()
	w, h := p.pixels(r)
	grown := p.Textures.scratch.take(w, h)
	defer p.Textures.scratch.release(grown)
	var o ebiten.DrawImageOptions
	o.Filter = ebiten.FilterLinear
	b := field.Bounds()
	o.GeoM.Scale(float64(w)/float64(b.Dx()), float64(h)/float64(b.Dy()))
	if !p.Dry() {
		grown.DrawImage(field, &o)
	}
	s := &ebiten.DrawRectShaderOptions{Uniforms: map[string]any{
		"Span":   []float32{float32(corner.X), float32(corner.Y), float32(height / float64(h))},
		"Ground": theme.ShaderColor(theme.MapSheet),
	}}
	s.Images[0] = grown
	x, y := p.View.ToPixel(geom.Point{X: r.X, Y: r.Y})
	s.GeoM.Translate(x, y)
	p.drawShader(w, h, &p.relief, s)
}
