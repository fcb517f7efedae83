package poster

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"golang.org/x/image/vector"
)

// tile is the side in pixels of the square tiles in which a picture is rendered. For areas smaller
// than 512 pixels the rasterizer computes with integers, so that the results are the same on every
// machine.
const tile = 256

// Job renders a picture in small steps. The steps do not depend on time, so the result is the same
// however they are distributed over frames.
type Job struct {
	fills   []fill
	bounds  []image.Rectangle // for each fill of the picture: the rectangle of pixels that it may touch
	m       Matrix            // transformation from units of the picture to pixels
	grain   *grain
	smooth  bool
	out     *image.RGBA
	tiles   []image.Rectangle
	tile, i int // index of the current tile, and of the next fill in that tile

	raster *vector.Rasterizer
	mask   *image.Alpha // coverage of each pixel by the current fill
	clips  map[*clip]*image.Alpha
}

// NewJob returns a job that renders the picture at w by h pixels. If mirror is true, the picture is
// mirrored horizontally, including the light.
func (p *Picture) NewJob(w, h int, mirror bool) *Job {
	sx, sy := float64(w)/p.Box.W, float64(h)/p.Box.H
	m := Matrix{sx, 0, 0, sy, -p.Box.X * sx, -p.Box.Y * sy}
	if mirror {
		m = Matrix{-1, 0, 0, 1, float64(w), 0}.Mul(m)
	}
	j := &Job{
		fills: p.fills, m: m, smooth: p.Smooth, out: image.NewRGBA(image.Rect(0, 0, w, h)),
		raster: vector.NewRasterizer(1, 1), mask: image.NewAlpha(image.Rect(0, 0, tile, tile)),
		clips: map[*clip]*image.Alpha{},
	}
	for y := 0; y < h; y += tile {
		for x := 0; x < w; x += tile {
			j.tiles = append(j.tiles, image.Rect(x, y, min(x+tile, w), min(y+tile, h)))
		}
	}
	return j
}

// Image renders the whole picture at once, at w by h pixels.
func (p *Picture) Image(w, h int) *image.RGBA {
	j := p.NewJob(w, h, false)
	for !j.Step() {
	}
	return j.Image()
}

// Image returns the image into which the job renders. It is complete when Step has returned true.
func (j *Job) Image() *image.RGBA { return j.out }

// Step performs a small part of the work, at most one fill in one tile, and reports whether the
// picture is complete.
func (j *Job) Step() bool {
	switch {
	case j.grain == nil:
		j.grain = grainFor(math.Abs(j.m.A))
	case j.bounds == nil:
		j.measure()
	case j.tile < len(j.tiles):
		j.next()
	}
	return j.bounds != nil && j.tile >= len(j.tiles)
}

// Progress returns the fraction of the work that is done, from 0 to 1.
func (j *Job) Progress() float64 {
	return (float64(j.tile) + float64(j.i)/float64(max(len(j.fills), 1))) / float64(max(len(j.tiles), 1))
}

// measure computes which pixels each fill may touch.
func (j *Job) measure() {
	j.bounds = make([]image.Rectangle, len(j.fills))
	for i := range j.fills {
		f := &j.fills[i]
		j.bounds[i] = f.path.bounds(j.m.Mul(f.m))
	}
}

// next draws the next fill that touches the current tile, or finishes the tile.
func (j *Job) next() {
	t := j.tiles[j.tile]
	for j.i < len(j.fills) {
		i := j.i
		j.i++
		if area := j.bounds[i].Intersect(t); !area.Empty() {
			j.drawFill(&j.fills[i], area)
			return
		}
	}
	if !j.smooth {
		j.tooth(t)
	}
	clear(j.clips)
	j.tile++
	j.i = 0
}

