package ui

import (
	"testing"

	"gulch/render/geom"
)

// TestTouchHitsSmallNodes checks that a touch next to small nodes presses the nearest one, and
// that a click of the mouse must be exact.
func TestTouchHitsSmallNodes(t *testing.T) {
	counts := map[string]int{}
	r := &Root{}
	small := func(id string, x float64) Node {
		return Node{ID: id, Rect: geom.R(x, 100, 12, 12), Press: func() { counts[id]++ }}
	}
	r.Set(NewLayout(1280, 720), []Node{small("a", 100), small("b", 130)})
	tap(r, 95, 92)
	tap(r, 124, 118)
	tap(r, 60, 106)
	click(r, 95, 92)
	if counts["a"] != 1 || counts["b"] != 1 {
		t.Errorf("two touches near small nodes, a distant touch and an inexact click pressed %v, want a and b once",
			counts)
	}
}
