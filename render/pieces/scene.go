package pieces

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// The size of the picture on a card, in the units of the card.
const (
	SceneW = CardW - 18
	SceneH = 98
)

// Scene is the picture on a card: a country, and things that stand in it, the farthest first.
type Scene struct {
	paint.Vista
	Props []Prop
}

// Prop is a thing in a scene.
type Prop struct {
	paint.Figure
	X, Foot float64 // the middle of its foot, from the upper left corner of the picture
	Size    float64
	Turn    float64 // radians, clockwise
	// Above is how far it floats over the ground: its shadow is the weaker. A negative value casts none.
	Above float64
	// Shine is how wide a light shines around it, in units; its colour is the body's.
	Shine float64
}

// Paint paints the scene into a frame of SceneW by SceneH units.
func (s Scene) Paint(p *paint.Pen, frame geom.Rect) {
	p.Vista(frame, s.Vista)
	inner := p.Inside(frame)
	for _, prop := range s.Props {
		prop.paint(inner, frame)
	}
	inner.Flush()
}

func (o Prop) paint(p *paint.Pen, frame geom.Rect) {
	foot := geom.Point{X: frame.X + o.X, Y: frame.Y + o.Foot}
	if o.Above >= 0 && !o.Bare {
		at := geom.Point{X: foot.X + o.Size*0.09, Y: foot.Y - o.Size*0.02}
		dark := theme.Alpha(theme.Shadow, 0.42*(1-o.Far)/(1+0.1*o.Above))
		p.Soft(geom.Around(at, o.Size*0.80, o.Size*0.13), o.Size*0.06, o.Size*0.07+0.2*o.Above, 0, dark)
	}
	c := geom.Point{X: foot.X, Y: foot.Y - o.Size/2 - o.Above}
	if o.Shine > 0 {
		for i := range 3 {
			d := o.Shine * (1 - 0.28*float64(i))
			p.Soft(geom.Around(c, d, d), d/2, d*0.42, 0, theme.Alpha(o.Body, 0.26))
		}
	}
	p.Flush()
	p.FigureOnce(o.Figure, c, o.Size, o.Turn)
}
