package ui

import (
	"gulch/render/geom"
	"gulch/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// Node is one thing on a screen that can be pressed or that explains itself. The list of a screen's nodes is the
// single source for every kind of input, for tests and for readers.
type Node struct {
	ID    string    // stable while it means the same: "pass", "take cj07"
	Label string    // what a person would call it; read out, and the head of its tooltip
	Tip   string    // the longer explanation; wraps
	Role  string    // "button" where empty; "move" for a legal move, "text" for what only explains itself
	Rect  geom.Rect // where it is
	Hit   geom.Rect // where it can be pressed, if that is more than Rect
	// Press does what the node is for. Without it the node only explains itself.
	Press func()
	// Why says why the node cannot be pressed now. It is shown when somebody tries.
	Why string
	// Keys are its shortcuts.
	Keys []ebiten.Key
	// Quiet nodes are left out when the focus goes round by keys.
	Quiet bool
	// Solid nodes keep presses and tooltips from what lies below them, though pressing them does nothing.
	Solid bool
	// Primary is where the focus lies when nothing else had it.
	Primary bool
	// Chosen marks a ticked box, an open tab.
	Chosen bool
	// Own marks what lies in the hand of whoever looks, or before them: readers hear it among what is theirs.
	Own bool
	// View marks what changes only what is seen: readers hear it after all that is played with.
	View bool
	// Group is the question that a radio is one answer to: "Length". Readers hear it once for all of them.
	Group string
	// Breathe marks a legal target: its outline breathes until a hand moves on.
	Breathe bool
	// The wheel over the rectangle calls one of these; positive is away from the hand. Wheel takes
	// whole notches: sliders, lists of lines. Scroll takes them with fractions, for what moves
	// continuously: maps, pages. TurnPage is called once in a gesture, with 1 or -1.
	Wheel    func(steps int)
	Scroll   func(notches float64)
	TurnPage func(by int)
	// Drag moves what lies in the rectangle.
	Drag func(at geom.Point, d Drag)
	// Slide sets a slider, from 0 to 1, whose value now is Value.
	Slide func(value float64)
	Value float64
	// Double answers a second click that follows a first one at once, Pinch two fingers that draw apart or together round
	// a point: by what their distance has grown since the last tick, and 0 when they have let go.
	Double func()
	Pinch  func(at geom.Point, grown float64)
	// Push answers a stick that is pushed, or the arrows with Shift: how far to the right and down, from -1 to 1, for so
	// many milliseconds; once with zeros when it is let go.
	Push func(x, y, ms float64)
	// Tick lets time pass for what moves by itself. It reports whether that looks different now.
	Tick func(ms float64, reduced bool) bool
	// Catch is asked first where a press begins in the rectangle, and reports whether it has stopped something that
	// moved: the press then only takes hold of the node.
	Catch func() bool
	// Draw draws what changes with hover, focus and press.
	Draw func(p *paint.Pen, n *Node, f Feel)
	// Lies says where lies what the node draws, if that is raised under a hand: frames and marks go round it. Nil is Rect.
	Lies func(f Feel) geom.Rect
	// TipAt, where set, is what the tooltip must not cover.
	TipAt geom.Rect
	// Peek draws an enlarged view beside the node in place of a tooltip, if it is set; the size is in design units. A
	// right click, a long press or PeekKey brings it at once.
	Peek         func(p *paint.Pen, r geom.Rect)
	PeekW, PeekH float64
	// PeekTip lays the enlarged view on paper and has the words of Tip written below it, in as many lines as they need. Where the window
	// is too low for both, the view gets less than PeekH.
	PeekTip bool
	// Rule is the anchor of the paragraph of the rules that explains the node, "" for none: see [Root.OpenRule].
	Rule string
}

// At is where lies what the node draws, felt like that.
func (n *Node) At(f Feel) geom.Rect {
	if n.Lies != nil {
		return n.Lies(f)
	}
	return n.Rect.Move(f.Shake, 0)
}

// Drag is a step of a drag.
type Drag struct {
	Dx, Dy float64 // since the last step, design units
	Start  bool
	End    bool
}

// Feel is how a node is touched at the moment; every value runs from 0 to 1.
type Feel struct {
	Hover, Press, Focus float64
	// Breath swings between 0.55 and 0.9 for legal targets.
	Breath float64
	// Shake is the sideways offset of a refusal in design units.
	Shake float64
}

// hit is where the node can be pressed.
func (n *Node) hit() geom.Rect {
	if n.Hit.Empty() {
		return n.Rect
	}
	return n.Hit
}

// Enabled reports whether pressing the node does something.
func (n *Node) Enabled() bool { return n.Press != nil && n.Why == "" }
