package ui

import (
	"math"

	"gulch/render/geom"
)

// hastyTime is for how long a press is left alone where something else has just come under the hand, in milliseconds:
// it was meant for what is gone.
const hastyTime = 250

// hasty is what is remembered to tell a press that comes too late for what it was meant for: the second one of a
// double click, above all.
type hasty struct {
	struck    geom.Point // where a node was pressed last
	struckAt  float64    // and when
	entered   float64    // when a node was pressed last by keys or a pad
	lost      geom.Point // where the pointer was when what lay under it went
	lostAt    float64    // and when that was
	turnedAt  float64    // since when everything on the screen counts as new
	remembers bool       // anything at all was noted
}

// newHasty remembers nothing.
func newHasty() hasty {
	never := math.Inf(-1)
	return hasty{struckAt: never, entered: never, lostAt: never, turnedAt: never, remembers: true}
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
	if n.Press == nil || r.clock-born >= hastyTime {
		return false
	}
	again := born >= r.hasty.struckAt && r.clock-r.hasty.struckAt < 2*hastyTime && at.Dist(r.hasty.struck) <= 2*slip
	lost := born >= r.hasty.lostAt && r.clock-r.hasty.lostAt < hastyTime && at.Dist(r.hasty.lost) <= 2*slip
	return again || lost
}

// tooSoon reports whether a press by keys follows another so fast that it was meant for what had the focus before.
func (r *Root) tooSoon(n *Node) bool {
	born := r.born(n)
	return n.Press != nil && born >= r.hasty.entered && r.clock-born < hastyTime && r.clock-r.hasty.entered < 2*hastyTime
}

// born is when a node came to mean what it means.
func (r *Root) born(n *Node) float64 {
	born := r.hasty.turnedAt
	if f := r.feel[n.ID]; f != nil {
		born = max(born, f.born)
	}
	return born
}
