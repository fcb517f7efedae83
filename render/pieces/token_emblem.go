package pieces

import (
	"image/color"
	"math"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Emblem is a small token identified by shape and colour: a railway's locomotive, a cube, a marker.
// Hundreds of them may be on a board, so an emblem is painted once per size and cached.
type Emblem struct {
	Shape  string // name of the icon that is the shape of the token
	Colour color.RGBA
	Hub    bool // a ring and a dot are drawn in the middle, which make the shape look like a wheel
}

// emblemKey is the cache key of an emblem's image.
type emblemKey struct {
	Emblem
	px    int
	scale float64
}

// emblemRoom is the size of the image as a multiple of the emblem's size. The margin is for the rim
// and the shadow.
const emblemRoom = 1.5

// Draw draws the emblem, size design units wide. at is its centre, which is rounded to whole
// pixels.
func (e Emblem) Draw(p *paint.Canvas, at geom.Point, size float64) {
	m := e.picture(p, size)
	side := float64(m.Bounds().Dx())
	x, y := p.View.ToPixel(at)
	corner := p.View.ToUnit(math.Round(x-side/2), math.Round(y-side/2))
	p.Image(m, geom.R(corner.X, corner.Y, side/p.View.Scale, side/p.View.Scale), 0, paint.White)
}

// DrawScaled draws an emblem whose size changes from frame to frame. The emblem is painted and
// cached once, size design units wide, and then scaled by the factor times. at is its centre.
func (e Emblem) DrawScaled(p *paint.Canvas, at geom.Point, size, times float64) {
	m := e.picture(p, size)
	side := float64(m.Bounds().Dx()) / p.View.Scale * times
	p.Image(m, geom.Around(at, side, side), 0, paint.White)
}

// picture returns the cached image of the emblem; size is the width of the emblem in design units.
func (e Emblem) picture(p *paint.Canvas, size float64) *ebiten.Image {
	key := emblemKey{e, max(1, int(math.Round(size*p.View.Scale))), p.View.Scale}
	side := int(math.Ceil(float64(key.px) * emblemRoom))
	pictures := paint.TexturesOf[emblemKey](p.Textures, "emblems")
	if m := pictures.Find(key); m != nil {
		return m
	}
	return pictures.Paint(key, side, side, func(m *ebiten.Image) {
		mid := float64(side) / 2 / key.scale
		pen := p.Renderer.Canvas(m, paint.View{Scale: key.scale})
		e.paint(pen, geom.Point{X: mid, Y: mid}, float64(key.px)/key.scale)
		pen.Flush()
	})
}

// paint paints the emblem, size design units wide, without using the cache. at is its centre.
func (e Emblem) paint(p *paint.Canvas, at geom.Point, size float64) {
	shade := theme.Alpha(theme.Shadow, 0.55)
	p.SoftRect(geom.Around(at.Add(size*0.07, size*0.12), size*0.86, size*0.8), size*0.4, size*0.12, 0, shade)
	rim := max(1.6, size*0.09)
	p.Icon(e.Shape, at, size+rim*0.5, theme.Ink)
	p.Icon(e.Shape, at, size-rim*0.6, theme.Cream)
	p.Icon(e.Shape, at, size-rim*1.9, e.Colour)
	if e.Hub {
		p.Outline(geom.Around(at, size*0.46, size*0.46), size*0.23, max(1, size*0.07), theme.Ink)
		p.Disc(at, size*0.07, theme.Ink, theme.Ink)
	}
}

// Sign draws a flat symbol with a dark edge, for example for the goods of a place or the yield of a
// field. shape is the name of the icon, c its colour, at its centre, and size its width in design
// units.
func Sign(p *paint.Canvas, shape string, c color.RGBA, at geom.Point, size float64) {
	draw := func(size float64, c color.RGBA) {
		if shape == "square" {
			p.Rect(geom.Around(at, size*0.84, size*0.84), size*0.08, c)
			return
		}
		p.Icon(shape, at, size, c)
	}
	draw(size, theme.Ink)
	draw(size-max(1.8, size*0.16), c)
}
