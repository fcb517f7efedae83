package ui

import (
	"math"

	"gulch/render/geom"
	"gulch/render/motion"

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
	// Pressed and Refused are called when a node was pressed, and when that was not possible. They may be nil.
	Pressed, Refused func()
	// OpenRule opens the rules at an anchor, and RuleName says what the paragraph there is called. Where they are nil,
	// nodes lead nowhere.
	OpenRule func(anchor string)
	RuleName func(anchor string) string

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
	pinched string     // the node that two fingers hold
	hasty   hasty
}

// touched is the animated state of a node.
type touched struct {
	hover, press, focus float64
	shakeFrom           float64
	born                float64 // when the node appeared
	seen                int
}

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
}

// tip is the tooltip.
type tip struct {
	id     string
	since  float64 // when its node came under the pointer or into focus
	shown  bool
	closed float64
	big    bool   // the enlarged view instead of the words
	text   string // a refusal or news shown in its place
	calm   bool   // it is news
	until  float64
	pinned bool      // it stays until something else is pressed
	box    geom.Rect // where it was drawn
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
	r.lose(nodes)
	r.Layout, r.Nodes = l, nodes
	r.steps++
	for i := range nodes {
		if f, ok := r.feel[nodes[i].ID]; ok {
			f.seen = r.steps
		} else {
			r.feel[nodes[i].ID] = &touched{seen: r.steps, shakeFrom: math.Inf(-1), born: r.clock}
		}
	}
	for id, f := range r.feel {
		if f.seen != r.steps {
			delete(r.feel, id)
		}
	}
	r.hover = -1
	r.stale = true
	r.stirred = r.clock
	if r.tip.pinned && r.find(r.tip.id) == nil {
		r.tip = tip{closed: r.clock}
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

// Hovered returns the node under the pointer or in shown focus, nil for none.
func (r *Root) Hovered() *Node {
	if n := r.find(r.focus); r.focused && n != nil {
		return n // keys were used last: what they are on counts, until the pointer moves
	}
	if r.hover >= 0 && r.hover < len(r.Nodes) {
		return &r.Nodes[r.hover]
	}
	return nil
}

// Refuse shakes a node and shows why in words.
func (r *Root) Refuse(id, why string) {
	if f := r.feel[id]; f != nil {
		f.shakeFrom = r.clock
	}
	r.tip = tip{id: id, text: why, until: r.clock + 2600 + 40*float64(len(why)), shown: true, since: r.clock}
	r.said = why
	r.stale = true
	if r.Refused != nil {
		r.Refused()
	}
}

// Tell shows a line of words at a node, as its tooltip, for a moment.
func (r *Root) Tell(id, words string) {
	r.tip = tip{id: id, text: words, until: r.clock + 1600 + 30*float64(len(words)), shown: true, since: r.clock, calm: true}
	r.said = words
	r.stale = true
}

// Said returns the latest refusal once, for readers.
func (r *Root) Said() string {
	s := r.said
	r.said = ""
	return s
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
	r.tooltip()
	if in.Right || in.Key(PeekKey) {
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

// peek turns the tooltip into the enlarged view, or back.
func (r *Root) peek() {
	n := r.Hovered()
	switch {
	case n == nil:
	case n.Peek != nil:
		pin := r.leads(n) && !r.tip.pinned
		r.tip = tip{id: n.ID, since: r.clock - peekAfter, shown: true, big: !r.tip.big || pin, pinned: pin}
		r.stale = true
	case r.leads(n):
		r.pin(n)
	}
}

// point finds what lies under the pointer.
func (r *Root) point(in *Input, at geom.Point) {
	before := r.hover
	r.hover = -1
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
		if n := r.under(at, func(n *Node) bool { return n.Wheel != nil }); n != nil {
			n.Wheel(in.Wheel)
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
		return late || r.grip.id != "" // what could only be dragged leaves the press to others
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

// begin takes a press. It reports whether it came too late for what it was meant for.
func (r *Root) begin(at geom.Point) (late bool) {
	r.grip = grip{at: at, last: at, since: r.clock, held: true}
	if n := r.under(at, func(n *Node) bool { return n.Press != nil || n.Why != "" || r.leads(n) }); n != nil {
		if r.tooLate(n, at) {
			r.grip = grip{}
			return true
		}
		r.hasty.struck, r.hasty.struckAt = at, r.clock
		r.grip.id = n.ID
		if !n.Quiet {
			r.focus = n.ID
		}
	} else if n := r.near(at); r.finger && n != nil {
		r.grip.id, r.grip.beside = n.ID, true
	}
	if n := r.under(at, func(n *Node) bool { return n.Drag != nil }); n != nil {
		r.grip.dragNode = n.ID
		if r.grip.id == n.ID { // a slider follows the pointer from the first moment on
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
	if r.again(in, at, g) {
		return true
	}
	n := r.find(g.id)
	if n == nil || !in.Release {
		return g.id != ""
	}
	if !g.lookLong && (n.hit().Has(at) || g.beside && at.Dist(g.at) <= slip) {
		r.press(n)
	}
	return true
}

// doubleTime is how soon a second click must follow to count as one with the first, in milliseconds.
const doubleTime = 380

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

// press does what a node is for, or says why not.
func (r *Root) press(n *Node) {
	if f := r.feel[n.ID]; f != nil {
		f.press = 1
	}
	if n.Why != "" {
		r.Refuse(n.ID, n.Why)
		return
	}
	if n.Press == nil && r.leads(n) {
		r.pin(n)
		return
	}
	if n.Press != nil {
		r.tip = tip{closed: r.clock}
		if r.Pressed != nil {
			r.Pressed()
		}
		n.Press()
	}
}

// Press presses a node by its ID, as a hand would. It reports whether there is such a node.
func (r *Root) Press(id string) bool {
	n := r.find(id)
	if n != nil {
		r.press(n)
	}
	return n != nil
}

// keys moves the focus and follows shortcuts.
func (r *Root) keys(in *Input) bool {
	if in.Dir != Stay {
		if r.slide(in.Dir) {
			return true
		}
		if !r.focused && r.find(r.focus) != nil {
			r.focused = true // the first key shows where the focus is
		} else {
			r.focus, r.focused = r.step(in.Dir), true
		}
		r.tip = tip{id: r.focus, since: r.clock}
		r.stale = true
		return true
	}
	if in.Accept {
		if n := r.find(r.focus); n != nil {
			if !r.focused { // nothing is pressed by keys that was not seen to be in focus
				r.focused, r.stale = true, true
				return true
			}
			if !r.tooSoon(n) {
				r.hasty.entered = r.clock
				r.press(n)
			}
			return true
		}
	}
	for _, k := range in.Keys {
		for i := range r.Nodes {
			if has(r.Nodes[i].Keys, k) {
				r.press(&r.Nodes[i])
				return true
			}
		}
	}
	return r.travel(in)
}

func has(keys []ebiten.Key, k ebiten.Key) bool {
	for _, x := range keys {
		if x == k {
			return true
		}
	}
	return false
}

// tipNode is what a tooltip would explain now.
func (r *Root) tipNode() *Node {
	n := r.Hovered()
	if n == nil || n.Tip == "" && n.Peek == nil {
		return nil
	}
	return n
}

// tooltip decides what is explained.
func (r *Root) tooltip() {
	if r.tip.pinned {
		return
	}
	if r.tip.text != "" {
		if r.clock < r.tip.until {
			return
		}
		r.tip = tip{closed: r.clock}
		r.stale = true
	}
	n := r.tipNode()
	if n == nil || r.grip.dragging {
		if r.tip.shown {
			r.tip = tip{closed: r.clock}
			r.stale = true
		}
		r.tip.id = ""
		return
	}
	if n.ID != r.tip.id {
		quick := r.tip.shown || r.clock-r.tip.closed < tipAgain
		r.tip = tip{id: n.ID, since: r.clock}
		if quick {
			r.tip.since = r.clock - peekAfter
		}
	}
	after := float64(tipAfter)
	if n.Peek != nil {
		after = peekAfter
	}
	if !r.tip.shown && r.clock-r.tip.since >= after {
		r.tip.shown, r.tip.big = true, n.Peek != nil
		r.stale = true
	}
}

// animate moves hover, press and focus of every node towards where they belong.
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
		if r.grip.held && r.grip.id == n.ID {
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
		if n.Breathe && r.breathing() {
			r.moving = true
		}
	}
	if r.moving {
		r.stale = true // several ticks may pass before the next frame
	}
}

// breathing reports whether legal targets still swing.
func (r *Root) breathing() bool { return !r.Reduced && r.clock-r.stirred < breath*breaths }

// Moving reports whether the next frame would differ from the last one, and forgets that it was asked.
func (r *Root) Moving() bool {
	m := r.moving || r.stale
	r.stale = false
	return m
}

// Rest puts hover, presses and the tooltip away: another screen comes to lie over this one. What is being dragged is
// let go.
func (r *Root) Rest() {
	if n := r.find(r.grip.dragNode); n != nil && r.grip.dragging {
		n.Drag(r.grip.last, Drag{End: true})
	}
	if n := r.find(r.pinched); n != nil {
		n.Pinch(r.pointer, 0)
	}
	r.pinched = ""
	r.lose(nil)
	r.hover, r.grip, r.tip = -1, grip{}, tip{closed: math.Inf(-1)}
	for _, f := range r.feel {
		f.hover, f.press = 0, 0
	}
	r.stale = true
}

// Stir asks for one more frame.
func (r *Root) Stir() { r.stale = true }

// Feel returns how a node is touched now.
func (r *Root) Feel(n *Node) Feel {
	f := r.feel[n.ID]
	if f == nil {
		return Feel{}
	}
	out := Feel{Hover: motion.OutCubic(f.hover), Press: f.press, Focus: f.focus, Breath: 0.75}
	if n.Breathe && r.breathing() {
		out.Breath = 0.725 + 0.175*math.Cos((r.clock-r.stirred)/breath*2*math.Pi)
	}
	if t := (r.clock - f.shakeFrom) / shakeTime; t >= 0 && t < 1 && !r.Reduced {
		out.Shake = 4 * math.Sin(t*4*math.Pi) * (1 - t)
	}
	return out
}
