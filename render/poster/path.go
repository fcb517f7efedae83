package poster

import (
	"fmt"
	"image"
	"math"
	"strconv"
	"strings"

	"golang.org/x/image/vector"
)

// Path is an outline that consists of closed loops of lines and Bézier curves. It is parsed once
// and can be drawn at any size. It must not be changed after it has been added to a picture.
type Path struct {
	verbs []byte // 'M', 'L', 'Q', 'C' or 'Z', as in SVG
	at    []vec  // points of all verbs, one after another: 1 for 'M' and 'L', 2 for 'Q', 3 for 'C', 0 for 'Z'
}

// vec is a point or vector in units of the picture.
type vec struct{ x, y float64 }

// ParsePath parses SVG path data with all its verbs and abbreviations. If the data is malformed, it
// returns the path up to the error, and an error with the position.
func ParsePath(data string) (*Path, error) {
	r := pathReader{s: data, path: &Path{}}
	for r.err == nil {
		r.skip()
		if r.i >= len(r.s) {
			break
		}
		if c := r.s[r.i]; c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' {
			r.verb = c
			r.i++
		}
		r.segment()
	}
	return r.path, r.err
}

// MustPath is ParsePath for constant data; it panics if the data is malformed.
func MustPath(data string) *Path {
	p, err := ParsePath(data)
	if err != nil {
		panic(err)
	}
	return p
}

// Closed reports whether every loop of the path ends with Z.
func (p *Path) Closed() bool {
	open := false
	for _, v := range p.verbs {
		if v == 'M' && open {
			return false
		}
		open = v != 'Z'
	}
	return !open && len(p.verbs) > 0
}

// pathReader is the parser of path data.
type pathReader struct {
	s    string
	i    int
	verb byte
	last byte // last verb parsed; it decides what the smooth curves S and T mean
	err  error

	path       *Path
	pen, start vec
	control    vec // last control point, which the smooth curves S and T mirror
}

func (r *pathReader) skip() {
	for r.i < len(r.s) && strings.IndexByte(" ,\n\t\r", r.s[r.i]) >= 0 {
		r.i++
	}
}

// fail records an error at the current position, unless one has been recorded already.
func (r *pathReader) fail(what string) {
	if r.err == nil {
		r.err = fmt.Errorf("path: %s at byte %d of %.40q", what, r.i, r.s)
	}
}

// number parses a number.
func (r *pathReader) number() float64 {
	r.skip()
	from, dot, exp := r.i, false, false
	for ; r.i < len(r.s); r.i++ {
		switch c := r.s[r.i]; {
		case c >= '0' && c <= '9':
			continue
		case (c == '-' || c == '+') && (r.i == from || r.s[r.i-1] == 'e'):
			continue
		case c == '.' && !dot && !exp:
			dot = true
			continue
		case c == 'e' && !exp && r.i > from:
			exp = true
			continue
		}
		break
	}
	v, err := strconv.ParseFloat(r.s[from:r.i], 64)
	if err != nil {
		r.fail("no number")
	}
	return v
}

// flag parses a flag of an arc, "0" or "1". No separator is needed after a flag.
func (r *pathReader) flag() bool {
	r.skip()
	if r.i >= len(r.s) {
		r.fail("no flag")
		return false
	}
	r.i++
	return r.s[r.i-1] == '1'
}

// point parses a point. For lower-case verbs it is relative to the current position of the pen.
func (r *pathReader) point() vec {
	x, y := r.number(), r.number()
	if r.verb >= 'a' {
		return vec{r.pen.x + x, r.pen.y + y}
	}
	return vec{x, y}
}

// add appends a segment with the given verb and points, unless an error was found before.
func (r *pathReader) add(verb byte, at ...vec) {
	if r.err != nil {
		return
	}
	r.path.verbs = append(r.path.verbs, verb)
	r.path.at = append(r.path.at, at...)
	if len(at) > 0 {
		r.pen = at[len(at)-1]
	}
}

// segment parses the arguments of one verb.
func (r *pathReader) segment() {
	verb := r.verb
	if verb >= 'a' && verb <= 'z' {
		verb -= 'a' - 'A'
	}
	if len(r.path.verbs) == 0 && verb != 'M' {
		r.fail("no M")
		return
	}
	switch verb {
	case 'M':
		r.start = r.point()
		r.add('M', r.start)
		r.verb-- // further points are lines: the verb 'L' is 'M' - 1
	case 'L':
		r.add('L', r.point())
	case 'H', 'V':
		r.straight(verb)
	case 'Q', 'T':
		b := r.control2(verb == 'T', "QT")
		c := r.point()
		r.control = b
		r.add('Q', b, c)
	case 'C', 'S':
		b := r.control2(verb == 'S', "CS")
		c, d := r.point(), r.point()
		r.control = c
		r.add('C', b, c, d)
	case 'A':
		r.arc()
	case 'Z':
		r.add('Z')
		r.pen = r.start
		r.verb = 'L' // a number after Z is an error; a letter is read as usual
	default:
		r.fail("no verb")
	}
	r.last = verb
}