// cover computes how much of each pixel of area is covered by the path d, transformed by m. The
// parameter to is the mask in which it stores the result.
func (j *Job) cover(d *Path, m Matrix, area image.Rectangle, to *image.Alpha) {
	j.raster.Reset(area.Dx(), area.Dy())
	d.Fill(j.raster, m, float64(area.Min.X), float64(area.Min.Y))
	to.Rect, to.Stride = j.raster.Bounds(), area.Dx() // the rasterizer is fastest for an area at the origin
	to.Pix = to.Pix[:area.Dx()*area.Dy()]
	j.raster.DrawOp = draw.Src
	j.raster.Draw(to, to.Rect, image.Opaque, image.Point{})
	to.Rect = area
}

// clipped returns the mask of the clip c for the current tile: how much of each pixel is inside c
// and inside all clips in which c is nested. It returns nil if c is nil.
func (j *Job) clipped(c *clip) *image.Alpha {
	if c == nil {
		return nil
	}
	if m, ok := j.clips[c]; ok {
		return m
	}
	t := j.tiles[j.tile]
	m := j.m.Mul(c.m)
	area := c.path.bounds(m).Intersect(t)
	outer := j.clipped(c.outer)
	if outer != nil {
		area = area.Intersect(outer.Rect)
	}
	a := image.NewAlpha(area)
	if !area.Empty() {
		j.cover(c.path, m, area, a)
		if c.fades != nil {
			j.dissolve(a, c.fades, m.inverse())
		}
		if outer != nil {
			multiply(a, outer)
		}
	}
	j.clips[c] = a
	return a
}

// dissolve multiplies the coverage mask a by a grainy fade along the line l, from 0 at the start of
// the line to full coverage at its end. inv converts pixels to units of the picture.
func (j *Job) dissolve(a *image.Alpha, l *Line, inv Matrix) {
	f := fill{line: [4]float64{l.X0, l.Y0, l.X1, l.Y1}}
	at, most := f.along(inv), steep(1.3)
	for y := a.Rect.Min.Y; y < a.Rect.Max.Y; y++ {
		to := a.Pix[a.PixOffset(a.Rect.Min.X, y):][:a.Rect.Dx()]
		t, step := at(a.Rect.Min.X, y)
		row, g := grainAt(&j.grain.height, a.Rect.Min.X, y)
		for i, v := range to {
			k := min(max(t, 0), 1<<32) >> 16
			share := min(max(k*most>>16+int64(row[g]), 0), 65536)
			to[i] = uint8((int64(v)*share + 32768) >> 16)
			t += step
			g = (g + 1) % grainSize
		}
	}
}

// multiply multiplies the coverage of each pixel in mask a by the coverage of that pixel in mask b.
// The area of b must contain the area of a.
func multiply(a, b *image.Alpha) {
	for y := a.Rect.Min.Y; y < a.Rect.Max.Y; y++ {
		row := a.Pix[a.PixOffset(a.Rect.Min.X, y):][:a.Rect.Dx()]
		with := b.Pix[b.PixOffset(a.Rect.Min.X, y):][:a.Rect.Dx()]
		for i, v := range with {
			row[i] = uint8(div255(uint32(row[i]) * uint32(v)))
		}
	}
}

// div255 divides by 255 and rounds to nearest.
func div255(v uint32) uint32 {
	v += 128
	return (v + v>>8) >> 8
}

// drawFill draws the fill f in an area of the current tile.
func (j *Job) drawFill(f *fill, area image.Rectangle) {
	c := j.clipped(f.clip)
	if c != nil {
		if area = area.Intersect(c.Rect); area.Empty() {
			return
		}
	}
	m := j.m.Mul(f.m)
	j.cover(f.path, m, area, j.mask)
	if c != nil {
		multiply(j.mask, c)
	}
	shade := j.shader(f, m)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		cover := j.mask.Pix[(y-area.Min.Y)*j.mask.Stride:][:area.Dx()]
		first, last := extent(cover)
		if first == last {
			continue
		}
		to := j.out.Pix[j.out.PixOffset(area.Min.X+first, y):][:4*(last-first)]
		shade(to, cover[first:last], area.Min.X+first, y)
	}
}

// extent returns the smallest range [first, last) of indices that contains all pixels of the row
// cover with a coverage above 0.
func extent(cover []uint8) (first, last int) {
	last = len(cover)
	for first < last && cover[first] == 0 {
		first++
	}
	for last > first && cover[last-1] == 0 {
		last--
	}
	return first, last
}

