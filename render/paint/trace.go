package paint

import (
	"fmt"
	"hash/fnv"
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Trace stands in for an image: what a pen that has one is told to draw is taken down and not drawn. Two traces that are
// equal are two pictures that are equal, without a pixel of them: for tests that compare what is seen, and for those
// that only listen ([Pen.Wrote], [Pen.Signed]). Pictures that are kept are painted as ever.
type Trace struct {
	sum     uint64
	blank   *ebiten.Image            // the image that is not drawn on
	known   map[*ebiten.Image]uint64 // a number for each picture; held here, so that none comes back at the place of another
	painted int                      // how often the album had painted before
	from    *Album
}

// Pen returns a pen for an image of w by h pixels that there is not: what it is told from here on is taken down. The pens
// that it hands out for parts of the image tell the same trace.
func (t *Trace) Pen(k *Kit, w, h int, v View) *Pen {
	if t.known == nil {
		t.known = map[*ebiten.Image]uint64{}
	}
	if t.blank == nil || t.blank.Bounds() != image.Rect(0, 0, w, h) {
		t.blank = ebiten.NewImage(w, h) // nothing is drawn on it: it takes no memory
	}
	t.sum, t.from, t.painted = offset, k.Album, k.Album.painted
	p := k.Pen(t.blank, v)
	p.trace = t
	return p
}

// offset is the sum of nothing, and prime what mixes: those of FNV-1a.
const (
	offset = 14695981039346656037
	prime  = 1099511628211
)

// Sum is a number for all that was taken down since its pen was made. No sum from before a kept picture was painted over is like one
// from after it.
func (t *Trace) Sum() uint64 { return (t.sum ^ uint64(t.from.repainted)) * prime }

// Painted reports whether a kept picture was painted since its pen was made: then the next drawing may be told otherwise.
func (t *Trace) Painted() bool { return t.from.painted != t.painted }

// take adds to the sum what is drawn: onto which part of the image, of which picture, and how.
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

// add mixes a number into the sum.
func (t *Trace) add(x uint64) {
	t.sum = (t.sum ^ x) * prime
	t.sum ^= t.sum >> 29
}

// shapes draws the shapes gathered so far onto the image of the pen, or tells the trace their corners: too many for words.
func (p *Pen) shapes() {
	t := p.trace
	if p.Dry() {
		p.checkShapes()
		return
	}
	if t == nil {
		p.Dst.DrawTrianglesShader32(p.vs, p.is, p.Kit.shape.get(), nil)
		return
	}
	t.take(p.Dst.Bounds(), "shapes", nil, len(p.vs))
	for i := range p.vs {
		v := &p.vs[i]
		for _, f := range [...]float32{
			v.DstX, v.DstY, v.SrcX, v.SrcY, v.ColorR, v.ColorG, v.ColorB, v.ColorA, v.Custom0, v.Custom1, v.Custom2, v.Custom3,
		} {
			t.add(uint64(math.Float32bits(f)))
		}
	}
}

// lay draws an image onto that of the pen, or tells the trace.
func (p *Pen) lay(m *ebiten.Image, o *ebiten.DrawImageOptions) {
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

// shade draws by a shader onto the image of the pen, or tells the trace.
func (p *Pen) shade(w, h int, s *shader, o *ebiten.DrawRectShaderOptions) {
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
