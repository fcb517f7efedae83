package ui

import (
	"math"

	"gulch/render/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

// thumb is how large a thing is at least for a finger, in design units: a touch beside a smaller one still means it.
const thumb = 44

// near returns the node that a finger beside all nodes meant: the nearest of those that would be hit if they were as
// large as a thumb, nil for none.
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

// slide lets the arrows change the slider in focus. It reports whether they did.
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

// pageNotches are how far a page of a list is, in notches of a wheel.
const pageNotches = 5

// travel follows the keys that lead far: Home and End to the first and the last stop, the keys of pages through the
// list that holds the focus. It reports whether there was one.
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

// page turns the list round the focus, or else the only one there is.
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
