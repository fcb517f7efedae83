package ui

// push tells a node how far a stick or the arrows with Shift push it, and when they let go: the one round the focus, or
// under the pointer, or else the only one there is.
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
		r.pushing, r.stale = n.ID, true
		n.Push(in.PushX, in.PushY, dt)
	}
}

// unpush lets go of what a stick has pushed.
func (r *Root) unpush() {
	if n := r.find(r.pushing); n != nil {
		n.Push(0, 0, 0)
		r.stale = true
	}
	r.pushing = ""
}

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

// tick lets time pass for the nodes that move by themselves.
func (r *Root) tick(dt float64) {
	for i := range r.Nodes {
		if n := &r.Nodes[i]; n.Tick != nil && n.Tick(dt, r.Reduced) {
			r.stale = true
		}
	}
}
