package ui

import "gulch/render/geom"

// Costs of placing a tooltip, per square design unit that it covers: coverOwn for its own node,
// coverClear for the areas in KeepClear, coverTarget for legal targets.
const (
	coverOwn    = 100
	coverClear  = 10
	coverTarget = 4
)

// place returns the rectangle of a tooltip, w by h units in size, next to the rectangle avoid and
// inside the window. The tooltip covers as little as possible of avoid, of the areas to keep clear,
// and of nodes that are legal targets.
func (r *Root) place(avoid geom.Rect, w, h float64) geom.Rect {
	full := r.overFull().Inset(6)
	best, least := geom.Rect{}, -1.0
	for _, s := range tooltipPlaces(avoid, w, h) {
		s = inside(s, full)
		cost := r.coverCost(s, avoid)
		if least < 0 || cost < least {
			best, least = s, cost
		}
		if cost == 0 {
			break
		}
	}
	return best
}

// tooltipPlaces returns candidate rectangles for a box of w by h around a rectangle a: above,
// below, right and left of a, with different alignments. Those close to a come first, then those at
// larger distances.
func tooltipPlaces(a geom.Rect, w, h float64) (out []geom.Rect) {
	c := a.Center()
	for _, gap := range []float64{tipGap, 7 * tipGap, 16 * tipGap} {
		for _, x := range []float64{c.X - w/2, a.X, a.Right() - w, a.X - w, a.Right()} {
			out = append(out, geom.R(x, a.Y-gap-h, w, h), geom.R(x, a.Bottom()+gap, w, h))
		}
		for _, y := range []float64{c.Y - h/2, a.Y, a.Bottom() - h, a.Y - h, a.Bottom()} {
			out = append(out, geom.R(a.Right()+gap, y, w, h), geom.R(a.X-gap-w, y, w, h))
		}
	}
	return out
}

// coverCost returns the cost of a tooltip at box; own is the rectangle of its node.
func (r *Root) coverCost(box, own geom.Rect) float64 {
	cost := coverOwn * overlap(box, own)
	for _, c := range r.KeepClear {
		cost += coverClear * overlap(box, r.over(c))
	}
	for i := range r.Nodes {
		n := &r.Nodes[i]
		if n.BlocksInput {
			cost += coverClear * overlap(box, r.over(n.Rect))
		}
		if n.Role == "move" && n.Enabled() {
			cost += coverTarget * overlap(box, r.over(n.Rect))
		}
	}
	return cost
}

// overlap returns the area that two rectangles share.
func overlap(a, b geom.Rect) float64 {
	w := min(a.Right(), b.Right()) - max(a.X, b.X)
	h := min(a.Bottom(), b.Bottom()) - max(a.Y, b.Y)
	return max(w, 0) * max(h, 0)
}
