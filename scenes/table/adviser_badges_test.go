package table

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
)

// TestDotStaysOffTheNextTarget checks that the coach's dot at a small target does not lie on the
// target to its right, and is at its corner if there is none.
func TestDotStaysOffTheNextTarget(t *testing.T) {
	draw := func(*paint.Canvas, *ui.Node, ui.NodeState) {}
	row := []ui.Node{{ID: "miners", Rect: geom.R(0, 20, 28, 48), Draw: draw},
		{ID: "sheriff", Rect: geom.R(28, 20, 28, 48), Draw: draw}}
	for i, want := range []bool{true, false} {
		inside := meetsNext(&row[i], row)
		if dot := badgeRect(&row[i], row[i].Rect, inside); inside != want || i == 0 && dot.Meets(row[1].Rect) {
			t.Errorf("the dot of %q is at %v, inside: %v, expected %v", row[i].ID, dot, inside, want)
		}
	}
}
