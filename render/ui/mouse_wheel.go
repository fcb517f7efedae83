package ui

import "math"

// A wheel reports notches: 1 for a click of a mouse wheel away from the user, fractions for
// trackpads and high-resolution wheels. [InputReader] converts to this unit on every platform;
// [wheel] accumulates whole steps and detects gestures.

// wheelPause is the minimum pause in milliseconds between two gestures. The inertia of a trackpad
// sends events in every frame without such a pause, so it belongs to the gesture.
const wheelPause = 120

// wheel accumulates turns of the mouse wheel over a node.
type wheel struct {
	node   string  // ID of the node over which the wheel was turned last
	rest   float64 // notches not yet delivered as a whole step
	last   float64 // time of the last turn, ms
	back   bool    // the last turn was towards the user
	inside bool    // a gesture (turns of the wheel without a pause) has begun
	turned bool    // the gesture has already turned a page
}

// turn adds a turn of the wheel by a number of notches over the node with the given ID; now is the
// time in milliseconds. steps is the number of whole notches that have become complete, negative
// towards the user. page is 1 or -1 if this turn makes the gesture turn a page, which happens at
// most once per gesture; otherwise it is 0.
func (w *wheel) turn(node string, notches, now float64) (steps, page int) {
	back := notches < 0
	if node != w.node || back != w.back {
		w.rest = 0
	}
	if !w.inside || back != w.back || now-w.last > wheelPause {
		w.inside, w.turned = true, false
	}
	w.node, w.back, w.last = node, back, now
	const rounding = 1e-6 // ten tenths must add up to a step despite rounding errors
	w.rest += notches
	steps = int(math.Trunc(w.rest + math.Copysign(rounding, w.rest)))
	w.rest -= float64(steps)
	if steps != 0 && !w.turned {
		w.turned = true
		page = 1
		if back {
			page = -1
		}
	}
	return steps, page
}

// wheels reports whether a node handles the mouse wheel.
func (n *Node) wheels() bool { return n.Wheel != nil || n.Scroll != nil || n.TurnPage != nil }

// rollTo turns the wheel over the node by several notches at once, for Page Up and Page Down. A
// node with TurnPage turns only one page.
func (n *Node) rollTo(notches int) {
	switch {
	case n.Wheel != nil:
		n.Wheel(notches)
	case n.Scroll != nil:
		n.Scroll(float64(notches))
	case n.TurnPage != nil:
		n.TurnPage(max(-1, min(notches, 1)))
	}
}

// roll passes a turn of the wheel by a number of notches to node n.
func (r *Root) roll(n *Node, notches float64) {
	steps, page := r.wheel.turn(n.ID, notches, r.clock)
	switch {
	case n.Scroll != nil:
		n.Scroll(notches)
	case n.TurnPage != nil && page != 0:
		n.TurnPage(page)
	case n.Wheel != nil && steps != 0:
		n.Wheel(steps)
	}
}

// How much the fields of a browser's wheel event change per notch of the wheel, in the various
// units that browsers use.
const (
	// value of wheelDeltaY for one notch of a mouse wheel, in every browser that has that field
	notchDelta  = 120
	notchLines  = 3
	notchPixels = 100
	// Pixels of a pinch on a trackpad that count as one notch. A pinch arrives as a wheel event in
	// which each pixel zooms by a factor of e^0.01. A notch zooms by 1+wheelStep, and
	// ln(1+wheelStep) is 0.1655.
	pinchPixels = 100 * 0.1655
)

// The values of WheelEvent.deltaMode.
const (
	deltaPixels = iota
	deltaLines
	deltaPages
)

// wheelEvent holds the fields of a browser's WheelEvent that determine how far the wheel was
// turned.
type wheelEvent struct {
	deltaY float64 // distance by which the content should scroll, positive towards the user
	mode   int
	legacy float64 // absolute value of wheelDeltaY: 120 for a notch, 0 if unknown; its sign is unreliable
	pinch  bool    // the event is a pinch on a trackpad
}

// notches returns the notches by which the event turns the wheel, positive away from the user.
func (e wheelEvent) notches() float64 {
	switch {
	case e.mode == deltaLines:
		return -e.deltaY / notchLines
	case e.mode == deltaPages: // the system scrolls by a page per notch
		return -e.deltaY
	case e.pinch:
		return -e.deltaY / pinchPixels
	case e.deltaY != 0 && e.legacy != 0 && math.Mod(e.legacy, notchDelta) == 0: // whole notches
		return -math.Copysign(e.legacy/notchDelta, e.deltaY)
	}
	return -e.deltaY / notchPixels
}
