package ui

import (
	"math"

	"gulch/render/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

// Times in milliseconds.
const (
	hoverIn   = 120
	hoverOut  = 90
	pressTime = 70
	tipAfter  = 450
	peekAfter = 600 // an enlarged view covers more and comes later
	tipAgain  = 300 // a tooltip that follows another within this time comes at once
	shakeTime = 240
	breath    = 1600
	breaths   = 4 // after so many swings a legal target rests, so that a still table costs nothing
)

// slip is how far a finger or pointer may stray before a press becomes a drag, in design units.
const slip = 8

// Root holds the nodes of a screen and what lives longer than they do.
type Root struct {
	Layout  Layout
	Nodes   []Node
	Reduced bool // reduced motion: nothing breathes, nothing shakes
	// Hush keeps tooltips away: the screen moves, or gives way to another one.
	Hush bool
	// Clear is what tooltips leave uncovered where they can: the prompt, the log, what happens.
	Clear []geom.Rect
	// Pressed and Refused are called when a node was pressed, and when that was not possible. They may be nil.
	Pressed, Refused func()
	// Copy puts a text onto the clipboard and Paste reads it, for fields of text. They may be nil.
	Copy  func(text string) Pending
	Paste func() Pending
	// OpenRule opens the rules at an anchor, and RuleName says what the paragraph there is called. Where they are nil,
	// nodes lead nowhere.
	OpenRule func(anchor string)
	RuleName func(anchor string) string

	// Extra are nodes that Set adds to those of the screen: what lies beside every screen.
	Extra []Node

	// Looks reports whether a press by finger on a node only shows what it would do, as a pointer does that rests on it; the second
	// press does it. LooksElsewhere is told when something else is looked at. They may be nil.
	Looks          func(n *Node) bool
	LooksElsewhere func()

	// Over is where a rectangle of the screen is seen on the glass of a phone, on which tooltips are then drawn by [Root.DrawOver], and
	// Glass is all of it. Over is nil elsewhere.
	Over  func(r geom.Rect) geom.Rect
	Glass geom.Rect

	looked  string // what a finger looks at
	feel    map[string]*touched
	hover   int // index of the node under the pointer, -1 for none
	focus   string
	focused bool // the focus is shown: the last input came from keys or a pad
	grip    grip
	tip     tip
	clock   float64 // ms since the start
	stirred float64 // when a hand last did something
	stale   bool
	moving  bool
	steps   int
	said    string
	pointer geom.Point // where the pointer was in the last tick
	clicked float64    // when a press was last let go where it began
	finger  bool       // the last press was that of a finger
	aiming  bool       // the pointer moves in this tick, or keys are in use: a tooltip may come
	pinched string     // the node that two fingers hold
	pushing string     // the node that a stick pushes
	hasty   hasty
	wheel   wheel
	// Weighty reports whether pressing a node does what cannot be taken back or ends something. Such a press has to be meant: it
	// is left alone for a second where something else lay there, or where the key did something else. It may be nil.
	Weighty func(n *Node) bool
	// Path returns where an arrow leads from a node, for scenes in which that is not simply where it points, such as along a road; "" for
	// where it points. It may be nil.
	Path func(from string, d Dir) string
}

// Set replaces the nodes. Hover, focus and presses carry over to nodes with the same ID.
func (r *Root) Set(l Layout, nodes []Node) {
	if r.feel == nil {
		r.feel = map[string]*touched{}
		r.tip.closed = math.Inf(-1)
		r.hover = -1
	}
	if !r.hasty.remembers {
		r.hasty = newHasty()
	}
	nodes = append(nodes[:len(nodes):len(nodes)], r.Extra...)
	r.lose(nodes)
	old := r.Nodes
	r.Layout, r.Nodes = l, nodes
	r.steps++
	for i := range nodes {
		n := &nodes[i]
		f, ok := r.feel[n.ID]
		if !ok {
			f = &touched{shakeFrom: math.Inf(-1), born: r.clock}
			r.feel[n.ID] = f
		}
		if n.Breathe && !f.breathes {
			r.stirred = r.clock // what was asked before, and is only laid out again, has rested already
		}
		f.seen, f.breathes = r.steps, n.Breathe
	}
	for id, f := range r.feel {
		if f.seen != r.steps {
			delete(r.feel, id)
		}
	}
	r.hasty.gone = r.hasty.goneFrom(old, r.feel, r.clock)
	r.hover = -1
	r.stale = true
	if n := r.find(r.tip.id); r.tip.pinned && n == nil || r.tip.shown && n != nil && !r.tip.explains(n) {
		r.tip = tip{closed: r.clock}
	}
	if r.find(r.looked) == nil {
		r.looked = ""
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

// Focused returns the ID of the node in focus.
func (r *Root) Focused() string { return r.focus }

// Pointer returns where the pointer or the finger was in the last tick, in design units.
func (r *Root) Pointer() geom.Point { return r.pointer }

// Version rises whenever the nodes are replaced.
func (r *Root) Version() int { return r.steps }

// ShownFocus returns the ID of the node round which the focus is drawn, "" while the focus is not shown.
func (r *Root) ShownFocus() string {
	if !r.focused {
		return ""
	}
	return r.focus
}

// Typing reports whether letters go into a line of text now, so that they are no shortcuts.
func (r *Root) Typing() bool {
	n := r.find(r.focus)
	return n != nil && n.Role == "textbox"
}

// Focus moves the focus to a node.
func (r *Root) Focus(id string) {
	if r.find(id) != nil {
		r.focus = id
		r.stale = true
	}
}

// Hovered returns the node under the pointer or in shown focus, or what a finger looks at, nil for none.
func (r *Root) Hovered() *Node {
	if n := r.find(r.focus); r.focused && n != nil {
		return n // keys were used last: what they are on counts, until the pointer moves
	}
	if r.hover >= 0 && r.hover < len(r.Nodes) {
		return &r.Nodes[r.hover]
	}
	return r.find(r.looked)
}

// Update takes one tick of input; dt is its length in milliseconds. It reports whether the input meant a node.
func (r *Root) Update(in *Input, dt float64) (used bool) {
	r.clock += dt
	if in.Any() {
		r.stirred = r.clock
	}
	at := in.Point(r.Layout)
	r.point(in, at)
	used = r.presses(in, at)
	if r.keys(in) {
		used = true
	}
	r.push(in, dt)
	r.tick(dt)
	r.tooltip()
	if in.Right || in.Key(PeekKey) && !r.Typing() {
		r.peek()
	}
	if in.Key(RuleKey) && !r.Typing() {
		r.openRule()
	}
	r.animate(dt)
	return used
}

// PeekKey shows the enlarged view of what is under the pointer or in focus at once, or the words alone instead, as the
// second mouse button and a long press do.
const PeekKey = ebiten.KeyZ

// doubleTime is how soon a second click must follow to count as one with the first, in milliseconds.
const doubleTime = 380
