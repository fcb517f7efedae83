// Package geom provides the points and rectangles that all drawing and layout code uses.
// Coordinates are in design units, the unit of layouts before scaling to the window; y grows
// downwards.
//
// [Point] and [Rect] are values; their methods return new values and change nothing.
package geom

import "math"

// Point is a position, or a vector.
type Point struct{ X, Y float64 }

// Lerp interpolates linearly between p (t = 0) and q (t = 1).
func (p Point) Lerp(q Point, t float64) Point {
	return Point{p.X + (q.X-p.X)*t, p.Y + (q.Y-p.Y)*t}
}

// Add returns p moved by dx and dy.
func (p Point) Add(dx, dy float64) Point { return Point{p.X + dx, p.Y + dy} }

// Dist returns the distance from p to q.
func (p Point) Dist(q Point) float64 { return math.Hypot(p.X-q.X, p.Y-q.Y) }

// Rect is an axis-aligned rectangle, given by its top left corner, width and height.
type Rect struct{ X, Y, W, H float64 }

// R returns the Rect with the top left corner (x, y), the width w and the height h.
func R(x, y, w, h float64) Rect { return Rect{x, y, w, h} }

// Around returns the rectangle of width w and height h centred on c.
func Around(c Point, w, h float64) Rect { return Rect{c.X - w/2, c.Y - h/2, w, h} }

// Center returns the centre of r.
func (r Rect) Center() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Right returns the x coordinate of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom returns the y coordinate of the bottom edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Empty reports whether r has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Has reports whether p is inside r. The top and left edges belong to r, the right and bottom edges
// do not.
func (r Rect) Has(p Point) bool {
	return p.X >= r.X && p.X < r.X+r.W && p.Y >= r.Y && p.Y < r.Y+r.H
}

// Inset returns r with every edge moved inwards by d (outwards if negative).
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Pad returns r with the left and right edges moved inwards by x, the top and bottom edges by y.
func (r Rect) Pad(x, y float64) Rect { return Rect{r.X + x, r.Y + y, r.W - 2*x, r.H - 2*y} }

// Move returns r moved by dx to the right and dy down.
func (r Rect) Move(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Scale returns r enlarged by the factor k, with the same centre.
func (r Rect) Scale(k float64) Rect { return Around(r.Center(), r.W*k, r.H*k) }

// Lerp interpolates position and size linearly between r (t = 0) and s (t = 1).
func (r Rect) Lerp(s Rect, t float64) Rect {
	return Rect{r.X + (s.X-r.X)*t, r.Y + (s.Y-r.Y)*t, r.W + (s.W-r.W)*t, r.H + (s.H-r.H)*t}
}

// Meets reports whether r and s overlap. Rectangles that share only an edge do not.
func (r Rect) Meets(s Rect) bool {
	return r.X < s.Right() && s.X < r.Right() && r.Y < s.Bottom() && s.Y < r.Bottom()
}

// Union returns the smallest rectangle that contains r and s.
func (r Rect) Union(s Rect) Rect {
	x, y := min(r.X, s.X), min(r.Y, s.Y)
	return Rect{x, y, max(r.Right(), s.Right()) - x, max(r.Bottom(), s.Bottom()) - y}
}

// Hull returns the smallest rectangle that contains all the given rectangles; empty ones are
// ignored.
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

// Within reports whether r is inside s, with a tolerance of 1e-6 for rounding.
func (r Rect) Within(s Rect) bool {
	const slack = 1e-6
	return r.X >= s.X-slack && r.Y >= s.Y-slack && r.Right() <= s.Right()+slack && r.Bottom() <= s.Bottom()+slack
}

// CutTop splits r into a strip of height h at the top and the rest below it.
func (r Rect) CutTop(h float64) (strip, rest Rect) {
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h, r.W, r.H - h}
}

// CutBottom splits r into a strip of height h at the bottom and the rest above it.
func (r Rect) CutBottom(h float64) (strip, rest Rect) {
	return Rect{r.X, r.Bottom() - h, r.W, h}, Rect{r.X, r.Y, r.W, r.H - h}
}

// CutLeft splits r into a strip of width w at the left and the rest to its right.
func (r Rect) CutLeft(w float64) (strip, rest Rect) {
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w, r.Y, r.W - w, r.H}
}

// CutRight splits r into a strip of width w at the right and the rest to its left.
func (r Rect) CutRight(w float64) (strip, rest Rect) {
	return Rect{r.Right() - w, r.Y, w, r.H}, Rect{r.X, r.Y, r.W - w, r.H}
}

// Row divides r into n cells of equal width that form a row, with a gap between them. It returns
// cell i, counted from 0 at the left.
func (r Rect) Row(i, n int, gap float64) Rect {
	w := (r.W - gap*float64(n-1)) / float64(n)
	return Rect{r.X + float64(i)*(w+gap), r.Y, w, r.H}
}

// Column divides r into n cells of equal height that form a column, with a gap between them. It
// returns cell i, counted from 0 at the top.
func (r Rect) Column(i, n int, gap float64) Rect {
	h := (r.H - gap*float64(n-1)) / float64(n)
	return Rect{r.X, r.Y + float64(i)*(h+gap), r.W, h}
}

// Fit returns the largest rectangle with the aspect ratio w:h inside r, centred.
func (r Rect) Fit(w, h float64) Rect {
	k := min(r.W/w, r.H/h)
	return Around(r.Center(), w*k, h*k)
}
