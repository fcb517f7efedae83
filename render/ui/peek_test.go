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
