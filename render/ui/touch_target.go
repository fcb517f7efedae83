package ui

import (
	"math"

	"gulch/render/geom"
)

// minTouchSize is the minimum size of touch targets in design units. A touch next to a smaller node
// counts as a touch on it.
const minTouchSize = 44

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
