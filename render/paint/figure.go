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

// bodyKey names one painted figure.
type bodyKey struct {
	figure Figure
	px     int
}

// Figure draws a figure of the given size centred on c, turned by angle. It is painted once per size and kept.
func (p *Pen) Figure(f Figure, c geom.Point, size, angle float64) {
	p.Body(f, c, size, size, angle)
}

// Body is Figure for a figure that changes its size from frame to frame: it is painted once, at the size top, and
// drawn smaller from that.
func (p *Pen) Body(f Figure, c geom.Point, size, top, angle float64) {
	p.checkIcon(f.Icon)
	px := int(math.Round(top * p.View.Scale))
	if px < 1 || !p.HasIcon(f.Icon) {
		return
	}
	p.drawBody(p.body(f, px), c, size, px, angle)
}

// Squeezed draws a figure narrower than it is: seen from the side by a share of its width. It is painted once.
func (p *Pen) Squeezed(f Figure, c geom.Point, size, share float64) {
	p.checkIcon(f.Icon)
	px := int(math.Round(size * p.View.Scale))
	if px < 1 || !p.HasIcon(f.Icon) {
		return
	}
	m := p.body(f, px)
	grown := size * float64(m.Bounds().Dx()) / float64(px)
	p.Image(m, geom.Around(c, grown*share, grown), 0, White)
}

// body returns the kept picture of a figure.
func (p *Pen) body(f Figure, px int) *ebiten.Image {
	key := bodyKey{f, px}
	m := p.bodies.Find(key)
	if m == nil {
		side := f.side(px, p.View.Scale)
		m = p.bodies.Room(key, side, side)
		if !p.Dry() {
			m.WritePixels(p.newBody(f, px).Pix)
		}
	}
	return m
}

// FigureOnce draws a figure that is not kept: for pictures that are themselves kept, such as cards.
func (p *Pen) FigureOnce(f Figure, c geom.Point, size, angle float64) {
	p.checkIcon(f.Icon)
	px := int(math.Round(size * p.View.Scale))
	if px < 1 || !p.HasIcon(f.Icon) {
		return
	}
	side := f.side(px, p.View.Scale)
	m := p.Album.desk.take(side, side)
	if !p.Dry() {
		m.WritePixels(p.newBody(f, px).Pix)
	}
	p.drawBody(m, c, size, px, angle)
	p.Album.desk.lay(m)
}

func (p *Pen) newBody(f Figure, px int) *image.RGBA {
	return f.render(iconMask(p.paths[f.Icon], px), p.View.Scale)
}

// drawBody draws a painted figure; px is the size of its icon without the margin.
func (p *Pen) drawBody(m *ebiten.Image, c geom.Point, size float64, px int, angle float64) {
	grown := size * float64(m.Bounds().Dx()) / float64(px)
	p.Image(m, geom.Around(c, grown, grown), angle, White)
}

// The light on figures, towards the eye being +z: from the upper left, a little from the front.
const lightX, lightY, lightZ = -0.52, -0.62, 0.59

// rim is how many pixels wide the outline is. scale is in pixels per unit.
func (f Figure) rim(scale float64) int {
	if f.Bare {
		return 0
	}
	return max(1, int(math.Round(1.1*scale)))
}

// side is how many pixels wide and high the figure is over an icon of px pixels, margin included.
func (f Figure) side(px int, scale float64) int { return px + 2*f.rim(scale) + 2 }

// render paints the figure over a mask of its icon, with a margin for the outline. scale is in pixels per unit.
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

// lights is the number of steps of brightness that a figure is painted in, and full the one of plain colour.
const lights, full = 192, 128

// light is the brightness of a point as a step: the slope of the rounded body and of the cuts in it against the lamp.
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

// shades returns a colour under every light, through the air before it.
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

// rgb is a colour from 0 to 1.
type rgb [3]float32

func tone(c color.RGBA) rgb { return rgb{float32(c.R) / 255, float32(c.G) / 255, float32(c.B) / 255} }

func (a rgb) mix(b rgb, t float32) rgb {
	return rgb{a[0] + (b[0]-a[0])*t, a[1] + (b[1]-a[1])*t, a[2] + (b[2]-a[2])*t}
}

// set writes the colour with an opacity, premultiplied.
func (a rgb) set(pix []uint8, opacity float32) {
	for i, v := range a {
		pix[i] = uint8(v*opacity*255 + 0.5)
	}
	pix[3] = uint8(opacity*255 + 0.5)
}
