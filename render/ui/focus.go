package ui

import (
	"math"

	"gulch/render/geom"
)

// nextFocus returns the ID of the node that gets the focus after a step in direction d, "" if there
// is none.
func (r *Root) nextFocus(d Dir) string {
	stops := r.focusStops(d == Next || d == Prev)
	if len(stops) == 0 {
		return ""
	}
	if r.FocusPath != nil {
		if id := r.FocusPath(r.focus, d); r.find(id) != nil {
			return id
		}
	}
	at := -1
	for i, n := range stops {
		if n.ID == r.focus {
			at = i
		}
	}
	switch {
	case at < 0:
		return r.first(stops)
	case d == Next:
		return stops[(at+1)%len(stops)].ID
	case d == Prev:
		return stops[(at+len(stops)-1)%len(stops)].ID
	}
	return nearest(stops, at, d)
}

// focusStops returns the nodes that can get the focus. If round is true, those are the nodes that
// Tab visits: nodes without SkipFocus. If round is false, those are the nodes that arrow keys
// reach: in addition, SkipFocus nodes that have a tip or a reason why they cannot be used.
func (r *Root) focusStops(round bool) []*Node {
	var out []*Node
	for i := range r.Nodes {
		n := &r.Nodes[i]
		explained := n.Tip != "" || n.refuses()
		if (!n.SkipFocus || !round && explained) && (n.Press != nil || explained) {
			out = append(out, n)
		}
	}
	return out
}

// first returns the ID of the primary node in stops or, if there is none, of the first node.
func (r *Root) first(stops []*Node) string {
	for _, n := range stops {
		if n.Primary {
			return n.ID
		}
	}
	return stops[0].ID
}

// nearest returns the ID of the node in stops to which the focus moves in direction d. at is the
// index of the node that has the focus. The chosen node is close in that direction and not far to
// the side. If there is none, the focus stays: nearest returns the ID of the node that has it.
func nearest(stops []*Node, at int, d Dir) string {
	best, id := math.Inf(1), stops[at].ID
	from := stops[at].Rect
	for i, n := range stops {
		if i == at {
			continue
		}
		if cost, ok := reach(from, n.Rect, d); ok && cost < best {
			best, id = cost, n.ID
		}
	}
	return id
}

// reach returns the cost of moving the focus from rectangle a to rectangle b in direction d; ok is
// false if b is not in that direction. A gap across the direction costs three times as much as the
// distance along it.
func reach(a, b geom.Rect, d Dir) (cost float64, ok bool) {
	ca, cb := a.Center(), b.Center()
	along, across := cb.X-ca.X, gap(a.Y, a.Bottom(), b.Y, b.Bottom())
	switch d {
	case West:
		along = -along
	case Down:
		along, across = cb.Y-ca.Y, gap(a.X, a.Right(), b.X, b.Right())
	case Up:
		along, across = ca.Y-cb.Y, gap(a.X, a.Right(), b.X, b.Right())
	}
	if along <= 1 {
		return 0, false
	}
	side := math.Abs(cb.Y - ca.Y)
	if d == Up || d == Down {
		side = math.Abs(cb.X - ca.X)
	}
	return along + 3*across + 0.2*side, true
}

// gap returns the distance between the intervals [a0, a1] and [b0, b1], 0 if they overlap.
func gap(a0, a1, b0, b1 float64) float64 { return max(0, b0-a1, a0-b1) }
