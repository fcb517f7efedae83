package ui

import "math"

// A wheel reports notches: 1 for the click of a mouse wheel away from the hand, fractions for
// trackpads and for wheels of high resolution. [Reader] gives the same unit on every platform;
// [wheel] makes whole steps and gestures of it.

// wheelPause is after how many milliseconds without a turn the next turn begins a new gesture. The
// inertia of a trackpad reports in every frame, so its last events still belong to the gesture.
const wheelPause = 120

// wheel adds up the turns of the wheel over a node.
type wheel struct {
	node   string  // the node that was turned last
	rest   float64 // notches that have not made a whole step yet
	last   float64 // when the wheel was turned last, ms
	back   bool    // it was turned towards the hand
	inside bool    // a gesture has begun
	turned bool    // and has turned its page
}

// turn adds a turn over a node at a time in milliseconds. It returns the whole steps that are
// complete now, and in page the direction in which this gesture turns a page: 1 or -1 once in a
// gesture, otherwise 0.
func (w *wheel) turn(node string, notches, now float64) (steps, page int) {
	back := notches < 0
	if node != w.node || back != w.back {
		w.rest = 0
	}
	if !w.inside || back != w.back || now-w.last > wheelPause {
		w.inside, w.turned = true, false
	}
	w.node, w.back, w.last = node, back, now
	const rounding = 1e-6 // ten tenths are a step
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

// wheels reports whether a node answers the wheel.
func (n *Node) wheels() bool { return n.Wheel != nil || n.Scroll != nil || n.TurnPage != nil }

// rollTo turns a node by notches at once, as a key of a page does. A page is turned by one.
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

// roll passes a turn of the wheel to a node.
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

// What a browser calls a notch.
const (
	notchDelta  = 120 // wheelDeltaY, for a mouse wheel in every browser that has it
	notchLines  = 3
	notchPixels = 100
	// A pinch on a trackpad arrives as a wheel event of which each pixel zooms by a factor of
	// e^0.01. A notch zooms by 1+wheelStep, and ln(1+wheelStep) is 0.1655.
	pinchPixels = 100 * 0.1655
)

// The unit of a wheel event's delta: WheelEvent.deltaMode.
const (
	deltaPixels = iota
	deltaLines
	deltaPages
)

// wheelEvent is the part of a browser's WheelEvent that tells how far the wheel was turned.
type wheelEvent struct {
	deltaY float64 // positive towards the hand
	mode   int
	legacy float64 // wheelDeltaY: 120 for a notch, 0 for unknown; scripts give it either sign
	pinch  bool    // two fingers on a trackpad, drawn apart or together
}

// notches returns by how many notches the event turns the wheel, positive away from the hand.
func (e wheelEvent) notches() float64 {
	switch {
	case e.mode == deltaLines:
		return -e.deltaY / notchLines
	case e.mode == deltaPages: // the system scrolls a screen for each notch
		return -e.deltaY
	case e.pinch:
		return -e.deltaY / pinchPixels
	case e.deltaY != 0 && e.legacy != 0 && math.Mod(e.legacy, notchDelta) == 0: // whole notches
		return -math.Copysign(e.legacy/notchDelta, e.deltaY)
	}
	return -e.deltaY / notchPixels
}
