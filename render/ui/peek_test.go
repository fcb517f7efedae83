package ui

import (
	"strings"
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
)

// The words below an enlarged view have all the room they need, in larger letters, too: what the window is too low for is taken from
// the view.
func TestPeeksHaveRoomForTheirWords(t *testing.T) {
	kit, err := paint.NewKit()
	if err != nil {
		t.Fatal(err)
	}
	for _, letters := range []float64{1, 1.5} {
		for _, words := range []string{"", "One line.", strings.Repeat("Some words of a card that has much to say. ", 8)} {
			l := NewLayout(1280, 720)
			l.View.Text = letters
			root := &Root{}
			root.Set(l, []Node{{
				ID: "card", Tip: words, Rect: geom.R(100, 300, 80, 110),
				Peek: func(*paint.Pen, geom.Rect) {}, PeekW: 264, PeekH: 420, PeekTip: true,
			}})
			n := &root.Nodes[0]
			p := kit.Pen(nil, l.View)
			view, said, strip := root.placePeek(p, n, n.Rect)
			if _, high := p.Measure(words, peekStyle(n.PeekW)); words != "" && said.H < high {
				t.Errorf("letters of %v: %.0f of room for words that are %.0f high", letters, said.H, high)
			}
			if view.Y < l.Full.Y || strip.Bottom() > l.Full.Bottom() || view.H < 120 {
				t.Errorf("letters of %v: the view lies at %v, what is below it ends at %.0f", letters, view, strip.Bottom())
			}
		}
	}
}

// A node may lose its enlarged view while that is open, as a row of the ledger does when a piece
// begins to move: the view closes with it.
func TestEnlargedViewClosesWhenItsNodeLosesIt(t *testing.T) {
	kit, err := paint.NewKit()
	if err != nil {
		t.Fatal(err)
	}
	l := NewLayout(1280, 720)
	plain := Node{ID: "row", Label: "Ada", Tip: "Ada leads", Role: "text", Rect: geom.R(400, 300, 200, 40)}
	large := plain
	large.PeekW, large.PeekH, large.Peek = 300, 200, func(*paint.Pen, geom.Rect) {}
	var root Root
	root.Set(l, []Node{large})
	root.focus, root.focused = "row", true
	for range 80 {
		root.Update(&Input{}, 16)
	}
	if !root.tip.shown || !root.tip.big {
		t.Fatalf("the enlarged view of a node in focus does not open: %+v", root.tip)
	}
	root.Set(l, []Node{plain})
	var trace paint.Trace
	root.Draw(trace.Pen(kit, 1280, 720, l.View))
	if root.tip.shown {
		t.Error("the enlarged view stays open although its node has none any more")
	}
}
