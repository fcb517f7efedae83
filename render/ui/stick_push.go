package ui

// push passes the input of the right stick, or of the arrow keys with Shift, to the function Push
// of one node: the hovered or focused node, or else the first node that has Push. At the end it
// calls Push once more, with zeros. dt is the length of the tick in milliseconds.
func (r *Root) push(in *Input, dt float64) {
	if in.PushX == 0 && in.PushY == 0 {
		r.unpush()
		return
	}
	n := r.find(r.pushing)
	if n == nil {
		n = r.pushable()
	}
	if n != nil {
		r.pushing, r.frameRequested = n.ID, true
		n.Push(in.PushX, in.PushY, dt)
	}
}

// unpush ends a push by the stick or by arrow keys with Shift: it calls Push of the pushed node
// with zeros.
func (r *Root) unpush() {
	if n := r.find(r.pushing); n != nil {
		n.Push(0, 0, 0)
		r.frameRequested = true
	}
	r.pushing = ""
}

// pushable returns the node whose Push is called during a push by the stick or by arrow keys with
// Shift: the hovered or focused node, or else the first node with Push, or nil.
func (r *Root) pushable() *Node {
	at := r.pointer
	if n := r.find(r.focus); n != nil && r.focused {
		at = n.Rect.Center()
	}
	if n := r.under(at, func(n *Node) bool { return n.Push != nil }); n != nil {
		return n
	}
	for i := range r.Nodes {
		if n := &r.Nodes[i]; n.Push != nil {
			return n
		}
	}
	return nil
}
