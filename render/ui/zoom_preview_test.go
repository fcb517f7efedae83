package ui

import (
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

// TestZoomPreviewOpensBesideNode checks that a zoom preview opens when the pointer rests on its
// node, and that it does not cover the node.
func TestZoomPreviewOpensBesideNode(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {820, 1180}, {1024, 640}} {
		l := NewLayout(size[0], size[1])
		for x := 30.0; x < l.W-150; x += 40 {
			n := Node{ID: "card", Rect: geom.R(x, l.H*0.36, 125, 175), ZoomPreviewW: 288, ZoomPreviewH: 480,
				ZoomPreview: func(*paint.Canvas, geom.Rect) {}}
			var r Root
			r.Set(l, []Node{n})
			px, py := l.View.ToPixel(n.Rect.Center())
			for range 60 {
				r.Update(&Input{X: px, Y: py, Inside: true}, 1000.0/60)
			}
			if !r.tooltip.shown || !r.tooltip.zoomed {
				t.Fatalf("window %v: no zoom preview opens", size)
			}
			if box := r.placeTip(n.Rect, n.ZoomPreviewW, n.ZoomPreviewH); box.Has(n.Rect.Center()) {
				t.Errorf("window %v: the zoom preview of a card at x = %.0f covers the card", size, x)
			}
		}
	}
}

// TestZoomPreviewRepeatsNoText checks that the text below a zoom preview leaves out what the
// preview shows itself, and keeps the rest of the tip.
func TestZoomPreviewRepeatsNoText(t *testing.T) {
	n := Node{Tip: "Action: move. It's worth 3 in a fight.", ZoomPreviewTip: true, ZoomPreviewText: "Action: move."}
	if tip, _ := n.zoomTexts(); tip != "It's worth 3 in a fight." {
		t.Errorf("below the preview is %q", tip)
	}
	n.ZoomPreviewText = ""
	if tip, _ := n.zoomTexts(); tip != n.Tip {
		t.Errorf("below a preview without text is %q", tip)
	}
}
