package ui

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