// straight parses a horizontal or vertical line.
func (r *pathReader) straight(verb byte) {
	v := r.number()
	var to vec
	if verb == 'H' {
		to = vec{r.base(r.pen.x) + v, r.pen.y}
	} else {
		to = vec{r.pen.x, r.base(r.pen.y) + v}
	}
	r.add('L', to)
}

// base returns the value to which a coordinate is added: the coordinate pen of the current position
// for relative verbs, otherwise 0.
func (r *pathReader) base(pen float64) float64 {
	if r.verb >= 'a' {
		return pen
	}
	return 0
}

// control2 returns the first control point of a curve. If short is false, it parses the point from
// the data. Otherwise the curve is a smooth one, S or T: the point is the mirror image of the last
// control point, or the current position. after holds the letters of the previous verbs for which
// it is the mirror image.
func (r *pathReader) control2(short bool, after string) vec {
	switch {
	case !short:
		return r.point()
	case strings.IndexByte(after, r.last) < 0:
		return r.pen
	}
	return vec{2*r.pen.x - r.control.x, 2*r.pen.y - r.control.y}
}

// arc parses an elliptical arc and converts it to Bézier curves, each of at most a quarter turn.
func (r *pathReader) arc() {
	rx, ry, turn := math.Abs(r.number()), math.Abs(r.number()), r.number()*math.Pi/180
	large, sweep := r.flag(), r.flag()
	from, to := r.pen, r.point()
	if r.err != nil || from == to {
		return
	}
	if rx == 0 || ry == 0 {
		r.add('L', to)
		return
	}
	sin, cos := math.Sincos(turn)
	// In the coordinate system of the ellipse: see the implementation notes on arcs of the SVG
	// standard, B.2.4.
	dx, dy := (from.x-to.x)/2, (from.y-to.y)/2
	px, py := float64(cos*dx)+float64(sin*dy), float64(cos*dy)-float64(sin*dx)
	if l := float64(px*px)/(rx*rx) + float64(py*py)/(ry*ry); l > 1 {
		rx, ry = rx*math.Sqrt(l), ry*math.Sqrt(l)
	}
	q := float64(rx*rx*py*py) + float64(ry*ry*px*px)
	k := math.Sqrt(max(0, (rx*rx*ry*ry-q)/q))
	if large == sweep {
		k = -k
	}
	cx, cy := k*rx*py/ry, -k*ry*px/rx
	a := math.Atan2((py-cy)/ry, (px-cx)/rx)
	span := math.Atan2((-py-cy)/ry, (-px-cx)/rx) - a
	switch {
	case sweep && span < 0:
		span += 2 * math.Pi
	case !sweep && span > 0:
		span -= 2 * math.Pi
	}
	middle := vec{float64(cos*cx) - float64(sin*cy) + (from.x+to.x)/2, float64(sin*cx) + float64(cos*cy) +
		(from.y+to.y)/2}
	at := func(x, y float64) vec {
		x, y = x*rx, y*ry
		return vec{middle.x + float64(cos*x) - float64(sin*y), middle.y + float64(sin*x) + float64(cos*y)}
	}
	n := int(math.Ceil(math.Abs(span)/(math.Pi/2) - 1e-9))
	step := span / float64(n)
	h := 4.0 / 3 * math.Tan(step/4)
	for i := range n {
		s0, c0 := math.Sincos(a + step*float64(i))
		s1, c1 := math.Sincos(a + step*float64(i+1))
		end := to
		if i < n-1 {
			end = at(c1, s1)
		}
		r.add('C', at(c0-float64(h*s0), s0+float64(h*c0)), at(c1+float64(h*s1), s1-float64(h*c1)), end)
	}
}

// Fill adds the path, transformed by m, to a rasterizer whose upper left corner is at pixel (x, y).
func (p *Path) Fill(r *vector.Rasterizer, m Matrix, x, y float64) {
	i := 0
	next := func() (float32, float32) {
		px, py := m.Apply(p.at[i].x, p.at[i].y)
		i++
		return grid(px - x), grid(py - y)
	}
	open := false
	for _, v := range p.verbs {
		switch v {
		case 'M':
			if open {
				r.ClosePath()
			}
			ax, ay := next()
			r.MoveTo(ax, ay)
			open = true
		case 'L':
			ax, ay := next()
			r.LineTo(ax, ay)
		case 'Q':
			ax, ay := next()
			bx, by := next()
			r.QuadTo(ax, ay, bx, by)
		case 'C':
			ax, ay := next()
			bx, by := next()
			cx, cy := next()
			r.CubeTo(ax, ay, bx, by, cx, cy)
		case 'Z':
			r.ClosePath()
			open = false
		}
	}
	if open {
		r.ClosePath()
	}
}