// shade is a function that draws a fill into one row of pixels. to holds the pixels, of which the
// first is at (x, y); cover says how much of each pixel is covered, from 0 to 255.
type shade func(to, cover []uint8, x, y int)

// shader returns the function that draws the rows of a fill. m converts the fill's units to pixels.
func (j *Job) shader(f *fill, m Matrix) shade {
	switch f.kind {
	case grad:
		return f.smooth(m.inverse())
	case grit:
		return j.linear(f, m.inverse())
	case glow:
		return j.radial(f, m.inverse())
	}
	return f.even()
}

// blend draws the colour c with the opacity a, from 0 to 255, over one premultiplied pixel. The
// parameter to is a slice whose first four bytes are that pixel.
func blend(to []uint8, c color.RGBA, a uint32) {
	to = to[:4:4]
	if a >= 255 {
		to[0], to[1], to[2], to[3] = c.R, c.G, c.B, 255
		return
	}
	rest := 255 - a
	to[0] = uint8(div255(uint32(to[0])*rest + uint32(c.R)*a))
	to[1] = uint8(div255(uint32(to[1])*rest + uint32(c.G)*a))
	to[2] = uint8(div255(uint32(to[2])*rest + uint32(c.B)*a))
	to[3] = uint8(div255(uint32(to[3])*rest + 255*a))
}

// share converts a number from 0 to 1 to fixed point with 16 fractional bits.
func share(v float64) int64 { return int64(math.Round(v * 65536)) }

// even returns the function that draws a fill of one plain colour.
func (f *fill) even() shade {
	opacity := uint32(share(f.opacity))
	return func(to, cover []uint8, _, _ int) {
		for i, a := range cover {
			if a != 0 {
				blend(to[4*i:], f.tone, (uint32(a)*opacity+32768)>>16)
			}
		}
	}
}

// along returns a function for the fade of a fill along its line. For the pixel at (x, y) the
// function returns the position t along the line and the increase of t per pixel to the right. Both
// are in fixed point with 32 fractional bits; 0 is the start and 1 the end of the line. inv
// converts pixels to units.
func (f *fill) along(inv Matrix) func(x, y int) (t, step int64) {
	dx, dy := f.line[2]-f.line[0], f.line[3]-f.line[1]
	l := float64(dx*dx) + float64(dy*dy)
	at := func(x, y float64) float64 {
		ux, uy := inv.Apply(x, y)
		return (float64((ux-f.line[0])*dx) + float64((uy-f.line[1])*dy)) / l
	}
	const one = 1 << 32
	step := int64(math.Round((at(1, 0) - at(0, 0)) * one))
	return func(x, y int) (int64, int64) {
		t := min(max(at(float64(x)+0.5, float64(y)+0.5), -1<<20), 1<<20)
		return int64(math.Round(t * one)), step
	}
}

// grainAt returns the row of a grain tile for the pixels at y, and the index in that row for the
// pixel at x. The tile is repeated over the whole picture.
func grainAt(of *[grainSize * grainSize]int32, x, y int) (row []int32, i int) {
	return of[y%grainSize*grainSize:][:grainSize], x % grainSize
}

// linear returns the function that draws a fill of one colour with a grainy fade along a line. The
// sum of opacity and grain is stretched, so that the fade breaks up into grains:
//
//	share = clamp(3.2·(1.12·opacity + 0.8·grain − 0.86), 0, 1)
func (j *Job) linear(f *fill, inv Matrix) shade {
	at := f.along(inv)
	from, by := steep(f.alpha[0]), steep(f.alpha[1])-steep(f.alpha[0])
	opacity := share(f.opacity)
	most := steep(1)
	return func(to, cover []uint8, x, y int) {
		t, step := at(x, y)
		row, g := grainAt(&j.grain.height, x, y)
		for i, a := range cover {
			if a != 0 {
				k := min(max(t, 0), 1<<32) >> 16
				v := min(from+k*by>>16, most) + int64(row[g])
				f.grain(to[4*i:], a, v, opacity)
			}
			t += step
			g = (g + 1) % grainSize
		}
	}
}

