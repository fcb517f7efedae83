package paint

import (
	"image"
	"math"
	"strconv"

	"golang.org/x/image/vector"
)

// pathScanner walks the data of one SVG path.
type pathScanner struct {
	s string
	i int
}

func (p *pathScanner) skip() {
	for p.i < len(p.s) && (p.s[p.i] == ' ' || p.s[p.i] == ',' || p.s[p.i] == '\n' || p.s[p.i] == '\t') {
		p.i++
	}
}

// more reports whether a number follows.
func (p *pathScanner) more() bool {
	p.skip()
	if p.i >= len(p.s) {
		return false
	}
	c := p.s[p.i]
	return c == '-' || c == '+' || c == '.' || c >= '0' && c <= '9'
}

func (p *pathScanner) num() float64 {
	p.skip()
	st, dot, exp := p.i, false, false
	for ; p.i < len(p.s); p.i++ {
		c := p.s[p.i]
		switch {
		case c >= '0' && c <= '9':
		case (c == '-' || c == '+') && (p.i == st || p.s[p.i-1] == 'e'):
		case c == '.' && !dot && !exp:
			dot = true
		case c == 'e' && !exp:
			exp = true
		default:
			goto end
		}
	}
end:
	v, err := strconv.ParseFloat(p.s[st:p.i], 64)
	if err != nil {
		p.i = len(p.s) // what cannot be read ends the path
	}
	return v
}

// flag reads one arc flag, which may touch the number that follows it.
func (p *pathScanner) flag() bool {
	p.skip()
	if p.i >= len(p.s) {
		return false
	}
	p.i++
	return p.s[p.i-1] == '1'
}

// iconMask fills the SVG path data, drawn for a 512-unit square, into an
// alpha mask of size by size pixels. It needs no graphics context.
func iconMask(data string, size int) *image.Alpha {
	r := vector.NewRasterizer(size, size)
	k := float64(size) / 512
	f := func(v float64) float32 { return float32(v * k) }
	sc := &pathScanner{s: data}
	var x, y, sx, sy, cx, cy float64 // point, start of the sub-path, last control point
	var cmd, prev byte
	open := false
	for {
		sc.skip()
		if sc.i >= len(sc.s) {
			break
		}
		if c := sc.s[sc.i]; c >= 'A' && c <= 'z' {
			cmd = c
			sc.i++
		}
		ox, oy := 0.0, 0.0
		if cmd >= 'a' {
			ox, oy = x, y
		}
		switch cmd {
		case 'M', 'm':
			if open {
				r.ClosePath()
			}
			x, y = ox+sc.num(), oy+sc.num()
			sx, sy, open = x, y, true
			r.MoveTo(f(x), f(y))
			cmd = cmd - 'M' + 'L' // further pairs are lines
			prev = 'M'
			continue
		case 'L', 'l':
			x, y = ox+sc.num(), oy+sc.num()
			r.LineTo(f(x), f(y))
		case 'H', 'h':
			x = ox + sc.num()
			r.LineTo(f(x), f(y))
		case 'V', 'v':
			y = oy + sc.num()
			r.LineTo(f(x), f(y))
		case 'C', 'c', 'S', 's':
			x1, y1 := 2*x-cx, 2*y-cy
			if cmd == 'C' || cmd == 'c' {
				x1, y1 = ox+sc.num(), oy+sc.num()
			} else if prev != 'C' && prev != 'c' && prev != 'S' && prev != 's' {
				x1, y1 = x, y
			}
			cx, cy = ox+sc.num(), oy+sc.num()
			x, y = ox+sc.num(), oy+sc.num()
			r.CubeTo(f(x1), f(y1), f(cx), f(cy), f(x), f(y))
		case 'Q', 'q', 'T', 't':
			x1, y1 := 2*x-cx, 2*y-cy
			if cmd == 'Q' || cmd == 'q' {
				x1, y1 = ox+sc.num(), oy+sc.num()
			} else if prev != 'Q' && prev != 'q' && prev != 'T' && prev != 't' {
				x1, y1 = x, y
			}
			cx, cy = x1, y1
			x, y = ox+sc.num(), oy+sc.num()
			r.QuadTo(f(cx), f(cy), f(x), f(y))
		case 'A', 'a':
			rx, ry, rot := sc.num(), sc.num(), sc.num()
			large, sweep := sc.flag(), sc.flag()
			x2, y2 := ox+sc.num(), oy+sc.num()
			arc(x, y, rx, ry, rot*math.Pi/180, large, sweep, x2, y2, func(px, py float64) { r.LineTo(f(px), f(py)) })
			x, y = x2, y2
		case 'Z', 'z':
			r.ClosePath()
			x, y, open = sx, sy, false
			r.MoveTo(f(x), f(y))
		default:
			sc.i = len(sc.s)
		}
		prev = cmd
	}
	if open {
		r.ClosePath()
	}
	m := image.NewAlpha(image.Rect(0, 0, size, size))
	r.Draw(m, m.Bounds(), image.Opaque, image.Point{})
	return m
}

// arc flattens an SVG elliptical arc.
func arc(x1, y1, rx, ry, phi float64, large, sweep bool, x2, y2 float64, line func(x, y float64)) {
	if rx == 0 || ry == 0 || x1 == x2 && y1 == y2 {
		line(x2, y2)
		return
	}
	rx, ry = math.Abs(rx), math.Abs(ry)
	s, c := math.Sincos(phi)
	dx, dy := (x1-x2)/2, (y1-y2)/2
	px, py := c*dx+s*dy, c*dy-s*dx
	if l := px*px/(rx*rx) + py*py/(ry*ry); l > 1 {
		rx, ry = rx*math.Sqrt(l), ry*math.Sqrt(l)
	}
	q := rx*rx*py*py + ry*ry*px*px
	k := math.Sqrt(max(0, (rx*rx*ry*ry-q)/q))
	if large == sweep {
		k = -k
	}
	qx, qy := k*rx*py/ry, -k*ry*px/rx
	mx, my := c*qx-s*qy+(x1+x2)/2, s*qx+c*qy+(y1+y2)/2
	a1 := math.Atan2((py-qy)/ry, (px-qx)/rx)
	da := math.Atan2((-py-qy)/ry, (-px-qx)/rx) - a1
	if sweep && da < 0 {
		da += 2 * math.Pi
	} else if !sweep && da > 0 {
		da -= 2 * math.Pi
	}
	n := max(4, int(math.Ceil(math.Abs(da)/(math.Pi/24))))
	for i := 1; i < n; i++ {
		es, ec := math.Sincos(a1 + da*float64(i)/float64(n))
		line(c*rx*ec-s*ry*es+mx, s*rx*ec+c*ry*es+my)
	}
	line(x2, y2)
}
