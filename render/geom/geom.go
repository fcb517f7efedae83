// Package geom holds the points and rectangles of layouts, in design units.
package geom

import "math"

// Point is a position.
type Point struct{ X, Y float64 }

// Lerp goes the share t of the way from p to q.
func (p Point) Lerp(q Point, t float64) Point {
	return Point{p.X + (q.X-p.X)*t, p.Y + (q.Y-p.Y)*t}
}

// Add moves p.
func (p Point) Add(dx, dy float64) Point { return Point{p.X + dx, p.Y + dy} }

// Dist is the distance from p to q.
func (p Point) Dist(q Point) float64 { return math.Hypot(p.X-q.X, p.Y-q.Y) }

// Rect is an upright rectangle: its top left corner and its size.
type Rect struct{ X, Y, W, H float64 }

// R is short for a Rect.
func R(x, y, w, h float64) Rect { return Rect{x, y, w, h} }

// Around returns the rectangle of the given size centred on c.
func Around(c Point, w, h float64) Rect { return Rect{c.X - w/2, c.Y - h/2, w, h} }

// Center is the middle of r.
func (r Rect) Center() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Right is the x of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom is the y of the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Empty reports whether r covers nothing.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Has reports whether p lies in r.
func (r Rect) Has(p Point) bool {
	return p.X >= r.X && p.X < r.X+r.W && p.Y >= r.Y && p.Y < r.Y+r.H
}

// Inset moves every edge inwards by d (outwards if negative).
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Pad moves the left and right edges inwards by x, the others by y.
func (r Rect) Pad(x, y float64) Rect { return Rect{r.X + x, r.Y + y, r.W - 2*x, r.H - 2*y} }

// Move shifts r.
func (r Rect) Move(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Scale grows r about its centre by the factor k.
func (r Rect) Scale(k float64) Rect { return Around(r.Center(), r.W*k, r.H*k) }

// Lerp goes the share t of the way from r to s, corner by corner.
func (r Rect) Lerp(s Rect, t float64) Rect {
	return Rect{r.X + (s.X-r.X)*t, r.Y + (s.Y-r.Y)*t, r.W + (s.W-r.W)*t, r.H + (s.H-r.H)*t}
}

// Meets reports whether r and s share more than an edge.
func (r Rect) Meets(s Rect) bool {
	return r.X < s.Right() && s.X < r.Right() && r.Y < s.Bottom() && s.Y < r.Bottom()
}

// Union is the smallest rectangle round both r and s.
func (r Rect) Union(s Rect) Rect {
	x, y := min(r.X, s.X), min(r.Y, s.Y)
	return Rect{x, y, max(r.Right(), s.Right()) - x, max(r.Bottom(), s.Bottom()) - y}
}

// Hull is the smallest rectangle round those that are not empty.
func Hull(all ...Rect) (hull Rect) {
	for _, r := range all {
		switch {
		case hull.Empty():
			hull = r
		case !r.Empty():
			hull = hull.Union(r)
		}
	}
	return hull
}

// Within reports whether r lies inside s.
func (r Rect) Within(s Rect) bool {
	const slack = 1e-6
	return r.X >= s.X-slack && r.Y >= s.Y-slack && r.Right() <= s.Right()+slack && r.Bottom() <= s.Bottom()+slack
}

// CutTop takes a strip of height h off the top: the strip and what is left below it.
func (r Rect) CutTop(h float64) (strip, rest Rect) {
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h, r.W, r.H - h}
}

// CutBottom takes a strip of height h off the bottom.
func (r Rect) CutBottom(h float64) (strip, rest Rect) {
	return Rect{r.X, r.Bottom() - h, r.W, h}, Rect{r.X, r.Y, r.W, r.H - h}
}

// CutLeft takes a strip of width w off the left.
func (r Rect) CutLeft(w float64) (strip, rest Rect) {
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w, r.Y, r.W - w, r.H}
}

// CutRight takes a strip of width w off the right.
func (r Rect) CutRight(w float64) (strip, rest Rect) {
	return Rect{r.Right() - w, r.Y, w, r.H}, Rect{r.X, r.Y, r.W - w, r.H}
}

// Row splits r into n columns of equal width with a gap between them and returns column i.
func (r Rect) Row(i, n int, gap float64) Rect {
	w := (r.W - gap*float64(n-1)) / float64(n)
	return Rect{r.X + float64(i)*(w+gap), r.Y, w, r.H}
}

// Column splits r into n rows of equal height with a gap between them and returns row i.
func (r Rect) Column(i, n int, gap float64) Rect {
	h := (r.H - gap*float64(n-1)) / float64(n)
	return Rect{r.X, r.Y + float64(i)*(h+gap), r.W, h}
}

// Fit returns the largest rectangle of the proportions w to h inside r, centred.
func (r Rect) Fit(w, h float64) Rect {
	k := min(r.W/w, r.H/h)
	return Around(r.Center(), w*k, h*k)
}
