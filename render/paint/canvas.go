package paint

import (
	"image"
	"image/color"
	"math"

	"gulch/render/geom"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// View converts design units to pixels: pixel = unit·Scale + (X, Y).
type View struct {
	Scale, X, Y float64
	// Text is the factor of the player's text size setting; 0 means 1. It does not apply to styles
	// with Style.Fixed.
	Text float64
	// MinLetters is the minimum letter size in design units, 0 for none. It keeps text readable on
	// a phone.
	MinLetters float64
}

// Letters returns the factor of the player's text size setting, 1 if Text is 0.
func (v View) Letters() float64 {
	if v.Text == 0 {
		return 1
	}
	return v.Text
}

// ToPixel converts a point in design units to pixels.
func (v View) ToPixel(p geom.Point) (x, y float64) { return p.X*v.Scale + v.X, p.Y*v.Scale + v.Y }

// ToUnit converts pixels to a point in design units.
func (v View) ToUnit(x, y float64) geom.Point {
	return geom.Point{X: (x - v.X) / v.Scale, Y: (y - v.Y) / v.Scale}
}

// Canvas draws in design units onto one image. Shapes are batched; any other drawing flushes the
// batch first, and the owner must call Flush at the end.
type Canvas struct {
	*Renderer
	Dst  *ebiten.Image
	View View
	// Fade is the opacity of everything that is drawn from now on, initially 1.
	Fade float64
	// OnText, if not nil, is called with every text drawn, for layout tests.
	OnText func(DrawnText)
	// OnIcon, if not nil, is called with the name and the rectangle, in design units, of every icon
	// drawn, for tests of tables. Faint ornaments are not reported.
	OnIcon func(icon string, at geom.Rect)
	// OnPiece, if not nil, is called with the name and the rectangle, in design units, of every
	// icon, figure and token after it was drawn, for tests of what is drawn over it. Faint
	// ornaments are not reported.
	OnPiece func(piece string, at geom.Rect)

	trace   *Trace // trace that records the drawing instead of performing it; nil if drawing is performed
	vs      []ebiten.Vertex
	is      []uint32
	flushes int                     // number of batches flushed so far
	image   ebiten.DrawImageOptions // options for drawing an image, reused so that drawing does not allocate
}

// DrawnText is a text that was drawn on a canvas, as reported to [Canvas.OnText].
type DrawnText struct {
	Text string
	Rect geom.Rect // rectangle of the lines of the text, design units
	Size float64   // letter size, design units
}

// Canvas returns a canvas that draws onto dst.
func (k *Renderer) Canvas(dst *ebiten.Image, v View) *Canvas {
	p := &Canvas{Renderer: k}
	p.Reset(dst, v)
	return p
}

// Reset makes the canvas draw onto another image. Its buffers are reused.
func (p *Canvas) Reset(dst *ebiten.Image, v View) {
	p.Dst, p.View, p.Fade = dst, v, 1
	p.vs, p.is = p.vs[:0], p.is[:0]
}

// shapeAt batches a rounded rectangle of w by h units, rotated by angle (radians) about its centre
// c, with a vertical gradient from top to bottom. r is the radius of its corners. soft is the width
// of the antialiased edge in pixels; the other lengths are in design units.
func (p *Canvas) shapeAt(c geom.Point, w, h, r, soft, angle float64, top, bottom color.RGBA) {
	cx, cy := p.View.ToPixel(c)
	hw, hh := w*p.View.Scale/2, h*p.View.Scale/2
	r = min(r, w/2, h/2) * p.View.Scale
	reach := math.Abs(soft) + 1
	top, bottom = p.tone(top), p.tone(bottom)
	ex, ey := hw+reach, hh+reach
	sin, cos := math.Sincos(angle)
	b := uint32(len(p.vs))
	for i := range 4 {
		x, y, col := ex*float64(i%2*2-1), ey*float64(i/2*2-1), top
		if i >= 2 {
			col = bottom
		}
		f := float32(p.Fade / 255)
		p.vs = append(p.vs, ebiten.Vertex{
			DstX: float32(cx + x*cos - y*sin), DstY: float32(cy + x*sin + y*cos),
			SrcX: float32(x), SrcY: float32(y),
			ColorR: float32(col.R) * f, ColorG: float32(col.G) * f, ColorB: float32(col.B) * f,
			ColorA:  float32(col.A) * f,
			Custom0: float32(hw), Custom1: float32(hh), Custom2: float32(r), Custom3: float32(soft),
		})
	}
	p.is = append(p.is, b, b+1, b+2, b+1, b+2, b+3)
}

// tone returns the colour in which a surface of the colour c is drawn: its high-contrast version if
// HighContrast is set, otherwise c itself.
func (k *Renderer) tone(c color.RGBA) color.RGBA {
	if k.HighContrast {
		return theme.HighContrast(c)
	}
	return c
}

// ink returns the colour in which text of the colour c is drawn: its high-contrast version if
// HighContrast is set, otherwise c itself.
func (k *Renderer) ink(c color.RGBA) color.RGBA {
	if k.HighContrast {
		return theme.HighContrastText(c)
	}
	return c
}

// crisp is half the width of an antialiased edge, in pixels.
const crisp = 0.7

// Rect fills the rectangle r with the colour c; radius is the radius of its rounded corners, 0 for
// sharp ones.
func (p *Canvas) Rect(r geom.Rect, radius float64, c color.RGBA) {
	p.shapeAt(r.Center(), r.W, r.H, radius, crisp, 0, c, c)
}

// Gradient fills the rectangle r with a vertical gradient from the colour top to the colour bottom;
// radius is the radius of its rounded corners.
func (p *Canvas) Gradient(r geom.Rect, radius float64, top, bottom color.RGBA) {
	p.shapeAt(r.Center(), r.W, r.H, radius, crisp, 0, top, bottom)
}

// RotatedRect fills the rectangle r, rotated by angle (radians, clockwise) about its centre, with a
// gradient from the colour top to the colour bottom. radius is the radius of its rounded corners.
func (p *Canvas) RotatedRect(r geom.Rect, radius, angle float64, top, bottom color.RGBA) {
	p.shapeAt(r.Center(), r.W, r.H, radius, crisp, angle, top, bottom)
}

// SoftRect fills the rectangle r with the colour c and a blurred edge that is 2·soft design units
// wide. radius is the radius of the corners. The rectangle is rotated by angle (radians, clockwise)
// about its centre.
func (p *Canvas) SoftRect(r geom.Rect, radius, soft, angle float64, c color.RGBA) {
	p.shapeAt(r.Center(), r.W, r.H, radius, max(soft*p.View.Scale, crisp), angle, c, c)
}

// Outline draws the outline of a rounded rectangle as a line of the given width in design units,
// centred on the edge of r. radius is the radius of the corners.
func (p *Canvas) Outline(r geom.Rect, radius, width float64, c color.RGBA) {
	p.shapeAt(r.Center(), r.W, r.H, radius, -max(width*p.View.Scale/2, 0.5), 0, c, c)
}

// Halo draws a glow of the colour c around a rounded rectangle r that fades out over reach design
// units. What is inside r stays as it is. radius is the radius of the corners.
func (p *Canvas) Halo(r geom.Rect, radius, reach float64, c color.RGBA) {
	const rings = 4
	width := reach / rings
	for i := range rings {
		out := (float64(i) + 0.5) * width
		fade := 1 - float64(i)/rings
		p.Outline(r.Inset(-out), radius+out, width, theme.Alpha(c, float64(c.A)/255*fade*fade))
	}
}

// Disc fills the circle with centre c and radius r with a vertical gradient from the colour top to
// the colour bottom.
func (p *Canvas) Disc(c geom.Point, r float64, top, bottom color.RGBA) {
	p.shapeAt(c, 2*r, 2*r, r, crisp, 0, top, bottom)
}

// Line draws a straight line from a to b with round ends; width is its width in design units.
func (p *Canvas) Line(a, b geom.Point, width float64, c color.RGBA) {
	p.shapeAt(a.Lerp(b, 0.5), a.Dist(b)+width, width, width/2, crisp, math.Atan2(b.Y-a.Y, b.X-a.X), c, c)
}

// Rule draws a thin horizontal line, which separates sections on paper, from (x, y) to the right; w
// is its length in design units.
func (p *Canvas) Rule(x, y, w float64) {
	p.Rect(geom.R(x, y, w, 1.2), 0, theme.Alpha(theme.SoftInk, 0.7))
}

// DropShadow draws the shadow of a sheet that is raised z design units above the table. r is the
// sheet and radius the radius of its corners. The shadow consists of a narrow shadow close to the
// sheet and a wide one on the side away from the lamp.
func (p *Canvas) DropShadow(r geom.Rect, radius, z float64) { p.RotatedDropShadow(r, radius, z, 0) }

// RotatedDropShadow is [Canvas.DropShadow] for a sheet rotated by angle, in radians.
func (p *Canvas) RotatedDropShadow(r geom.Rect, radius, z, angle float64) {
	near, far := theme.Alpha(theme.Shadow, 0.42), theme.Alpha(theme.Shadow, 0.34)
	p.SoftRect(r.Move(z*0.12, 1+z*0.18), radius, 2.5+z*0.1, angle, near)
	p.SoftRect(r.Inset(1).Move(z*0.55, 3+z*0.95), radius+2, 8+z*0.75, angle, far)
}

// ReportPiece calls OnPiece, if it is set, for a piece that was drawn at a rectangle. kind is what
// the piece is, such as "token"; mark, which may be empty, is the picture on it.
func (p *Canvas) ReportPiece(kind, mark string, at geom.Rect) {
	if p.OnPiece == nil {
		return
	}
	if mark != "" {
		kind += " " + mark
	}
	p.OnPiece(kind, at)
}

// Flush draws the batched shapes.
func (p *Canvas) Flush() {
	if len(p.is) > 0 {
		p.drawShapes()
		p.flushes++
		p.vs, p.is = p.vs[:0], p.is[:0]
	}
}

// Image draws an image scaled to r, rotated by angle about the centre of r and tinted by c.
func (p *Canvas) Image(m *ebiten.Image, r geom.Rect, angle float64, c color.RGBA) {
	p.Flush()
	b := m.Bounds()
	cx, cy := p.View.ToPixel(r.Center())
	o := &p.image
	// mipmaps would mix in neighbouring pictures of the atlas page
	*o = ebiten.DrawImageOptions{Filter: ebiten.FilterLinear, DisableMipmaps: true}
	o.GeoM.Translate(-float64(b.Dx())/2, -float64(b.Dy())/2)
	o.GeoM.Scale(r.W*p.View.Scale/float64(b.Dx()), r.H*p.View.Scale/float64(b.Dy()))
	o.GeoM.Rotate(angle)
	o.GeoM.Translate(cx, cy)
	p.tint(c)
	p.drawImage(m, o)
}

// tint sets the colour by which the next image is multiplied; white leaves it unchanged.
func (p *Canvas) tint(c color.RGBA) {
	f := float32(p.Fade / 255)
	p.image.ColorScale.Reset()
	p.image.ColorScale.Scale(float32(c.R)*f, float32(c.G)*f, float32(c.B)*f, float32(c.A)*f)
}

// blit draws an image unscaled with its top left corner at (x, y) pixels.
func (p *Canvas) blit(m *ebiten.Image, x, y float64, c color.RGBA) {
	p.Flush()
	p.image = ebiten.DrawImageOptions{}
	p.image.GeoM.Translate(math.Round(x), math.Round(y))
	p.tint(c)
	p.drawImage(m, &p.image)
}

// White is the tint that leaves an image unchanged.
var White = color.RGBA{255, 255, 255, 255}

// Inside returns a canvas for the same image that draws nothing outside r. It first flushes the
// batch of p.
func (p *Canvas) Inside(r geom.Rect) *Canvas {
	p.Flush()
	x0, y0 := p.View.ToPixel(geom.Point{X: r.X, Y: r.Y})
	x1, y1 := p.View.ToPixel(geom.Point{X: r.Right(), Y: r.Bottom()})
	clip := image.Rect(int(math.Round(x0)), int(math.Round(y0)), int(math.Round(x1)), int(math.Round(y1)))
	part := p.Renderer.Canvas(p.Dst.SubImage(clip.Intersect(p.Dst.Bounds())).(*ebiten.Image), p.View)
	part.trace = p.trace
	return part
}

// Picture draws an image scaled down to r. An image more than twice as wide as r is first halved
// repeatedly, so that thin lines are not lost.
func (p *Canvas) Picture(m *ebiten.Image, r geom.Rect) {
	if p.trace != nil || p.Dry() {
		p.Image(m, r, 0, White)
		return
	}
	for float64(m.Bounds().Dx()) > 2*r.W*p.View.Scale {
		half := p.Textures.scratch.take(max(1, m.Bounds().Dx()/2), max(1, m.Bounds().Dy()/2))
		var o ebiten.DrawImageOptions
		o.Filter = ebiten.FilterLinear
		o.GeoM.Scale(0.5, 0.5)
		half.DrawImage(m, &o)
		defer p.Textures.scratch.release(half)
		m = half
	}
	p.Image(m, r, 0, White)
}
