package ui

import (
	"slices"
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
)

// TestReasonIsShownOnHover checks that the tooltip of a node that cannot be used says why, below
// its own text and below an enlarged card. The reason must be computed only when it is shown.
func TestReasonIsShownOnHover(t *testing.T) {
	const reason = "You can't buy it: it costs $12 and you have $8."
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	zoom := func(*paint.Canvas, geom.Rect) {}
	asked := 0
	why := func() string { asked++; return reason }
	for name, change := range map[string]func(n *Node){
		"disabled":   func(n *Node) { n.DisabledReason = reason },
		"refused":    func(n *Node) { n.WhyNot = why },
		"with a tip": func(n *Node) { n.WhyNot, n.Tip = why, "A rope." },
		"enlarged": func(n *Node) {
			n.WhyNot, n.ZoomPreview, n.ZoomPreviewW, n.ZoomPreviewH = why, zoom, 100, 100
		},
		"already in it": func(n *Node) { n.DisabledReason, n.Tip = reason, "A rope. "+reason },
	} {
		r := buttonGrid(map[string]int{}, "a")
		change(&r.Nodes[0])
		if asked = 0; !r.Nodes[0].refuses() || asked > 0 {
			t.Errorf("%s: the node has no reason, or its reason was computed before it was shown", name)
		}
		for range 120 {
			r.Update(&Input{X: 110, Y: 110, Inside: true}, 16)
		}
		var said []string
		pen := new(paint.Trace).Canvas(kit, 1280, 720, paint.View{Scale: 1})
		pen.OnText = func(w paint.DrawnText) { said = append(said, w.Text) }
		r.Draw(pen)
		shown := func(text string) bool { return slices.Contains(said, text) }
		if !shown(reason) && !shown("A rope. "+reason) {
			t.Errorf("%s: the tooltip says %q, want the reason", name, said)
		}
		if shown(reason) && shown("A rope. "+reason) {
			t.Errorf("%s: the tooltip says the reason twice: %q", name, said)
		}
	}
}
