package ui

import (
	"testing"

	"gulch/render/geom"
)

// TestSmallTargetsGrow checks that a small node can be pressed beside it, up to the minimum size,
// but not over another node that can be pressed.
func TestSmallTargetsGrow(t *testing.T) {
	press := func() {}
	for name, c := range map[string]struct{ at, other, want geom.Rect }{
		"alone":             {geom.R(100, 100, 10, 10), geom.R(500, 500, 10, 10), geom.R(93, 93, 24, 24)},
		"above a large one": {geom.R(100, 100, 30, 18), geom.R(90, 120, 90, 90), geom.R(100, 97, 30, 23)},
		"left of a small":   {geom.R(100, 100, 18, 24), geom.R(120, 100, 18, 24), geom.R(97, 100, 22, 24)},
		"within a large":    {geom.R(100, 100, 10, 10), geom.R(0, 0, 300, 300), geom.R(93, 93, 24, 24)},
		"large enough":      {geom.R(100, 100, 30, 30), geom.R(131, 100, 30, 30), geom.R(100, 100, 30, 30)},
	} {
		nodes := []Node{{ID: "node", Rect: c.at, Press: press}, {ID: "other", Rect: c.other, Press: press}}
		if got := Targets(nodes)[0]; got != c.want {
			t.Errorf("%s: the node at %v beside %v can be pressed in %v, expected %v", name, c.at, c.other, got, c.want)
		}
	}
	var r Root
	r.Set(Layout{}, []Node{{ID: "node", Rect: geom.R(100, 100, 10, 10), Press: press}})
	if n := &r.Nodes[0]; !n.hit().Has(geom.Point{X: 94, Y: 110}) {
		t.Errorf("the node of a root can be pressed in %v, expected in more than its picture", n.hit())
	}
	r.Nodes[0].Rect = geom.R(200, 200, 10, 10)
	if n := &r.Nodes[0]; n.hit() != n.Rect {
		t.Errorf("after it moved to %v, the node can be pressed in %v", n.Rect, n.hit())
	}
}
