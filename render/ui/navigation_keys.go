package ui

import "github.com/hajimehoshi/ebiten/v2"

// moveSlider moves the focused slider if d is left or right. It reports whether it did.
func (r *Root) moveSlider(d Dir) bool {
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

// pageNotches is how far Page Up and Page Down scroll a list, in notches of the mouse wheel.
const pageNotches = 5

// jumpFocus handles Home and End, which move the focus to the first and last node. It also handles
// Page Up and Page Down, which scroll the list that contains the focus. It reports whether it did
// anything.
func (r *Root) jumpFocus(in *Input) bool {
	switch {
	case in.Key(ebiten.KeyHome), in.Key(ebiten.KeyEnd):
		stops := r.focusStops(true)
		if len(stops) == 0 {
			return false
		}
		r.focus, r.focused = stops[0].ID, true
		if in.Key(ebiten.KeyEnd) {
			r.focus = stops[len(stops)-1].ID
		}
	case in.Key(ebiten.KeyPageUp):
		return r.scrollPage(pageNotches)
	case in.Key(ebiten.KeyPageDown):
		return r.scrollPage(-pageNotches)
	default:
		return false
	}
	r.tooltip = tooltipState{id: r.focus, since: r.clock}
	r.frameRequested = true
	return true
}

// scrollPage scrolls the list that contains the focus, or else the first list on the screen, by a
// number of wheel notches. It reports whether there is a list.
func (r *Root) scrollPage(notches int) bool {
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
