package ui

import "gulch/render/geom"

// Transient things, such as notices and speech bubbles, lie over a screen for a moment. PlaceClear
// chooses where: beside what they are about and what is being read.

// Cover is something that a transient thing should leave visible. Cost is the cost of each square
// design unit of it that is covered.
type Cover struct {
	Rect geom.Rect
	Cost float64
}

// Costs of covering things, see [Cover]: what the transient thing is about, what has to be read for
// the current decision, and anything else that can be pressed.
const (
	CostSubject = 100
	CostRead    = 10
	CostTarget  = 2
)

// PlaceClear returns the place that covers the least of what should stay visible. Each place is
// first moved into the rectangle full. Among equally good places the first one wins.
func PlaceClear(full geom.Rect, places []geom.Rect, covers []Cover) (best geom.Rect) {
	least := -1.0
	for _, s := range places {
		s = inside(s, full)
		cost := 0.0
		for _, c := range covers {
			cost += c.Cost * overlap(s, c.Rect)
		}
		if least < 0 || cost < least {
			best, least = s, cost
		}
		if cost == 0 {
			break
		}
	}
	return best
}

// Covers returns what a transient thing over the screen should leave visible, in the coordinates in
// which tooltips are drawn: the areas to keep clear, dialogs, and what can be pressed. Areas larger
// than a quarter of the screen, such as a map, are left out, because no place is beside them.
func (r *Root) Covers() []Cover {
	var all []Cover
	for _, c := range r.KeepClear {
		all = append(all, Cover{r.over(c), CostRead})
	}
	most := r.Layout.Full.W * r.Layout.Full.H / 4
	for i := range r.Nodes {
		n := &r.Nodes[i]
		switch {
		case n.Rect.Empty() || n.Rect.W*n.Rect.H > most:
		case n.BlocksInput:
			all = append(all, Cover{r.over(n.Rect), CostRead})
		case n.Press != nil:
			all = append(all, Cover{r.over(n.Rect), CostTarget})
		}
	}
	return all
}
