package ui

import "gulch/render/geom"

// pressState is the state of a press between the moment when the button or finger goes down and its
// release.
type pressState struct {
	id            string // ID of the pressed node, "" for none
	dragNode      string // ID of the node that the press can drag, "" for none
	at, last      geom.Point
	since         float64
	held          bool
	dragging      bool
	nearby        bool // the finger touched beside the node, but close enough to count as a touch on it
	longPress     bool // the press became a long press, so its release presses nothing
	stoppedMotion bool // the press stopped a movement, so its release presses nothing
}

// moveThreshold is the minimum distance per tick, in design units, that counts as a movement of the
// pointer by the player.
const moveThreshold = 0.4

// point updates which node is hovered; at is the pointer position in design units.
func (r *Root) point(in *Input, at geom.Point) {
	before := r.hover
	r.hover = -1
	r.pointerActive = in.Touch || in.Inside && at.Dist(r.pointer) > moveThreshold
	if in.Inside && (!in.Touch || in.Down) {
		for i := len(r.Nodes) - 1; i >= 0; i-- {
			if r.Nodes[i].hit().Has(at) {
				r.hover = i
				break
			}
		}
	}
	if r.hover != before {
		r.frameRequested = true
		r.lastInputAt = r.clock
	}
	if in.Pressed || in.Wheel != 0 || in.Inside && at.Dist(r.pointer) > 2 {
		r.focused = false
	}
	if in.Inside {
		r.pointer = at
	}
}

// presses handles the wheel, pinches, presses, drags and releases in this tick; at is the pointer
// position in design units. It reports whether a node used the input.
func (r *Root) presses(in *Input, at geom.Point) (used bool) {
	if in.Wheel != 0 {
		if n := r.under(at, (*Node).wheels); n != nil {
			r.roll(n, in.Wheel)
			return true
		}
	}
	if in.Pinch != 0 {
		r.pressed = pressState{}
		r.pinch(in)
		return true
	}
	if n := r.find(r.pinched); n != nil {
		n.Pinch(at, 0)
	}
	r.pinched = ""
	if in.Pressed {
		r.touchUsed = in.Touch
		if r.unpin(at) {
			return true
		}
		late := r.beginPress(at, in.Early)
		r.guard.lastDown, r.guard.lastDownAt = at, r.clock
		// a press on a node that can only be dragged counts as unused
		return late || r.pressed.id != "" || r.pressed.stoppedMotion
	}
	if !r.pressed.held {
		return false
	}
	if in.Down {
		r.drag(in, at)
	}
	if in.Release || !in.Down {
		return r.release(in, at)
	}
	return true
}

// pinch calls Pinch of the node between two fingers.
func (r *Root) pinch(in *Input) {
	mid := r.Layout.View.ToUnit(in.PinchX, in.PinchY)
	n := r.find(r.pinched)
	if n == nil {
		n = r.under(mid, func(n *Node) bool { return n.Pinch != nil })
	}
	if n != nil {
		r.pinched, r.frameRequested = n.ID, true
		n.Pinch(mid, in.Pinch)
	}
}

// under returns the topmost node that can be pressed at the given point and for which the function
// ok returns true. It returns nil if there is none.
func (r *Root) under(at geom.Point, ok func(*Node) bool) *Node {
	for i := len(r.Nodes) - 1; i >= 0; i-- {
		if n := &r.Nodes[i]; n.hit().Has(at) && ok(n) {
			return n
		}
	}
	return nil
}

// pressTarget returns the node that is pressed by a press at the given point, or nil. Usually that
// is the node at the point. For a finger it may be a node close to the point (beside is then true);
// a close node that can be pressed has priority over a node at the point that only has a tooltip.
func (r *Root) pressTarget(at geom.Point) (n *Node, beside bool) {
	n = r.under(at, func(n *Node) bool {
		return n.Press != nil || n.DisabledReason != "" || r.linksToRule(n) || n.BlocksInput
	})
	if !r.touchUsed || n != nil && (n.Press != nil || n.DisabledReason != "" || n.BlocksInput) {
		return n, false
	}
	if near := r.nearbyNode(at); near != nil {
		return near, true
	}
	return n, false
}

// TouchTarget returns the ID of the node that would be pressed if a finger touched the given point,
// "" for none.
func (r *Root) TouchTarget(at geom.Point) string {
	was := r.touchUsed
	r.touchUsed = true
	n, _ := r.pressTarget(at)
	if r.touchUsed = was; n == nil {
		return ""
	}
	return n.ID
}

