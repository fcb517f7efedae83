package ui

import (
	"slices"
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
)

// TestNodeThatFailsIsLeftOut checks that a node, a tooltip or a zoom preview whose painter panics
// is reported and left out. In place of the preview, the text of the node must be drawn.
func TestNodeThatFailsIsLeftOut(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	var reports []string
	kit.Guard.Report = func(painter string, _ any, _ []byte) { reports = append(reports, painter) }
	l := NewLayout(1280, 720)
	drawn := 0
	root := &Root{}
	root.Set(l, []Node{
		{ID: "a", Draw: func(*paint.Canvas, *Node, NodeState) { panic("lost") }},
		{ID: "b", Label: "The cave", Tip: "It is dark.", Rect: geom.R(100, 300, 80, 110), ZoomPreviewW: 200,
			ZoomPreviewH: 300,
			ZoomPreview:  func(*paint.Canvas, geom.Rect) { panic("lost") },
			Draw:         func(*paint.Canvas, *Node, NodeState) { drawn++ }},
	})
	root.tooltip = tooltipState{id: "b", shown: true, zoomed: true}
	var trace paint.Trace
	p := trace.Canvas(kit, 1280, 720, l.View)
	var written []string
	p.OnText = func(w paint.DrawnText) { written = append(written, w.Text) }
	root.Draw(p)
	if drawn != 1 || !slices.Equal(reports, []string{"node a", "peek b"}) {
		t.Errorf("after two painters failed, the other node was drawn %d times, want 1; reported were %q, want "+
			"node a and peek b", drawn, reports)
	}
	if !slices.Contains(written, "The cave") || !slices.Contains(written, "It is dark.") {
		t.Errorf("in place of the failed preview the text %q was drawn, want label and tip of the node", written)
	}
}
