package ui

import "gulch/render/geom"

// Scroller scrolls a list that is longer than its visible part. The zero value is at the top.
type Scroller struct {
	Y float64 // distance from the top of the list to the top of its visible part, design units
}

// Node returns the node that scrolls a list; height is the height of the whole list and r its
// visible part. changed is called when the scroll position has changed. id is the ID of the node.
func (s *Scroller) Node(id string, r geom.Rect, height float64, changed func()) Node {
	end := max(0, height-r.H)
	s.Y = min(max(s.Y, 0), end)
	move := func(dy float64) {
		if y := min(max(s.Y+dy, 0), end); y != s.Y {
			s.Y = y
			changed()
		}
	}
	return Node{
		ID: id, Rect: r, SkipFocus: true,
		Scroll: func(n float64) { move(-48 * n) },
		Drag:   func(_ geom.Point, d Drag) { move(-d.Dy) },
	}
}
