package ui

import (
	"math"

	"gulch/render/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

// hastyTime is how long, in milliseconds, presses are ignored at a place where a new node has just
// appeared: the press was meant for the node before it.
const hastyTime = 250

// weightyTime replaces hastyTime for nodes with irreversible effects; see [Root.Weighty].
const weightyTime = 1000

// hasty is the misclick guard. It holds what is needed to recognize a press that was meant for a
// node that has just been replaced, above all the second press of a double click.
type hasty struct {
	struck    geom.Point // position of the last press on a node
	struckID  string     // ID of that node
	struckAt  float64    // time of that press
	entered   float64    // time of the last press by keys or a gamepad
	enteredID string     // ID of that node, "" for a press that skipped an animation
	key       ebiten.Key // last shortcut key
	keyID     string     // ID of the node that it pressed
	keyAt     float64    // time of that shortcut
	lost      geom.Point // pointer position when the node below it disappeared
	lostAt    float64    // time of that
	gone      []gone     // pressable nodes that disappeared recently
	turnedAt  float64    // time since when all nodes count as new
	remembers bool       // the guard is initialized
}

// gone is a pressable node that has disappeared.
type gone struct {
	rect geom.Rect
	id   string
	at   float64 // time when it disappeared
}

// goneFrom returns the pressable nodes that disappeared within weightyTime before now, including
// the nodes of old that are not in there, the nodes that exist now.
func (h *hasty) goneFrom(old []Node, there map[string]*touched, now float64) (kept []gone) {
	for _, g := range h.gone {
		if now-g.at < weightyTime && there[g.id] == nil {
			kept = append(kept, g)
		}
	}
	for i := range old {
		if n := &old[i]; n.Press != nil && there[n.ID] == nil {
			kept = append(kept, gone{n.Rect, n.ID, now})
		}
	}
	return kept
}

// newHasty returns a guard without any recorded press.
func newHasty() hasty {
	never := math.Inf(-1)
	return hasty{struckAt: never, entered: never, keyAt: never, lostAt: never, turnedAt: never, remembers: true}
}

// Turn must be called when the nodes get a new meaning though they look the same, as with the next
// decision. A press that follows immediately at the place of the last one is then ignored.
func (r *Root) Turn() { r.hasty.turnedAt = r.clock }

// Follow must be called when this screen replaces the screen of before. Presses that were meant for
// nodes of that screen are ignored.
func (r *Root) Follow(before *Root) {
	old, shift := before.hasty, r.clock-before.clock
	if !old.remembers {
		return
	}
	r.hasty = old
	r.hasty.struckAt += shift
	r.hasty.entered += shift
	r.hasty.keyAt += shift
	r.hasty.lostAt += shift
	r.hasty.turnedAt = r.clock
}

// lose records the pointer position if the node below the pointer is not among the new nodes.
func (r *Root) lose(nodes []Node) {
	if r.focused || r.hover < 0 || r.hover >= len(r.Nodes) || r.Nodes[r.hover].Press == nil {
		return
	}
	for i := range nodes {
		if nodes[i].ID == r.Nodes[r.hover].ID {
			return
		}
	}
	r.hasty.lost, r.hasty.lostAt = r.pointer, r.clock
}

// tooLate reports whether a press on n at a point was meant for a node that was there before n.
func (r *Root) tooLate(n *Node, at geom.Point) bool {
	born := r.born(n)
	if n.Press == nil || r.clock-born >= weightyTime {
		return false
	}
	within := func(since, usual float64) bool {
		return born >= since && (r.clock-born < hastyTime && r.clock-since < usual ||
			r.clock-since < weightyTime && r.hasty.struckID != n.ID && r.weighty(n))
	}
	for _, g := range r.hasty.gone { // for example "Done" was at the place of "End turn" a moment ago
		if r.clock-g.at < weightyTime && born >= g.at && g.rect.Has(at) && r.weighty(n) {
			return true
		}
	}
	return at.Dist(r.hasty.struck) <= 2*slip && within(r.hasty.struckAt, 2*hastyTime) ||
		at.Dist(r.hasty.lost) <= 2*slip && within(r.hasty.lostAt, hastyTime)
}

func (r *Root) weighty(n *Node) bool { return r.Weighty != nil && r.Weighty(n) }

// Hurried must be called when a key press skipped an animation: another press by keys shortly after
// must not press a node with irreversible effects.
func (r *Root) Hurried() { r.hasty.entered, r.hasty.enteredID = r.clock, "" }

// twice reports whether a shortcut was pressed so soon after itself that the press was meant for
// its previous effect. Otherwise it records the press.
func (r *Root) twice(k ebiten.Key, n *Node) bool {
	h := &r.hasty
	if h.key == k && h.keyID != n.ID && r.clock-h.keyAt < weightyTime && r.weighty(n) {
		return true
	}
	h.key, h.keyID, h.keyAt = k, n.ID, r.clock
	return false
}

// tooSoon reports whether a press by keys follows another so soon that it was meant for the node
// that had the focus before n.
func (r *Root) tooSoon(n *Node) bool {
	born := r.born(n)
	since := r.clock - r.hasty.entered
	if n.Press == nil || born < r.hasty.entered {
		return false
	}
	return r.clock-born < hastyTime && since < 2*hastyTime || since < weightyTime && r.hasty.enteredID != n.ID && r.weighty(n)
}

// born returns the time when a node got its present meaning.
func (r *Root) born(n *Node) float64 {
	born := r.hasty.turnedAt
	if f := r.feel[n.ID]; f != nil {
		born = max(born, f.born)
	}
	return born
}
