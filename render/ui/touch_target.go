package ui

import (
	"math"
	"slices"

	"gulch/render/geom"
)

// minTouchSize is the minimum size of touch targets in design units. A touch next to a smaller node
// counts as a touch on it.
const minTouchSize = 44

// MinTargetSize is the minimum width and height in design units of what can be pressed. A node that
// is smaller can also be pressed beside it, as far as no other node is there.
const MinTargetSize = 24

// Targets returns, for each node, the rectangle in which it can be pressed.
func Targets(nodes []Node) []geom.Rect {
	nodes = slices.Clone(nodes)
	growTargets(nodes)
	all := make([]geom.Rect, len(nodes))
	for i := range nodes {
		all[i] = nodes[i].hit()
	}
	return all
}

// growTargets enlarges the rectangles in which small nodes can be pressed to MinTargetSize, as far
// as they then overlap no other node that can be pressed. Two small neighbours share the room
// between them.
func growTargets(nodes []Node) {
	for i := range nodes {
		n := &nodes[i]
		n.grown = geom.Rect{}
		at := n.ownHit()
		if n.Press == nil || at.Empty() || at.W >= MinTargetSize && at.H >= MinTargetSize {
			continue
		}
		grown := geom.Around(at.Center(), max(at.W, MinTargetSize), max(at.H, MinTargetSize))
		for k := range nodes {
			if o := &nodes[k]; k != i && (o.Press != nil || o.Drag != nil) {
				grown = keepOff(grown, at, o.ownHit())
			}
		}
		n.grown = grown
	}
}

// keepOff returns the part of grown, the enlarged rectangle of a node at the rectangle at, that is
// not over another node at the rectangle other. If both are small, the limit is in the middle
// between them. Nodes that overlap already, such as one within the other, do not limit each other.
func keepOff(grown, at, other geom.Rect) geom.Rect {
	between := func(near, far, size float64) float64 {
		if size < MinTargetSize {
			return (near + far) / 2
		}
		return far
	}
	x0, y0, x1, y1 := grown.X, grown.Y, grown.Right(), grown.Bottom()
	wide := geom.Around(other.Center(), max(other.W, MinTargetSize), max(other.H, MinTargetSize))
	if other.Empty() || !wide.Meets(grown) || other.Meets(at) {
		return grown
	}
	dx := max(other.X-at.Right(), at.X-other.Right())
	dy := max(other.Y-at.Bottom(), at.Y-other.Bottom())
	switch {
	case dx >= dy && other.X >= at.Right():
		x1 = min(x1, between(at.Right(), other.X, other.W))
	case dx >= dy:
		x0 = max(x0, between(at.X, other.Right(), other.W))
	case other.Y >= at.Bottom():
		y1 = min(y1, between(at.Bottom(), other.Y, other.H))
	default:
		y0 = max(y0, between(at.Y, other.Bottom(), other.H))
	}
	return geom.R(x0, y0, x1-x0, y1-y0)
}

// nearbyNode returns the node that a finger at a point between nodes probably meant: the nearest of
// the nodes that would contain the point if they were at least minTouchSize wide and high. It
// returns nil if there is no such node.
func (r *Root) nearbyNode(at geom.Point) *Node {
	var best *Node
	nearest := math.Inf(1)
	for i := range r.Nodes {
		n := &r.Nodes[i]
		h := n.hit()
		wide := geom.Around(h.Center(), max(h.W, minTouchSize), max(h.H, minTouchSize))
		if n.Press == nil || !wide.Has(at) {
			continue
		}
		if d := math.Hypot(gap(at.X, at.X, h.X, h.Right()), gap(at.Y, at.Y, h.Y, h.Bottom())); d < nearest {
			best, nearest = n, d
		}
	}
	return best
}
