package paint

import (
	"image/color"
	"math"

	"gulch/render/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

// dieCall holds the buffers for the shader call that draws a die. They are reused, so that a moving
// die allocates little.
type dieCall struct {
	op   ebiten.DrawRectShaderOptions
	rows [3][]float32
	body []float32
	pip  []float32
}

func newDieCall() *dieCall {
	d := &dieCall{body: make([]float32, 3), pip: make([]float32, 3)}
	d.op.Uniforms = map[string]any{"Body": d.body, "Pip": d.pip, "Px": float32(0)}
	for i, name := range []string{"R0", "R1", "R2"} {
		d.rows[i] = make([]float32, 3)
		d.op.Uniforms[name] = d.rows[i]
	}
	return d
}

// Die draws a solid die, seen from above, in r. body and pip are the colours of the die and its
// pips. rows are the rows of the matrix that converts a vector from the viewer's coordinate system
// to that of the die.
func (p *Canvas) Die(r geom.Rect, rows [3][3]float64, body, pip color.RGBA) {
	p.Flush()
	d := p.dieCall
	for i, row := range rows {
		for j, v := range row {
			d.rows[i][j] = float32(v)
		}
	}
	for i, v := range [3]uint8{body.R, body.G, body.B} {
		d.body[i] = float32(v) / 255
	}
	for i, v := range [3]uint8{pip.R, pip.G, pip.B} {
		d.pip[i] = float32(v) / 255
	}
	px := int(math.Ceil(r.W * p.View.Scale))
	d.op.Uniforms["Px"] = float32(3.7 / float64(px))
	x, y := p.View.ToPixel(geom.Point{X: r.X, Y: r.Y})
	d.op.GeoM.Reset()
	d.op.GeoM.Translate(x, y)
	p.drawShader(px, px, &p.Renderer.die, &d.op)
}
