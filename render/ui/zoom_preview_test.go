package ui

import (
	"slices"
	"strings"
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
)

// TestZoomPreviewLayout checks that the text below a zoom preview fits into its rectangle, also
// with large letters. In a low window the preview must be made smaller instead.
func TestZoomPreviewLayout(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	for _, letters := range []float64{1, 1.5} {
		for _, words := range []string{"", "One line.", strings.Repeat("Some words of a card that has much to say. ",
			8)} {
			l := NewLayout(1280, 720)
			l.View.Text = letters
			root := &Root{}
			root.Set(l, []Node{{
				ID: "card", Tip: words, Rect: geom.R(100, 300, 80, 110),
				ZoomPreview:    func(*paint.Canvas, geom.Rect) {},
				ZoomPreviewW:   264,
				ZoomPreviewH:   420,
				ZoomPreviewTip: true,
			}})
			n := &root.Nodes[0]
			p := kit.Canvas(nil, l.View)
			view, said, strip := root.layoutZoomPreview(p, n, n.Rect)
			if _, high := p.Measure(words, zoomPreviewStyle(n.ZoomPreviewW)); words != "" && said.H < high {
				t.Errorf("text scale %v: the text below the preview has a height of %.0f, needs %.0f", letters, said.H,
					high)
			}
			if view.Y < l.Full.Y || strip.Bottom() > l.Full.Bottom() || view.H < 120 {
				t.Errorf("text scale %v: the preview is at %v and the strip below it ends at %.0f; want both "+
					"inside the window and a preview of at least 120", letters, view, strip.Bottom())
			}
		}
	}
}

// TestEnlargedViewClosesWhenItsNodeLosesIt checks that an open zoom preview closes when its node is
// replaced by a node with the same ID but without a preview. This happens to a row of the ledger
// during an animation.
func TestEnlargedViewClosesWhenItsNodeLosesIt(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	l := NewLayout(1280, 720)
	plain := Node{ID: "row", Label: "Ada", Tip: "Ada leads", Role: "text", Rect: geom.R(400, 300, 200, 40)}
	large := plain
	large.ZoomPreviewW, large.ZoomPreviewH, large.ZoomPreview = 300, 200, func(*paint.Canvas, geom.Rect) {}
	var root Root
	root.Set(l, []Node{large})
	root.focus, root.focused = "row", true
	for range 80 {
		root.Update(&Input{}, 16)
	}
	if !root.tooltip.shown || !root.tooltip.zoomed {
		t.Fatalf("the zoom preview of the focused node does not open: %+v", root.tooltip)
	}
	root.Set(l, []Node{plain})
	var trace paint.Trace
	root.Draw(trace.Canvas(kit, 1280, 720, l.View))
	if root.tooltip.shown {
		t.Error("the zoom preview stays open although its node has no preview any more")
	}
}

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