// grid rounds a pixel coordinate to 1/512, so that pictures are the same on processors whose
// results differ in the last bits.
func grid(v float64) float32 { return float32(math.Round(v*512) / 512) }

// bounds returns a rectangle that contains all pixels which the path, transformed by m, may touch.
func (p *Path) bounds(m Matrix) image.Rectangle {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, q := range p.at {
		x, y := m.Apply(q.x, q.y)
		x0, x1, y0, y1 = min(x0, x), max(x1, x), min(y0, y), max(y1, y)
	}
	if !(x0 < x1 && y0 < y1) {
		return image.Rectangle{}
	}
	return image.Rect(floor(x0), floor(y0), floor(x1)+1, floor(y1)+1)
}

// floor rounds down and limits the result to ±2^20, more than the size of any picture.
func floor(v float64) int { return int(math.Floor(min(max(v, -1<<20), 1<<20))) }

// The following functions construct paths by code.

// Circle returns a circle with the centre (x, y) and the radius r.
func Circle(x, y, r float64) *Path { return Ellipse(x, y, r, r) }

// Ellipse returns an axis-aligned ellipse with the centre (x, y) and the radii rx and ry.
func Ellipse(x, y, rx, ry float64) *Path {
	const h = 0.5522847498
	kx, ky := rx*h, ry*h
	return &Path{verbs: []byte("MCCCCZ"), at: []vec{
		{x - rx, y}, {x - rx, y - ky}, {x - kx, y - ry}, {x, y - ry}, {x + kx, y - ry}, {x + rx, y - ky}, {x + rx, y},
		{x + rx, y + ky}, {x + kx, y + ry}, {x, y + ry}, {x - kx, y + ry}, {x - rx, y + ky}, {x - rx, y},
	}}
}

// Box returns an axis-aligned rectangle, w units wide and h high, with the upper left corner (x,
// y).
func Box(x, y, w, h float64) *Path {
	return &Path{verbs: []byte("MLLLZ"), at: []vec{{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}}}
}

// Polygon returns a closed polygon; xy holds the coordinates x, y of its points one after another.
func Polygon(xy ...float64) *Path {
	p := &Path{}
	for i := 0; i+1 < len(xy); i += 2 {
		p.LineTo(xy[i], xy[i+1])
	}
	return p.Close()
}

// LineTo appends a straight line to (x, y). The first point of a loop starts the loop.
func (p *Path) LineTo(x, y float64) *Path {
	verb := byte('L')
	if n := len(p.verbs); n == 0 || p.verbs[n-1] == 'Z' {
		verb = 'M'
	}
	p.verbs, p.at = append(p.verbs, verb), append(p.at, vec{x, y})
	return p
}

// QuadTo appends a quadratic Bézier curve to (x, y) with the control point (bx, by).
func (p *Path) QuadTo(bx, by, x, y float64) *Path {
	p.verbs, p.at = append(p.verbs, 'Q'), append(p.at, vec{bx, by}, vec{x, y})
	return p
}

// CubeTo appends a cubic Bézier curve to (x, y) with the control points (bx, by) and (cx, cy).
func (p *Path) CubeTo(bx, by, cx, cy, x, y float64) *Path {
	p.verbs, p.at = append(p.verbs, 'C'), append(p.at, vec{bx, by}, vec{cx, cy}, vec{x, y})
	return p
}

// Close closes the current loop.
func (p *Path) Close() *Path {
	p.verbs = append(p.verbs, 'Z')
	return p
}

// And appends the loops of the path q and returns the result.
func (p *Path) And(q *Path) *Path {
	p.verbs, p.at = append(p.verbs, q.verbs...), append(p.at, q.at...)
	return p
}

// Plank returns a straight bar, w units wide, from (x0, y0) to (x1, y1).
func Plank(x0, y0, x1, y1, w float64) *Path {
	dx, dy := x1-x0, y1-y0
	l := math.Sqrt(float64(dx*dx) + float64(dy*dy))
	nx, ny := -dy/l*w/2, dx/l*w/2
	return Polygon(x0+nx, y0+ny, x1+nx, y1+ny, x1-nx, y1-ny, x0-nx, y0-ny)
}
