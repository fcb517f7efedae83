package ui

import (
	"math"

	"gulch/render/motion"
)

// nodeAnimation is the animation state of a node; hover, press and focus are from 0 to 1.
type nodeAnimation struct {
	hover, press, focus float64
	shakeFrom           float64
	createdAt           float64 // time (value of Root.clock) when the node appeared
	seen                int
	pulsed              bool // whether Node.Pulse was set in the last call of Set
}

// animate changes hover, press and focus of every node gradually towards their current targets, 0
// or 1; dt is the elapsed time in milliseconds.
func (r *Root) animate(dt float64) {
	r.moving = false
	shown := r.Hovered()
	for i := range r.Nodes {
		n := &r.Nodes[i]
		f := r.feel[n.ID]
		hover, focus, press := 0.0, 0.0, 0.0
		if shown == n {
			hover = 1
		}
		if r.focused && r.focus == n.ID {
			focus = 1
		}
		if r.pressed.held && r.pressed.id == n.ID {
			press = 1
		}
		before := *f
		ms := float64(hoverIn)
		if hover < f.hover {
			ms = hoverOut
		}
		f.hover = motion.Approach(f.hover, hover, dt, ms)
		f.focus = motion.Approach(f.focus, focus, dt, hoverOut)
		f.press = motion.Approach(f.press, press, dt, pressTime)
		if *f != before || r.clock-f.shakeFrom < shakeTime+dt {
			r.moving = true
		}
		if n.Pulse && r.breathing() {
			r.moving = true
		}
	}
	if r.moving {
		r.frameRequested = true // several ticks may pass before the next frame
	}
}

// breathing reports whether the outlines of legal targets are still pulsing, which ends some
// seconds after the last input.
func (r *Root) breathing() bool { return !r.Reduced && r.clock-r.lastInputAt < breath*breaths }

// TakeFrameRequest reports whether the next frame would differ from the last one. The call clears
// the request for a frame, so it must be called once per frame.
func (r *Root) TakeFrameRequest() bool {
	m := r.moving || r.frameRequested
	r.frameRequested = false
	return m
}

// CancelInput cancels hover, presses, drags, pinches and the tooltip. It must be called when
// another screen covers this one.
func (r *Root) CancelInput() {
	if n := r.find(r.pressed.dragNode); n != nil && r.pressed.dragging {
		n.Drag(r.pressed.last, Drag{End: true})
	}
	if n := r.find(r.pinched); n != nil {
		n.Pinch(r.pointer, 0)
	}
	r.pinched = ""
	r.unpush()
	r.recordLostHover(nil)
	r.hover, r.pressed, r.tooltip = -1, pressState{}, tooltipState{closed: math.Inf(-1)}
	for _, f := range r.feel {
		f.hover, f.press = 0, 0
	}
	r.frameRequested = true
}

// RequestFrame makes the next [Root.TakeFrameRequest] return true, so that one more frame is drawn.
func (r *Root) RequestFrame() { r.frameRequested = true }

// NodeState returns the current interaction state of a node.
func (r *Root) NodeState(n *Node) NodeState {
	f := r.feel[n.ID]
	if f == nil {
		return NodeState{}
	}
	out := NodeState{Hover: motion.OutCubic(f.hover), Press: f.press, Focus: f.focus, Pulse: 0.75}
	if n.Pulse && r.breathing() {
		out.Pulse = 0.725 + 0.175*math.Cos((r.clock-r.lastInputAt)/breath*2*math.Pi)
	}
	if t := (r.clock - f.shakeFrom) / shakeTime; t >= 0 && t < 1 && !r.Reduced {
		out.Shake = 4 * math.Sin(t*4*math.Pi) * (1 - t)
	}
	return out
}

// tick advances the animations of all nodes by dt milliseconds.
func (r *Root) tick(dt float64) {
	for i := range r.Nodes {
		if n := &r.Nodes[i]; n.Tick != nil && n.Tick(dt, r.Reduced) {
			r.frameRequested = true
		}
	}
}