// beginPress starts a press; at is its point. It returns true if the press is ignored (late),
// because it was meant for a node that has just been replaced, or because it comes too early, see
// [Input.Early].
func (r *Root) beginPress(at geom.Point, early bool) (late bool) {
	if early {
		r.pressed = pressState{}
		if n, _ := r.pressTarget(at); n != nil && n.Press != nil {
			r.answerEarly(n, r.isDoubleClick(at))
		}
		return true
	}
	r.pressed = pressState{at: at, last: at, since: r.clock, held: true}
	if n := r.under(at, func(n *Node) bool { return n.StopMotion != nil }); n != nil && n.StopMotion() {
		r.pressed.dragNode, r.pressed.stoppedMotion = n.ID, true
		r.frameRequested = true
		return false
	}
	if n, beside := r.pressTarget(at); n != nil && !beside {
		if r.isMisclick(n, at) {
			r.pressed = pressState{}
			r.answerMisclick(n, r.isDoubleClick(at))
			return true
		}
		r.guard.ignored = false
		r.guard.lastPress, r.guard.lastPressAt, r.guard.lastPressID = at, r.clock, n.ID
		r.pressed.id = n.ID
		if !n.SkipFocus {
			r.focus = n.ID
		}
	} else if n != nil {
		r.pressed.id, r.pressed.nearby = n.ID, true
	}
	if n := r.under(at, func(n *Node) bool { return n.Drag != nil }); n != nil {
		r.pressed.dragNode = n.ID
		if r.pressed.id == n.ID && n.Role == "slider" { // a slider follows the pointer immediately
			r.pressed.dragging = true
			n.Drag(at, Drag{Start: true})
		}
	}
	r.frameRequested = true
	return false
}

// drag handles a tick in which the pointer is held down: long presses and drags.
func (r *Root) drag(in *Input, at geom.Point) {
	g := &r.pressed
	if in.Touch && !g.dragging && !g.longPress && r.clock-g.since > tooltipDelay && r.tipNode() != nil {
		g.longPress = true
		// if the node has a zoom preview that is open already, a long press need not open it
		if n := r.Hovered(); n == nil || !r.tooltip.zoomed || r.linksToRule(n) {
			r.toggleZoomPreview()
		}
	}
	if !g.dragging && g.dragNode != "" && at.Dist(g.at) > dragThreshold {
		g.dragging, g.id = true, ""
		if n := r.find(g.dragNode); n != nil {
			n.Drag(g.at, Drag{Start: true})
		}
	}
	if g.dragging && at != g.last {
		if n := r.find(g.dragNode); n != nil {
			n.Drag(at, Drag{Dx: at.X - g.last.X, Dy: at.Y - g.last.Y})
			r.frameRequested = true
		}
	}
	g.last = at
}

// release handles the end of a press. It reports whether a node used it.
func (r *Root) release(in *Input, at geom.Point) bool {
	g := r.pressed
	r.pressed = pressState{}
	r.frameRequested = true
	if g.dragging {
		if n := r.find(g.dragNode); n != nil {
			n.Drag(at, Drag{End: true})
		}
		return true
	}
	if g.stoppedMotion || r.again(in, at, g) {
		return true
	}
	n := r.find(g.id)
	if n == nil || !in.Release {
		r.answerReplaced(at, g, in.Release)
		return g.id != ""
	}
	if !g.longPress && (n.hit().Has(at) || g.nearby && at.Dist(g.at) <= dragThreshold) {
		if r.previewsOnly(n) {
			return true
		}
		if r.previewed == n.ID {
			r.previewed = ""
		}
		r.press(n)
	}
	return true
}

// answerReplaced answers a press whose node was replaced before the release, at the given point: a
// node that can be pressed now shows that the press came too early. g is the press.
func (r *Root) answerReplaced(at geom.Point, g pressState, released bool) {
	if g.id == "" || !released || g.longPress {
		return
	}
	if n, _ := r.pressTarget(at); n != nil && n.Press != nil {
		r.AnswerEarly(n.ID)
	}
}

// again handles the second click of a double click: it calls DoubleClick of the topmost node that
// has this function, unless a node above it can be pressed. g is the press that has just been
// released. It reports whether it called DoubleClick.
func (r *Root) again(in *Input, at geom.Point, g pressState) bool {
	if !in.Release || at.Dist(g.at) > dragThreshold {
		return false
	}
	n := r.under(at, func(n *Node) bool { return n.DoubleClick != nil || n.Press != nil || n.DisabledReason != "" })
	if n == nil || n.DoubleClick == nil {
		return false
	}
	twice := r.clock-r.lastClickAt < doubleTime
	r.lastClickAt = r.clock
	if twice {
		r.lastClickAt = 0
		n.DoubleClick()
	}
	return twice
}

// UsedTouch reports whether the last press was made by a finger. A finger, unlike a mouse, does not
// hover over a node before it presses the node.
func (r *Root) UsedTouch() bool { return r.touchUsed }

// SliderAt reports whether the topmost node at a point is a slider. A finger on it moves the slider
// and does not scroll.
func (r *Root) SliderAt(at geom.Point) bool {
	n := r.under(at, func(n *Node) bool { return n.Press != nil || n.Drag != nil })
	return n != nil && n.Role == "slider"
}
