package ui

import "gulch/render/geom"

// grip is a press under way.
type grip struct {
	id       string // the node to press
	dragNode string // the node to drag
	at, last geom.Point
	since    float64
	held     bool
	dragging bool
	beside   bool // a finger pressed beside the node
	lookLong bool // the press has become a long look: letting go presses nothing
	caught   bool // it has stopped what moved, and presses nothing
}

// stir is how far the pointer has to go in a tick to count as moved by a hand, in design units.
const stir = 0.4

// point finds what lies under the pointer.
func (r *Root) point(in *Input, at geom.Point) {
	before := r.hover
	r.hover = -1
	r.aiming = in.Touch || in.Inside && at.Dist(r.pointer) > stir
	if in.Inside && (!in.Touch || in.Down) {
		for i := len(r.Nodes) - 1; i >= 0; i-- {
			if r.Nodes[i].hit().Has(at) {
				r.hover = i
				break
			}
		}
	}
	if r.hover != before {
		r.stale = true
		r.stirred = r.clock
	}
	if in.Pressed || in.Wheel != 0 || in.Inside && at.Dist(r.pointer) > 2 {
		r.focused = false
	}
	if in.Inside {
		r.pointer = at
	}
}

// presses follows the pointer through press, drag and release.
func (r *Root) presses(in *Input, at geom.Point) (used bool) {
	if in.Wheel != 0 {
		if n := r.under(at, (*Node).wheels); n != nil {
			r.roll(n, in.Wheel)
			return true
		}
	}
	if in.Pinch != 0 {
		r.grip = grip{}
		r.pinch(in)
		return true
	}
	if n := r.find(r.pinched); n != nil {
		n.Pinch(at, 0)
	}
	r.pinched = ""
	if in.Pressed {
		r.finger = in.Touch
		if r.unpin(at) {
			return true
		}
		late := r.begin(at)
		return late || r.grip.id != "" || r.grip.caught // what could only be dragged leaves the press to others
	}
	if !r.grip.held {
		return false
	}
	if in.Down {
		r.drag(in, at)
	}
	if in.Release || !in.Down {
		return r.letGo(in, at)
	}
	return true
}

// pinch tells the node between two fingers how far they have drawn apart.
func (r *Root) pinch(in *Input) {
	mid := r.Layout.View.ToUnit(in.PinchX, in.PinchY)
	n := r.find(r.pinched)
	if n == nil {
		n = r.under(mid, func(n *Node) bool { return n.Pinch != nil })
	}
	if n != nil {
		r.pinched, r.stale = n.ID, true
		n.Pinch(mid, in.Pinch)
	}
}

// under returns the topmost node at a point that passes a test.
func (r *Root) under(at geom.Point, ok func(*Node) bool) *Node {
	for i := len(r.Nodes) - 1; i >= 0; i-- {
		if n := &r.Nodes[i]; n.hit().Has(at) && ok(n) {
			return n
		}
	}
	return nil
}

// meant is what a press at a point is for, nil for nothing: what lies there, or for a finger what lies so near that it was meant. What
// only explains itself there gives way to that.
func (r *Root) meant(at geom.Point) (n *Node, beside bool) {
	n = r.under(at, func(n *Node) bool { return n.Press != nil || n.Why != "" || r.leads(n) || n.Solid })
	if !r.finger || n != nil && (n.Press != nil || n.Why != "" || n.Solid) {
		return n, false
	}
	if near := r.near(at); near != nil {
		return near, true
	}
	return n, false
}

// Meant returns the ID of what a press by a finger at a point is for, "" for nothing.
func (r *Root) Meant(at geom.Point) string {
	was := r.finger
	r.finger = true
	n, _ := r.meant(at)
	if r.finger = was; n == nil {
		return ""
	}
	return n.ID
}

// begin takes a press. It reports whether it came too late for what it was meant for.
func (r *Root) begin(at geom.Point) (late bool) {
	r.grip = grip{at: at, last: at, since: r.clock, held: true}
	if n := r.under(at, func(n *Node) bool { return n.Catch != nil }); n != nil && n.Catch() {
		r.grip.dragNode, r.grip.caught = n.ID, true
		r.stale = true
		return false
	}
	if n, beside := r.meant(at); n != nil && !beside {
		if r.tooLate(n, at) {
			r.grip = grip{}
			return true
		}
		r.hasty.struck, r.hasty.struckAt, r.hasty.struckID = at, r.clock, n.ID
		r.grip.id = n.ID
		if !n.Quiet {
			r.focus = n.ID
		}
	} else if n != nil {
		r.grip.id, r.grip.beside = n.ID, true
	}
	if n := r.under(at, func(n *Node) bool { return n.Drag != nil }); n != nil {
		r.grip.dragNode = n.ID
		if r.grip.id == n.ID && n.Role == "slider" { // it follows the pointer from the first moment on
			r.grip.dragging = true
			n.Drag(at, Drag{Start: true})
		}
	}
	r.stale = true
	return false
}

func (r *Root) drag(in *Input, at geom.Point) {
	g := &r.grip
	if in.Touch && !g.dragging && !g.lookLong && r.clock-g.since > tipAfter && r.tipNode() != nil {
		g.lookLong = true
		if n := r.Hovered(); n == nil || !r.tip.big || r.leads(n) { // else it is enlarged already
			r.peek()
		}
	}
	if !g.dragging && g.dragNode != "" && at.Dist(g.at) > slip {
		g.dragging, g.id = true, ""
		if n := r.find(g.dragNode); n != nil {
			n.Drag(g.at, Drag{Start: true})
		}
	}
	if g.dragging && at != g.last {
		if n := r.find(g.dragNode); n != nil {
			n.Drag(at, Drag{Dx: at.X - g.last.X, Dy: at.Y - g.last.Y})
			r.stale = true
		}
	}
	g.last = at
}

func (r *Root) letGo(in *Input, at geom.Point) bool {
	g := r.grip
	r.grip = grip{}
	r.stale = true
	if g.dragging {
		if n := r.find(g.dragNode); n != nil {
			n.Drag(at, Drag{End: true})
		}
		return true
	}
	if g.caught || r.again(in, at, g) {
		return true
	}
	n := r.find(g.id)
	if n == nil || !in.Release {
		return g.id != ""
	}
	if !g.lookLong && (n.hit().Has(at) || g.beside && at.Dist(g.at) <= slip) {
		if r.looks(n) {
			return true
		}
		if r.looked == n.ID {
			r.looked = ""
		}
		r.press(n)
	}
	return true
}

// again answers the second of two clicks, where nothing can be pressed that lies over what wants it.
func (r *Root) again(in *Input, at geom.Point, g grip) bool {
	if !in.Release || at.Dist(g.at) > slip {
		return false
	}
	n := r.under(at, func(n *Node) bool { return n.Double != nil || n.Press != nil || n.Why != "" })
	if n == nil || n.Double == nil {
		return false
	}
	twice := r.clock-r.clicked < doubleTime
	r.clicked = r.clock
	if twice {
		r.clicked = 0
		n.Double()
	}
	return twice
}

// Finger reports whether the last press was that of a finger, which shows nothing before it presses.
func (r *Root) Finger() bool { return r.finger }

// Slides reports whether a slider lies at a point: a finger on it moves that, whatever else it could move.
func (r *Root) Slides(at geom.Point) bool {
	n := r.under(at, func(n *Node) bool { return n.Press != nil || n.Drag != nil })
	return n != nil && n.Role == "slider"
}
