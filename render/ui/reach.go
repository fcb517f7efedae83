package ui

import (
	"math"

	"gulch/render/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

// thumb is the minimum size of touch targets in design units. A touch next to a smaller node counts
// as a touch on it.
const thumb = 44

// near returns the node that a finger at a point next to all nodes meant: the nearest of the nodes
// that would contain the point if they were at least thumb in size. It returns nil if there is
// none.
func (r *Root) near(at geom.Point) *Node {
	var best *Node
	nearest := math.Inf(1)
	for i := range r.Nodes {
		n := &r.Nodes[i]
		h := n.hit()
		wide := geom.Around(h.Center(), max(h.W, thumb), max(h.H, thumb))
		if n.Press == nil || !wide.Has(at) {
			continue
		}
		if d := math.Hypot(gap(at.X, at.X, h.X, h.Right()), gap(at.Y, at.Y, h.Y, h.Bottom())); d < nearest {
			best, nearest = n, d
		}
	}
	return best
}

// slide changes the focused slider by the left and right arrow keys. It reports whether it did.
func (r *Root) slide(d Dir) bool {
	n := r.find(r.focus)
	if n == nil || !r.focused || n.Role != "slider" || n.Wheel == nil || d != West && d != East {
		return false
	}
	if d == East {
		n.Wheel(1)
	} else {
		n.Wheel(-1)
	}
	return true
}

// pageNotches is the length of a page of a list, in notches of the mouse wheel.
const pageNotches = 5

// travel handles Home and End, which move the focus to the first and last node, and Page Up and
// Page Down, which scroll the list around the focus. It reports whether it did anything.
func (r *Root) travel(in *Input) bool {
	switch {
	case in.Key(ebiten.KeyHome), in.Key(ebiten.KeyEnd):
		stops := r.stops(true)
		if len(stops) == 0 {
			return false
		}
		r.focus, r.focused = stops[0].ID, true
		if in.Key(ebiten.KeyEnd) {
			r.focus = stops[len(stops)-1].ID
		}
	case in.Key(ebiten.KeyPageUp):
		return r.page(pageNotches)
	case in.Key(ebiten.KeyPageDown):
		return r.page(-pageNotches)
	default:
		return false
	}
	r.tip = tip{id: r.focus, since: r.clock}
	r.stale = true
	return true
}

// page scrolls the list that contains the focus, or else the first list on the screen. It reports
// whether there is a list.
func (r *Root) page(notches int) bool {
	var list *Node
	focus := r.find(r.focus)
	for i := range r.Nodes {
		n := &r.Nodes[i]
		if n.wheels() && n.Role != "slider" && (list == nil || focus != nil && n.Rect.Has(focus.Rect.Center())) {
			list = n
		}
	}
	if list == nil {
		return false
	}
	list.rollTo(notches)
	return true
}
