package ui

import (
	"gulch/render/geom"
	"gulch/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// Node is an element of a screen that can be pressed or has a tooltip. The list of a screen's nodes
// is the single source for every kind of input, for tests and for screen readers.
type Node struct {
	// ID, for example "pass" or "take cj07": unique on the screen, and unchanged as long as the
	// node has the same meaning
	ID    string
	Label string    // short name; read by screen readers, and the title of the tooltip
	Tip   string    // longer explanation in the tooltip, which is wrapped; "" for none
	Role  string    // "button" if empty; "move" for a legal move, "text" for a node that only has a tooltip
	Rect  geom.Rect // where the node is drawn, design units
	Hit   geom.Rect // where the node can be pressed, design units; empty means Rect
	grown geom.Rect // where a small node can be pressed, see growTargets; empty for none
	// Press performs the node's action. A node without Press only has a tooltip.
	Press func()
	// DisabledReason is the reason why the node is disabled, "" if it is enabled. It is shown when
	// the player presses the node.
	DisabledReason string
	// WhyNot returns the reason why a press on the node would be refused, "" if there is none. Nil
	// means that the press works. The node stays enabled: a press shows the same reason, with a
	// link to the rule behind it.
	WhyNot func() string
	// Keys are the node's shortcuts.
	Keys []ebiten.Key
	// SkipFocus nodes are skipped by Tab.
	SkipFocus bool
	// BlocksInput nodes block presses and tooltips of the nodes below them, even without Press.
	BlocksInput bool
	// Primary nodes get the focus if no other node has it.
	Primary bool
	// Submits is set for the only text field of a dialog: Enter in it presses the primary button.
	// In other fields Enter only ends the typing.
	Submits bool
	// Chosen marks a checked box, an open tab or a selected item.
	Chosen bool
	// BelongsToViewer marks a node in the hand or the area of the player at the screen. Screen
	// readers list it with the nodes of that player.
	BelongsToViewer bool
	// ViewOnly marks a control that only changes the view. Screen readers list it after the
	// controls of the game.
	ViewOnly bool
	// Group is the question that a group of radio buttons answers, for example "Length". Screen
	// readers read it once for the whole group.
	Group string
	// Pulse marks a node that can be pressed to make a legal move: its outline pulses for a few
	// seconds after the last input.
	Pulse bool
	// The mouse wheel over the node calls one of the following three functions; positive values are
	// away from the user. Wheel is called with whole notches, for sliders and lists of lines.
	// Scroll is called with fractional notches, for maps and pages, which move continuously.
	// TurnPage is called once per gesture, with 1 or -1.
	Wheel    func(steps int)
	Scroll   func(notches float64)
	TurnPage func(by int)
	// Drag is called for each step of a drag that began on the node; at is the pointer position in
	// design units.
	Drag func(at geom.Point, d Drag)
	// Slide is called when the player moves the slider, with the new value from 0 to 1. Value is
	// the current value of the slider.
	Slide func(value float64)
	Value float64
	// DoubleClick is called for a double click. Pinch is called in each tick in which two fingers
	// pinch. Its argument at is the point midway between the fingers; grown is the factor by which
	// their distance has changed since the last tick. At the end Pinch is called once with grown 0.
	DoubleClick func()
	Pinch       func(at geom.Point, grown float64)
	// Push is called in each tick while the right stick is pushed or the arrow keys are held with
	// Shift. x and y are from -1 to 1, positive to the right and down; ms is the length of the
	// tick. It is called once with zeros at the end.
	Push func(x, y, ms float64)
	// Tick advances an animation of the node by ms milliseconds. It reports whether the node looks
	// different. reduced is the player's setting to reduce motion.
	Tick func(ms float64, reduced bool) bool
	// StopMotion is called first when a press begins on the node. It reports whether it has stopped
	// a movement of the node. If it has, the press can only drag the node and does not press it.
	StopMotion func() bool
	// Draw draws the parts of the node that depend on hover, focus and press. All other parts may
	// be in the scene's cached picture.
	Draw func(p *paint.Canvas, n *Node, f NodeState)
	// DrawRect returns the rectangle in which the node is drawn in state f, for a node that moves
	// when it is hovered. The focus ring and other marks are drawn around that rectangle. Nil means
	// that the node is always drawn in Rect.
	DrawRect func(f NodeState) geom.Rect
	// BadgeAvoids are rectangles of texts in and around the node. A badge that somebody else draws
	// at a corner of the node, such as a verdict about its move, is put where it covers least of
	// them.
	BadgeAvoids []geom.Rect
	// TipAvoids, if not empty, is the rectangle that the tooltip must not cover, instead of Rect.
	TipAvoids geom.Rect
	// ZoomPreview, if not nil, draws an enlarged preview next to the node instead of a tooltip.
	// ZoomPreviewW and ZoomPreviewH are the size of the preview in design units. A right click, a
	// long press or ZoomPreviewKey opens it immediately.
	ZoomPreview                func(p *paint.Canvas, r geom.Rect)
	ZoomPreviewW, ZoomPreviewH float64
	// ZoomPreviewTip adds the text of Tip below the preview, on a paper background. If the window
	// is too low for both, the preview is lower than ZoomPreviewH.
	ZoomPreviewTip bool
	// ZoomPreviewText is a part of Tip that ZoomPreview shows itself, so that ZoomPreviewTip leaves
	// it out.
	ZoomPreviewText string
	// RuleAnchor is the anchor of the rules paragraph that explains the node, "" for none: see
	// [Root.OpenRule].
	RuleAnchor string
}

// DrawnRect returns the rectangle in which the node is drawn in state f: the result of DrawRect, or
// Rect.
func (n *Node) DrawnRect(f NodeState) geom.Rect {
	if n.DrawRect != nil {
		return n.DrawRect(f)
	}
	return n.Rect.Move(f.Shake, 0)
}

// Drag is one step of a drag: the part of the movement that happened in one tick. Start and End
// mark the first and the last step.
type Drag struct {
	Dx, Dy float64 // movement since the last step, design units
	Start  bool
	End    bool
}

// NodeState is the interaction state of a node, animated over time. Hover, Press and Focus are from
// 0 to 1.
type NodeState struct {
	Hover, Press, Focus float64
	// Pulse is the brightness of the pulsing outline of legal targets, from 0.55 to 0.9.
	Pulse float64
	// Shake is the horizontal offset, in design units, of a node that shakes because its press was
	// refused.
	Shake float64
}

// hit returns the rectangle in which the node can be pressed.
func (n *Node) hit() geom.Rect {
	own := n.ownHit()
	if n.grown.Union(own) == n.grown { // otherwise the node was moved after it was grown
		return n.grown
	}
	return own
}

// ownHit returns the rectangle in which the node can be pressed unless it is too small.
func (n *Node) ownHit() geom.Rect {
	if n.Hit.Empty() {
		return n.Rect
	}
	return n.Hit
}

// Reason returns why the node cannot be used now: DisabledReason or the result of WhyNot. It
// returns "" if the node can be used.
func (n *Node) Reason() string {
	if n.DisabledReason == "" && n.WhyNot != nil {
		return n.WhyNot()
	}
	return n.DisabledReason
}

// refuses reports whether the node has a reason why it cannot be used now. It is cheaper than
// [Node.Reason].
func (n *Node) refuses() bool { return n.DisabledReason != "" || n.WhyNot != nil }

// Enabled reports whether the node has an action and is not disabled.
func (n *Node) Enabled() bool { return n.Press != nil && n.DisabledReason == "" }
