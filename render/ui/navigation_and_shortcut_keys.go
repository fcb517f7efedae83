package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

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

// keys moves the focus and handles shortcuts. It reports whether a key was used.
func (r *Root) keys(in *Input) bool {
	if in.Dir != Stay {
		if r.moveSlider(in.Dir) {
			return true
		}
		if !r.focused && r.find(r.focus) != nil {
			r.focused = true // the first key press only shows the focus
		} else {
			r.focus, r.focused = r.nextFocus(in.Dir), true
		}
		r.tooltip = tooltipState{id: r.focus, since: r.clock}
		r.frameRequested = true
		return true
	}
	if in.Accept {
		n := r.find(r.focus)
		if !r.focused {
			if n != nil && n.Role == "textbox" && !n.Submits {
				r.ResetFocus() // Enter ends the typing only
				r.frameRequested = true
				return true
			}
			if main := r.primaryButton(); main != nil {
				n = main
			} else if n != nil { // the player must have seen the focus before Enter presses a node
				r.focused, r.frameRequested = true, true
				return true
			}
		}
		if n != nil {
			if in.Early || r.isAccidentalAccept(n) {
				r.answerEarly(n, r.isDoubleKey(r.guard.lastKeyPressAt))
			} else {
				r.guard.lastKeyPressAt, r.guard.lastKeyPressID, r.guard.ignored = r.clock, n.ID, false
				r.press(n)
			}
			return true
		}
	}
	typing := r.Typing()
	for _, k := range in.Keys {
		if typing && writes(k) {
			continue
		}
		for i := range r.Nodes {
			if n := &r.Nodes[i]; has(n.Keys, k) {
				if in.EarlyKeys || r.isAccidentalRepeat(k, n) {
					r.answerEarly(n, r.isDoubleKey(r.guard.lastShortcutAt))
				} else {
					r.guard.ignored = false
					r.press(n)
				}
				return true
			}
		}
	}
	return r.jumpFocus(in)
}

// writes reports whether a key types or erases a letter while a text field has the focus.
func writes(k ebiten.Key) bool { return slices.Contains(layoutKeys, k) || k == ebiten.KeyBackspace }

// has reports whether keys contains k.
func has(keys []ebiten.Key, k ebiten.Key) bool {
	for _, x := range keys {
		if x == k {
			return true
		}
	}
	return false
}
