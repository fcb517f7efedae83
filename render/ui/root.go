package ui

import (
	"math"

	"gulch/render/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

// Durations and delays in milliseconds. breath is the period of the pulsing outlines, and breaths a
// number of such periods.
const (
	hoverIn           = 120
	hoverOut          = 90
	pressTime         = 70
	tooltipDelay      = 450
	zoomPreviewDelay  = 600 // a zoom preview covers more than a tooltip and opens later
	tooltipQuickDelay = 300 // a tooltip opens immediately if another one closed within this time
	shakeTime         = 240
	breath            = 1600
	breaths           = 4 // legal targets stop pulsing after so many periods, so that an idle table needs no redraws
)

// dragThreshold is the distance in design units that the pointer must move for a press to become a
// drag.
const dragThreshold = 8

// Root holds the nodes of a screen, and the state that is kept when the nodes are replaced: hover,
// focus, presses, drags and the tooltip. Update is called once per tick, Draw once per frame.
type Root struct {
	Layout  Layout
	Nodes   []Node
	Reduced bool // the player's setting to reduce motion: nothing pulses or shakes
	// HideTips hides tooltips, for example while an animation is running or another screen is being
	// opened.
	HideTips bool
	// KeepClear are rectangles that tooltips avoid if possible: the prompt, and the part of the
	// board where something happens.
	KeepClear []geom.Rect
	// Spare are rectangles that tooltips avoid, too, but other transient things avoid less than
	// KeepClear: what a player can do without for a moment, such as the log.
	Spare []geom.Rect
	// Reading are rectangles of what the player reads to decide, such as a hand of cards. Transient
	// things other than tooltips avoid them, see [Root.Place].
	Reading []geom.Rect
	// Pressed is called when an enabled node was pressed, Refused when a disabled node was pressed.
	// They may be nil.
	Pressed, Refused func()
	// Copy puts a text on the clipboard and Paste reads it, for text fields. They may be nil.
	Copy  func(text string) ClipboardRequest
	Paste func() ClipboardRequest
	// OpenRule opens the rules at an anchor, and RuleName returns the title of the paragraph there.
	// If OpenRule is nil, nodes do not link to the rules.
	OpenRule func(anchor string)
	RuleName func(anchor string) string

	// Extra are nodes that Set adds to the nodes of the screen: controls that are on every screen.
	Extra []Node

	// PreviewsFirst reports whether a finger must tap a node twice to press it: the first tap only
	// previews the effect, as hovering with the mouse does. PreviewChanged is called when another
	// node is previewed. They may be nil.
	PreviewsFirst  func(n *Node) bool
	PreviewChanged func()

	// ToGlass converts a rectangle of the screen to the coordinates of the glass, the window of a
	// phone; Glass is the rectangle of the whole glass. If ToGlass is set, tooltips are drawn on
	// the glass by [Root.DrawOver]. It is nil on screens without a glass.
	ToGlass func(r geom.Rect) geom.Rect
	Glass   geom.Rect

	transients     []Transient
	previewed      string // ID of the node previewed by a tap
	feel           map[string]*nodeAnimation
	hover          int // index of the node below the pointer, -1 for none
	focus          string
	focused        bool // the focus is visible: the last input came from keys or a gamepad
	pressed        pressState
	tooltip        tooltipState
	clock          float64 // total length of all ticks of this screen, ms
	lastInputAt    float64 // value of clock at the last input
	frameRequested bool
	moving         bool
	version        int
	announcement   string
	pointer        geom.Point // pointer position in the last tick, design units
	lastClickAt    float64    // value of clock when a press was last released where it began
	touchUsed      bool       // the last press was made by a finger
	pointerActive  bool       // the pointer moved in this tick, or keys are used: a tooltip may open
	pinched        string     // ID of the node that two fingers are pinching, "" for none
	pushing        string     // ID of the node whose Push is being called, "" for none
	guard          misclickGuard
	wheel          wheel
	// Irreversible reports whether pressing a node has irreversible effects or ends something. Such
	// a press is ignored if, less than a second before, another node was at that place or the key
	// had another effect. It is called in each frame while such a node is below the pointer, and
	// must be fast. It may be nil.
	Irreversible func(n *Node) bool
	// FocusPath returns the ID of the node to which an arrow key moves the focus from another node;
	// "" means the nearest node in that direction. It is for scenes where that default is wrong,
	// for example where the focus must follow a road. It may be nil.
	FocusPath func(from string, d Dir) string
}

// Set replaces the nodes of the screen; l is the layout of the window. Hover, focus and presses
// carry over to nodes with the same ID.
func (r *Root) Set(l Layout, nodes []Node) {
	if r.feel == nil {
		r.feel = map[string]*nodeAnimation{}
		r.tooltip.closed = math.Inf(-1)
		r.hover = -1
	}
	if !r.guard.initialized {
		r.guard = newMisclickGuard()
	}
	nodes = append(nodes[:len(nodes):len(nodes)], r.Extra...)
	r.recordLostHover(nodes)
	growTargets(nodes)
	old := r.Nodes
	r.Layout, r.Nodes = l, nodes
	r.version++
	for i := range nodes {
		n := &nodes[i]
		f, ok := r.feel[n.ID]
		if !ok {
			f = &nodeAnimation{shakeFrom: math.Inf(-1), createdAt: r.clock}
			r.feel[n.ID] = f
		}
		if n.Pulse && !f.pulsed {
			// a target that pulsed before, and is only laid out again, does not start to pulse
			// again
			r.lastInputAt = r.clock
		}
		f.seen, f.pulsed = r.version, n.Pulse
	}
	for id, f := range r.feel {
		if f.seen != r.version {
			delete(r.feel, id)
		}
	}
	r.guard.removed = r.guard.recentlyRemoved(old, r.feel, r.clock)
	r.hover = -1
	r.frameRequested = true
	if n := r.find(r.tooltip.id); r.tooltip.pinned && n == nil || r.tooltip.shown && n != nil &&
		!r.tooltip.explains(n) {
		r.tooltip = tooltipState{closed: r.clock}
	}
	if r.find(r.previewed) == nil {
		r.previewed = ""
	}
	if r.find(r.focus) == nil {
		r.focus = ""
		for i := range nodes {
			if nodes[i].Primary || r.focus == "" && nodes[i].Role == "move" && nodes[i].Enabled() {
				r.focus = nodes[i].ID
			}
		}
	}
}

// find returns the node with an ID, or nil.
func (r *Root) find(id string) *Node {
	if id == "" {
		return nil
	}
	for i := range r.Nodes {
		if r.Nodes[i].ID == id {
			return &r.Nodes[i]
		}
	}
	return nil
}

// Focused returns the ID of the focused node, whether the focus is visible or not.
func (r *Root) Focused() string { return r.focus }

// Pointer returns the position of the pointer or finger in the last tick, in design units.
func (r *Root) Pointer() geom.Point { return r.pointer }

// Version returns a number that increases whenever the nodes are replaced.
func (r *Root) Version() int { return r.version }

// ShownFocus returns the ID of the node with the visible focus, "" while the focus is not shown.
func (r *Root) ShownFocus() string {
	if !r.focused {
		return ""
	}
	return r.focus
}

// Typing reports whether a text field has the focus, so that letters are not shortcuts.
func (r *Root) Typing() bool {
	n := r.find(r.focus)
	return n != nil && n.Role == "textbox"
}

// Focus moves the focus to the node with the given ID. It does nothing if there is no such node.
func (r *Root) Focus(id string) {
	if r.find(id) != nil {
		r.focus = id
		r.frameRequested = true
	}
}

// ResetFocus moves the focus to where it is on a new screen, the main button, and hides it until a
// key is pressed. It takes effect with the next Set.
func (r *Root) ResetFocus() { r.focus, r.focused = "", false }

// KeyPressedWithin reports whether a key pressed a node, or skipped an animation, in the last ms
// milliseconds.
func (r *Root) KeyPressedWithin(ms float64) bool { return r.clock-r.guard.lastKeyPressAt < ms }

// Hovered returns the node with the visible focus, or else the node below the pointer, or else the
// node previewed by a tap; nil for none.
func (r *Root) Hovered() *Node {
	if n := r.find(r.focus); r.focused && n != nil {
		return n // keys were used last, so the focus counts until the pointer moves
	}
	if r.hover >= 0 && r.hover < len(r.Nodes) {
		return &r.Nodes[r.hover]
	}
	return r.find(r.previewed)
}

// Update handles the input of one tick; dt is the length of the tick in milliseconds. It reports
// whether a node used the input.
func (r *Root) Update(in *Input, dt float64) (used bool) {
	r.clock += dt
	if in.Any() {
		r.lastInputAt = r.clock
	}
	at := in.Point(r.Layout)
	r.point(in, at)
	used = r.presses(in, at)
	if r.keys(in) {
		used = true
	}
	r.push(in, dt)
	r.tick(dt)
	r.updateTooltip()
	if in.Right || in.Key(ZoomPreviewKey) && !r.Typing() {
		r.toggleZoomPreview()
	}
	if in.Key(RuleKey) && !r.Typing() {
		r.openRule()
	}
	r.animate(dt)
	return used
}

// ZoomPreviewKey opens the zoom preview of the hovered or focused node immediately. If the preview
// or the tooltip is open, it switches between the two. The right mouse button and a long press do
// the same.
const ZoomPreviewKey = ebiten.KeyZ

// doubleTime is the maximum time between the two clicks of a double click, in milliseconds.
const doubleTime = 380
