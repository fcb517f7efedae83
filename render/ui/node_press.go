package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Previewed returns the ID of the node that a first tap has previewed, "" for none. See
// [Root.PreviewsFirst].
func (r *Root) Previewed() string { return r.previewed }

// SetPreviewed shows the preview of the node with the given ID, as a first tap on it does; "" ends
// the preview.
func (r *Root) SetPreviewed(id string) {
	if r.previewed == id {
		return
	}
	r.previewed, r.frameRequested = id, true
	if r.PreviewChanged != nil {
		r.PreviewChanged()
	}
}

// previewsOnly reports whether this press of n is the first tap of a finger on a node that must be
// previewed before it is pressed. If so, it shows the preview, and the caller must not press the
// node.
func (r *Root) previewsOnly(n *Node) bool {
	if r.PreviewsFirst == nil || !r.touchUsed || r.previewed == n.ID || !r.PreviewsFirst(n) {
		return false
	}
	r.SetPreviewed(n.ID)
	r.tooltip = tooltipState{closed: r.clock}
	return true
}

// press performs a node's action, or shows the reason why the node is disabled.
func (r *Root) press(n *Node) {
	if f := r.feel[n.ID]; f != nil {
		f.press = 1
	}
	if n.DisabledReason != "" {
		r.Refuse(n.ID, n.DisabledReason)
		return
	}
	if n.Press == nil && r.linksToRule(n) {
		r.pin(n)
		return
	}
	if n.Press != nil {
		r.tooltip = tooltipState{closed: r.clock}
		if r.Pressed != nil {
			r.Pressed()
		}
		n.Press()
	}
}

// Press presses the node with an ID, like a click of the player. It reports whether there is such a
// node.
func (r *Root) Press(id string) bool {
	n := r.find(id)
	if n != nil {
		r.press(n)
	}
	return n != nil
}

// SetSlider sets the slider with an ID to a value from 0 to 1. It reports whether there is such a
// slider and it is enabled.
func (r *Root) SetSlider(id string, value float64) bool {
	n := r.find(id)
	if n == nil || n.Slide == nil || !n.Enabled() {
		return false
	}
	n.Slide(value)
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
			if main := r.primaryButton(); main != nil {
				n = main
			} else if n != nil { // the player must have seen the focus before Enter presses a node
				r.focused, r.frameRequested = true, true
				return true
			}
		}
		if n != nil {
			if !r.isAccidentalAccept(n) {
				r.guard.lastKeyPressAt, r.guard.lastKeyPressID = r.clock, n.ID
				r.press(n)
			} else {
				r.answerEarly(n, r.guard.lastKeyPressAt)
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
				if !r.isAccidentalRepeat(k, n) {
					r.press(n)
				} else {
					r.answerEarly(n, r.guard.lastShortcutAt)
				}
				return true
			}
		}
	}
	return r.jumpFocus(in)
}

// writes reports whether a key types or erases a letter while a text field has the focus.
func writes(k ebiten.Key) bool { return slices.Contains(layoutKeys, k) || k == ebiten.KeyBackspace }

// primaryButton returns the primary button that Enter presses without visible focus. It is nil if
// there is none, or if the button makes a move or has irreversible effects.
func (r *Root) primaryButton() *Node {
	for i := range r.Nodes {
		if n := &r.Nodes[i]; n.Primary && n.Role != "move" && n.Enabled() && !r.isIrreversible(n) {
			return n
		}
	}
	return nil
}

// has reports whether keys contains k.
func has(keys []ebiten.Key, k ebiten.Key) bool {
	for _, x := range keys {
		if x == k {
			return true
		}
	}
	return false
}
