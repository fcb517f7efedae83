package table

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
)

// TestDieFaceHint checks that the rim of a shown die face and the one of a proposed face look
// different.
func TestDieFaceHint(t *testing.T) {
	b, _ := newBareUI(t)
	sums := map[uint64]bool{}
	for _, c := range [][2]bool{{false, false}, {true, false}, {false, true}} {
		var trace paint.Trace
		p := trace.Canvas(b.App.Kit, 100, 100, paint.View{Scale: 1})
		DrawDieFace(3, pieces.DieLook{}, c[0], c[1])(p, &ui.Node{Rect: geom.R(10, 10, 40, 40)}, ui.NodeState{})
		p.Flush()
		sums[trace.Sum()] = true
	}
	if len(sums) != 3 {
		t.Errorf("a die face, the shown one and the proposed one are drawn in %d ways, want 3", len(sums))
	}
}