// steep returns opacity multiplied by 3.2·1.12, which is the slope of a grainy fade. The result is
// in fixed point with 16 fractional bits.
func steep(opacity float64) int64 { return share(opacity * 3.584) }

// grain draws the fill's colour over a pixel in a grainy fade; v is the stretched sum of opacity
// and noise, and cover is how much of the pixel is covered.
func (f *fill) grain(to []uint8, cover uint8, v, opacity int64) {
	if v <= 0 {
		return
	}
	v = min(v, 65536) * opacity >> 16
	blend(to, f.tone, uint32((int64(cover)*v+32768)>>16))
}

// radial returns the function that draws a fill of one colour with a grainy fade around a point.
// The fade is strong within 0.45 of the radius and weak beyond. Grain is added as in [Job.linear].
func (j *Job) radial(f *fill, inv Matrix) shade {
	opacity, most := share(f.opacity), steep(1)
	return func(to, cover []uint8, x, y int) {
		row, g := grainAt(&j.grain.height, x, y)
		for i, a := range cover {
			if a != 0 {
				ux, uy := inv.Apply(float64(x+i)+0.5, float64(y)+0.5)
				dx, dy := ux-f.line[0], uy-f.line[1]
				t := min(math.Sqrt(float64(dx*dx)+float64(dy*dy))/f.line[2], 1)
				k := 1 - 0.58*t/0.45
				if t >= 0.45 {
					k = 0.42 * (1 - (t-0.45)/0.55)
				}
				f.grain(to[4*i:], a, min(steep(f.alpha[0]*k), most)+int64(row[g]), opacity)
			}
			g = (g + 1) % grainSize
		}
	}
}

// smooth returns the function that draws a fill with a smooth gradient along a line; inv converts
// pixels to units of the picture.
func (f *fill) smooth(inv Matrix) shade {
	at := f.along(inv)
	opacity := uint32(share(f.opacity))
	table := f.table()
	return func(to, cover []uint8, x, y int) {
		t, step := at(x, y)
		for i, a := range cover {
			if a != 0 {
				c := table[min(max(t, 0), 1<<32-1)>>(32-tableBits)]
				a := (uint32(a)*opacity + 32768) >> 16
				blend(to[4*i:], color.RGBA{c.R, c.G, c.B, 255}, div255(a*uint32(c.A)))
			}
			t += step
		}
	}
}

const tableBits = 9

// table returns the colours of a gradient, from the start to the end of the line, not
// premultiplied.
func (f *fill) table() []color.RGBA {
	out := make([]color.RGBA, 1<<tableBits)
	s := 1
	for i := range out {
		t := (float64(i) + 0.5) / float64(len(out))
		for s < len(f.stops)-1 && t > f.stops[s].At {
			s++
		}
		if s >= len(f.stops) {
			break
		}
		a, b := f.stops[s-1], f.stops[s]
		k := min(max((t-a.At)/(b.At-a.At), 0), 1)
		mix := func(p, q float64) uint8 { return uint8(math.Round(p + float64((q-p)*k))) }
		out[i] = color.RGBA{
			mix(float64(a.colour.R), float64(b.colour.R)), mix(float64(a.colour.G), float64(b.colour.G)),
			mix(float64(a.colour.B), float64(b.colour.B)), mix(a.Opacity*255, b.Opacity*255),
		}
	}
	return out
}

// tooth adds the paper texture to the tile t.
func (j *Job) tooth(t image.Rectangle) {
	for y := t.Min.Y; y < t.Max.Y; y++ {
		row := j.out.Pix[j.out.PixOffset(t.Min.X, y):][:4*t.Dx()]
		paper, g := grainAt(&j.grain.tooth, t.Min.X+91, y+17)
		for i := 0; i < len(row); i += 4 {
			k, top := uint32(paper[g]), uint32(row[i+3])
			for c := range 3 {
				row[i+c] = uint8(min((uint32(row[i+c])*k+32768)>>16, top))
			}
			g = (g + 1) % grainSize
		}
	}
}
