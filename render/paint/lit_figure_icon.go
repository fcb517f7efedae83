package paint

import (
	"image"
	"image/color"
	"math"

	"gulch/render/geom"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Figure is an icon painted as a solid object: rounded, lit from the upper left, with dark lines in
// the gaps of the icon and an ink outline. Figures stand for real objects in pictures. A flat icon
// ([Canvas.Icon]) is only a symbol.
type Figure struct {
	Icon string
	Body color.RGBA
	// Line is the colour of the gaps inside the icon. If it is transparent, a dark shade of Body is
	// used.
	Line color.RGBA
	// Glow is how much light the body emits, from 0 to 1: a flame has 1 and no shaded side.
	Glow float64
	// Far is how much the figure is faded by distance: the fraction, from 0 to 1, of the colour Air
	// that is mixed into its colours.
	Far  float64
	Air  color.RGBA
	Flip bool // the figure is mirrored horizontally
	// Bare leaves out the outline. It is for smoke, light and water.
	Bare bool
}

// bodyKey is the cache key of the picture of a figure.
type bodyKey struct {
	figure Figure
	px     int
}

// Figure draws a figure centred on c, size design units wide and high, and rotated by angle
// (radians). The picture of the figure is painted once per size and cached.
func (p *Canvas) Figure(f Figure, c geom.Point, size, angle float64) {
	p.ScaledFigure(f, c, size, size, angle)
}

// ScaledFigure draws a figure whose size changes from frame to frame, centred on c and rotated by
// angle (radians). Its picture is painted once, at the maximum size top, and is then scaled down to
// size. Both are in design units.
func (p *Canvas) ScaledFigure(f Figure, c geom.Point, size, top, angle float64) {
	p.checkIcon(f.Icon)
	px := int(math.Round(top * p.View.Scale))
	if px < 1 || !p.HasIcon(f.Icon) {
		return
	}
	p.drawBody(f.Icon, p.body(f, px), c, size, px, angle)
}

// NarrowedFigure draws a figure whose width is multiplied by share, from 0 to 1, as if it were seen
// from the side. Its picture is painted once per size and cached.
func (p *Canvas) NarrowedFigure(f Figure, c geom.Point, size, share float64) {
	p.checkIcon(f.Icon)
	px := int(math.Round(size * p.View.Scale))
	if px < 1 || !p.HasIcon(f.Icon) {
		return
	}
	m := p.body(f, px)
	grown := size * float64(m.Bounds().Dx()) / float64(px)
	p.Image(m, geom.Around(c, grown*share, grown), 0, White)
	p.ReportPiece(f.Icon, "", geom.Around(c, size*share, size))
}

// body returns the cached picture of a figure whose icon is px pixels wide.
func (p *Canvas) body(f Figure, px int) *ebiten.Image {
	key := bodyKey{f, px}
	m := p.bodies.Find(key)
	if m == nil {
		side := f.side(px, p.View.Scale)
		m = p.bodies.Allocate(key, side, side)
		if !p.Dry() {
			m.WritePixels(p.newBody(f, px).Pix)
		}
	}
	return m
}

// FigureOnce draws a figure like [Canvas.Figure], but without caching its picture. It is for
// pictures that are cached as a whole, such as cards.
func (p *Canvas) FigureOnce(f Figure, c geom.Point, size, angle float64) {
	p.checkIcon(f.Icon)
	px := int(math.Round(size * p.View.Scale))
	if px < 1 || !p.HasIcon(f.Icon) {
		return
	}
	side := f.side(px, p.View.Scale)
	m := p.Textures.scratch.take(side, side)
	if !p.Dry() {
		m.WritePixels(p.newBody(f, px).Pix)
	}
	p.drawBody(f.Icon, m, c, size, px, angle)
	p.Textures.scratch.release(m)
}

func (p *Canvas) newBody(f Figure, px int) *image.RGBA {
	return f.render(iconMask(p.paths[f.Icon], px), p.View.Scale)
}

// drawBody draws m, the picture of a figure with its margin, centred on c and rotated by angle
// (radians). The icon inside the margin, which has the given name, is px pixels wide in m, and is
// drawn size design units wide.
func (p *Canvas) drawBody(icon string, m *ebiten.Image, c geom.Point, size float64, px int, angle float64) {
	grown := size * float64(m.Bounds().Dx()) / float64(px)
	p.Image(m, geom.Around(c, grown, grown), angle, White)
	p.ReportPiece(icon, "", geom.Around(c, size, size))
}

// lightX, lightY and lightZ are the direction of the light on figures, with +z towards the viewer:
// from the upper left, a little from the front.
const lightX, lightY, lightZ = -0.52, -0.62, 0.59

// rim returns the width of the figure's outline in pixels, 0 if it has none; scale is the number of
// pixels per design unit.
func (f Figure) rim(scale float64) int {
	if f.Bare {
		return 0
	}
	return max(1, int(math.Round(1.1*scale)))
}

// side returns the width and height, in pixels, of a figure's picture including the margin. px is
// the size of the icon in pixels and scale the number of pixels per design unit.
func (f Figure) side(px int, scale float64) int { return px + 2*f.rim(scale) + 2 }

// render paints the figure from the mask of its icon, with a margin for the outline; scale is in
// pixels per design unit.
func (f Figure) render(mask *image.Alpha, scale float64) *image.RGBA {
	px, rim := mask.Bounds().Dx(), f.rim(scale)
	glyph := newField(f.side(px, scale), mask, rim+1, f.Flip)
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
	dark, body := f.shades(line), f.shades(f.Body)
	ink := tone(theme.WalnutInk).mix(tone(f.Air), float32(f.Far))
	for y := 1; y < glyph.n-1; y++ {
		fall := 0.10 * float32(y) / float32(glyph.n)
		for at := y*glyph.n + 1; at < (y+1)*glyph.n-1; at++ {
			if outline.v[at] <= 0.004 {
				continue
			}
			c := ink
			if solid.v[at] > 0 {
				i := f.light(round, edge, at, float32(px), fall)
				c = ink.mix(dark[i].mix(body[i], glyph.v[at]), solid.v[at])
			}
			c.set(out.Pix[4*at:], outline.v[at])
		}
	}
	return out
}

// lights is the number of brightness levels of a figure; level full is the plain colour.
const lights, full = 192, 128

// light returns the brightness level, from 0 to lights-1, of one point of the figure. at is the
// index of the point in the fields. round and edge are the fields of the body and of its gaps;
// their gradients are compared with the direction of the light. px is the size of the icon in
// pixels; fall is subtracted from the brightness.
func (f Figure) light(round, edge *field, at int, px, fall float32) int {
	rx, ry := round.slope(at)
	ex, ey := edge.slope(at)
	k := px * 0.07
	nx, ny := -(rx*k + ex*0.9), -(ry*k + ey*0.9)
	lit := (nx*lightX + ny*lightY + lightZ) / float32(math.Sqrt(float64(nx*nx+ny*ny+1)))
	lit = 0.46 + 0.90*max(lit, 0) - fall
	lit += (1.12 - lit) * float32(f.Glow)
	return min(int(lit*full), lights-1)
}

// shades returns the colour c at every brightness level, mixed with the colour Air by the fraction
// Far.
func (f Figure) shades(c color.RGBA) (out [lights]rgb) {
	plain, warm, air := tone(c), rgb{1, 0.97, 0.90}, tone(f.Air)
	for i := range out {
		lit := float32(i) / full
		if lit <= 1 {
			out[i] = rgb{plain[0] * lit, plain[1] * lit, plain[2] * lit}
		} else {
			out[i] = plain.mix(warm, min((lit-1)*1.5, 0.75))
		}
		out[i] = out[i].mix(air, float32(f.Far))
	}
	return out
}

// rgb is a colour with red, green and blue from 0 to 1.
type rgb [3]float32

func tone(c color.RGBA) rgb { return rgb{float32(c.R) / 255, float32(c.G) / 255, float32(c.B) / 255} }

func (a rgb) mix(b rgb, t float32) rgb {
	return rgb{a[0] + (b[0]-a[0])*t, a[1] + (b[1]-a[1])*t, a[2] + (b[2]-a[2])*t}
}

// set writes the colour to pix as premultiplied RGBA, with an opacity from 0 to 1.
func (a rgb) set(pix []uint8, opacity float32) {
	for i, v := range a {
		pix[i] = uint8(v*opacity*255 + 0.5)
	}
	pix[3] = uint8(opacity*255 + 0.5)
}
