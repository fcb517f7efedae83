package ui

import (
	"math"

	"gulch/render/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

// hastyTime is for how long a press is left alone where something else has just come under the hand, in milliseconds:
// it was meant for what is gone.
const hastyTime = 250

// weightyTime is the same where the press would do something of weight, see [Root.Weighty].
const weightyTime = 1000

// hasty is what is remembered to tell a press that comes too late for what it was meant for: the second one of a
// double click, above all.
type hasty struct {
	struck    geom.Point // where a node was pressed last
	struckID  string     // which one it was
	struckAt  float64    // and when
	entered   float64    // when a node was pressed last by keys or a pad
	enteredID string     // which one it was, "" for a press that hurried what moved
	key       ebiten.Key // the shortcut that was followed last
	keyID     string     // what it meant
	keyAt     float64    // and when that was
	lost      geom.Point // where the pointer was when what lay under it went
	lostAt    float64    // and when that was
	gone      []gone     // what could be pressed and went a moment ago
	turnedAt  float64    // since when everything on the screen counts as new
	remembers bool       // anything at all was noted
}

// gone is a node that could be pressed and is there no more.
type gone struct {
	rect geom.Rect
	id   string
	at   float64 // when it went
}

// goneFrom are the nodes that went a moment ago, those among old that are not there now included.
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

// newHasty remembers nothing.
func newHasty() hasty {
	never := math.Inf(-1)
	return hasty{struckAt: never, entered: never, keyAt: never, lostAt: never, turnedAt: never, remembers: true}
}

// Turn says that what lies on the screen means something else from now on, though it may look the same: the next
// decision. A press that follows at once at the same place as the one before is left alone.
func (r *Root) Turn() { r.hasty.turnedAt = r.clock }

// Follow makes a screen take over from another one, that of before: presses that were meant for what lay there are
// left alone.
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

// lose notes what goes from under the pointer when the nodes are replaced by others, or by another screen.
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

// tooLate reports whether a press at a point was meant for what lay there before n, which came a moment ago.
func (r *Root) tooLate(n *Node, at geom.Point) bool {
	born := r.born(n)
	if n.Press == nil || r.clock-born >= weightyTime {
		return false
	}
	within := func(since, usual float64) bool {
		return born >= since && (r.clock-born < hastyTime && r.clock-since < usual ||
			r.clock-since < weightyTime && r.hasty.struckID != n.ID && r.weighty(n))
	}
	for _, g := range r.hasty.gone { // "Done" has just been where the turn ends now
		if r.clock-g.at < weightyTime && born >= g.at && g.rect.Has(at) && r.weighty(n) {
			return true
		}
	}
	return at.Dist(r.hasty.struck) <= 2*slip && within(r.hasty.struckAt, 2*hastyTime) ||
		at.Dist(r.hasty.lost) <= 2*slip && within(r.hasty.lostAt, hastyTime)
}

func (r *Root) weighty(n *Node) bool { return r.Weighty != nil && r.Weighty(n) }

// Hurried notes that a press by keys hurried what moved: one more of them must not do something of weight.
func (r *Root) Hurried() { r.hasty.entered, r.hasty.enteredID = r.clock, "" }

// twice reports whether a shortcut follows itself so fast that it was meant for what it did before, and notes it otherwise.
func (r *Root) twice(k ebiten.Key, n *Node) bool {
	h := &r.hasty
	if h.key == k && h.keyID != n.ID && r.clock-h.keyAt < weightyTime && r.weighty(n) {
		return true
	}
	h.key, h.keyID, h.keyAt = k, n.ID, r.clock
	return false
}

// tooSoon reports whether a press by keys follows another so fast that it was meant for what had the focus before.
func (r *Root) tooSoon(n *Node) bool {
	born := r.born(n)
	since := r.clock - r.hasty.entered
	if n.Press == nil || born < r.hasty.entered {
		return false
	}
	return r.clock-born < hastyTime && since < 2*hastyTime || since < weightyTime && r.hasty.enteredID != n.ID && r.weighty(n)
}

// born is when a node came to mean what it means.
func (r *Root) born(n *Node) float64 {
	born := r.hasty.turnedAt
	if f := r.feel[n.ID]; f != nil {
		born = max(born, f.born)
	}
	return born
}
