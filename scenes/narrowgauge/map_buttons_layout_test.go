package narrowgauge

import (
	"testing"

	"gulch/render/geom"
	"gulch/scenes/table"
)

// TestControlsDoNotCoverTheMap checks in every class of windows that the round buttons of the map
// are on its frame, do not cover the map and do not overlap.
func TestControlsDoNotCoverTheMap(t *testing.T) {
	for class, board := range boards {
		b := newTestTable(t)
		b.Window.Class = class
		b.at = newLayout(b.Window, board, 0, 0, 5)
		b.map_.fit(b.at.window)
		b.Board.Past.Paid = 1
		a := &table.Decision{}
		var all []geom.Rect
		for _, n := range b.edgeNodes(a, nil) {
			if n.Rect.Meets(b.at.window) || n.Rect.Meets(b.at.terms) || !n.Rect.Within(b.at.sheet) {
				t.Errorf("class %v: control %s at %v covers the map %v or the prices, or is outside the frame", class,
					n.ID, n.Rect, b.at.window)
			}
			for _, r := range all {
				if r.Meets(n.Rect) {
					t.Errorf("class %v: control %s overlaps another one", class, n.ID)
				}
			}
			all = append(all, n.Rect)
		}
		if len(all) != mapDiscs {
			t.Errorf("class %v: %d controls of the map, expected %d", class, len(all), mapDiscs)
		}
	}
}
