package paint

import (
	"fmt"
	"hash/fnv"
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Trace records what is drawn instead of drawing it: no pixel changes. Equal traces mean that the
// pictures would be equal. Tests use traces to compare pictures, and to observe text and icons
// ([Canvas.OnText], [Canvas.OnIcon]). Cached pictures are still painted.
type Trace struct {
	sum   uint64
	blank *ebiten.Image // destination image of the canvas, on which nothing is ever drawn
	// number of each image drawn; the map keeps the images alive, so that their addresses are not
	// reused
	known   map[*ebiten.Image]uint64
	painted int // number of pictures that the texture cache had painted when the recording began
	from    *TextureCache
}

// Canvas starts a recording and returns a canvas for an imaginary image of w by h pixels. Canvases
// for parts of the image, from [Canvas.Inside], record into the same trace.
func (t *Trace) Canvas(k *Renderer, w, h int, v View) *Canvas {
	if t.known == nil {
		t.known = map[*ebiten.Image]uint64{}
	}
	if t.blank == nil || t.blank.Bounds() != image.Rect(0, 0, w, h) {
		t.blank = ebiten.NewImage(w, h) // nothing is drawn on it, so it takes no memory
	}
	t.sum, t.from, t.painted = offset, k.Textures, k.Textures.painted
	p := k.Canvas(t.blank, v)
	p.trace = t
	return p
}

// The offset basis and the prime of FNV-1a.
const (
	offset = 14695981039346656037
	prime  = 1099511628211
)

// Sum returns a hash of all drawing recorded since the last call of [Trace.Canvas]. The sum also
// changes when a cached picture has been repainted in the meantime.
func (t *Trace) Sum() uint64 { return (t.sum ^ uint64(t.from.repainted)) * prime }

// Painted reports whether a cached picture has been painted since the last call of [Trace.Canvas].
// If so, the same drawing may be recorded differently the next time.
func (t *Trace) Painted() bool { return t.from.painted != t.painted }

// take adds one drawing operation to the hash. onto is the part of the image that the operation
// draws on. what is the name of the kind of operation. m is the image that it draws, nil for none.
// All other parameters of the operation are in the list how.
func (t *Trace) take(onto image.Rectangle, what string, m *ebiten.Image, how ...any) {
	h := fnv.New64a()
	fmt.Fprint(h, onto, what)
	if m != nil {
		n, ok := t.known[m]
		if !ok {
			n = uint64(len(t.known)) + 1
			t.known[m] = n
		}
		fmt.Fprint(h, n, m.Bounds())
	}
	fmt.Fprint(h, how...)
	t.add(h.Sum64())
}

// add mixes a number into the hash.
func (t *Trace) add(x uint64) {
	t.sum = (t.sum ^ x) * prime
	t.sum ^= t.sum >> 29
}

// drawShapes draws the batched shapes. If the canvas records a trace, it adds their vertices to the
// trace instead.
func (p *Canvas) drawShapes() {
	t := p.trace
	if p.Dry() {
		p.checkShapes()
		return
	}
	if t == nil {
		p.Dst.DrawTrianglesShader32(p.vs, p.is, p.Renderer.shape.get(), nil)
		return
	}
	t.take(p.Dst.Bounds(), "shapes", nil, len(p.vs))
	for i := range p.vs {
		v := &p.vs[i]
		for _, f := range [...]float32{
			v.DstX, v.DstY, v.SrcX, v.SrcY, v.ColorR, v.ColorG, v.ColorB, v.ColorA, v.Custom0, v.Custom1, v.Custom2,
			v.Custom3,
		} {
			t.add(uint64(math.Float32bits(f)))
		}
	}
}

// drawImage draws an image. If the canvas records a trace, it adds the image and its options to the
// trace instead.
func (p *Canvas) drawImage(m *ebiten.Image, o *ebiten.DrawImageOptions) {
	if p.Dry() {
		checkPlace("a picture", &o.GeoM, o.ColorScale.A())
		return
	}
	if p.trace == nil {
		p.Dst.DrawImage(m, o)
		return
	}
	p.trace.take(p.Dst.Bounds(), "image", m, o.GeoM.String(), o.ColorScale.String(), o.Filter)
}

// drawShader fills w by h pixels by a shader. If the canvas records a trace, it adds the call to
// the trace instead.
func (p *Canvas) drawShader(w, h int, s *shader, o *ebiten.DrawRectShaderOptions) {
	if p.Dry() {
		checkPlace(s.name, &o.GeoM, 1)
		return
	}
	if p.trace == nil {
		p.Dst.DrawRectShader(w, h, s.get(), o)
		return
	}
	p.trace.take(p.Dst.Bounds(), s.name, o.Images[0], w, h, o.GeoM.String(), o.Uniforms)
}
