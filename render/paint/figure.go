package paint

import (
	"image"
	"image/color"
	"math"

	"gulch/render/geom"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Figure is an icon painted as a thing with a body: rounded, lit from the upper left, with dark lines where the icon
// has gaps and an outline in ink. Where a flat icon is a sign, a figure stands in a picture.
type Figure struct {
	Icon string
	Body color.RGBA
	// Line is the colour of the gaps inside the icon; a dark shade of Body where it is transparent.
	Line color.RGBA
	// Glow is how much light the body gives of itself: 1 for a flame, which has no shaded side.
	Glow float64
	// Far is how much of Air lies between it and the eye, 0 to 1.
	Far  float64
	Air  color.RGBA
	Flip bool // mirrored, left for right
	// Bare leaves the outline away: smoke, light, water.
	Bare bool
}

// Figure paints a figure of the given size centred on c, turned by angle. The picture is made for this once and not
// kept: it is for pictures that are kept themselves, such as cards.
func (p *Pen) Figure(f Figure, c geom.Point, size, angle float64) {
	px := int(math.Round(size * p.View.Scale))
	if px < 1 || !p.HasIcon(f.Icon) {
		return
	}
	m := ebiten.NewImageFromImage(f.render(iconMask(p.paths[f.Icon], px), p.View.Scale))
	grown := size * float64(m.Bounds().Dx()) / float64(px)
	p.Image(m, geom.Around(c, grown, grown), angle, White)
	m.Deallocate()
}

// The light on figures, towards the eye being +z: from the upper left, a little from the front.
const lightX, lightY, lightZ = -0.52, -0.62, 0.59

// render paints the figure over a mask of its icon, with a margin for the outline. scale is in pixels per unit.
func (f Figure) render(mask *image.Alpha, scale float64) *image.RGBA {
	px := mask.Bounds().Dx()
	rim := 0
	if !f.Bare {
		rim = max(1, int(math.Round(1.1*scale)))
	}
	glyph := newField(px+2*rim+2, mask, rim+1, f.Flip)
	solid := glyph.filled()
	round := solid.blurred(max(1, px/22)).blurred(max(1, px/22))
	edge := glyph.blurred(max(1, px/90))
	outline := solid
	if rim > 0 {
		outline = solid.grown(rim)
	}
	line := f.Line
	if line.A == 0 {
		line = theme.Darken(f.Body, 0.62)
	}
	out := image.NewRGBA(image.Rect(0, 0, glyph.n, glyph.n))
	for y := 1; y < glyph.n-1; y++ {
		for x := 1; x < glyph.n-1; x++ {
			at := y*glyph.n + x
			if outline.v[at] <= 0.004 {
				continue
			}
			lit := f.light(round, edge, at, float64(px))
			c := mixed(shade(line, 0.5+0.5*lit), shade(f.Body, lit), float64(glyph.v[at]))
			if f.Far > 0 {
				c = mixed(c, shade(f.Air, 1), f.Far)
			}
			ink := mixed(shade(theme.WalnutInk, 1), shade(f.Air, 1), f.Far)
			c = mixed(ink, c, float64(solid.v[at]))
			set(out.Pix[4*at:], c, float64(outline.v[at]))
		}
	}
	return out
}

// light is the brightness of a point: the slope of the rounded body and of the cuts in it against the lamp.
func (f Figure) light(round, edge *field, at int, px float64) float64 {
	rx, ry := round.slope(at)
	ex, ey := edge.slope(at)
	k := px * 0.07
	nx, ny := -(rx*k + ex*0.9), -(ry*k + ey*0.9)
	long := math.Sqrt(nx*nx + ny*ny + 1)
	lit := (nx*lightX + ny*lightY + lightZ) / long
	lit = 0.46 + 0.90*max(lit, 0) - 0.10*float64(at/round.n)/float64(round.n)
	return lit + (1.12-lit)*f.Glow
}

// shade is a colour under a light, as fractions of full light.
func shade(c color.RGBA, lit float64) [3]float64 {
	warm := [3]float64{1, 1, 1}
	if lit > 1 {
		warm = [3]float64{1.0, 0.97, 0.90}
	}
	var out [3]float64
	for i, v := range [3]uint8{c.R, c.G, c.B} {
		x := float64(v) / 255
		if lit <= 1 {
			out[i] = x * lit
		} else {
			out[i] = x + (warm[i]-x)*min((lit-1)*1.5, 0.75)
		}
	}
	return out
}

func mixed(a, b [3]float64, t float64) [3]float64 {
	for i := range a {
		a[i] += (b[i] - a[i]) * t
	}
	return a
}

// set writes a colour with an opacity, premultiplied.
func set(pix []uint8, c [3]float64, a float64) {
	for i, v := range c {
		pix[i] = uint8(min(max(v, 0), 1)*a*255 + 0.5)
	}
	pix[3] = uint8(a*255 + 0.5)
}
