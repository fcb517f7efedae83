package pieces

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
)

// TestBubble checks that a speech bubble of the size that BubbleSize returns contains its text, and
// that its tail is drawn differently for different positions of the speaker.
func TestBubble(t *testing.T) {
	kit := newKit(t)
	var trace paint.Trace
	const line = "I would not do that if I were you, stranger."
	r := geom.R(100, 100, 0, 0)
	record(t, kit, &trace, func(p *paint.Canvas) { r.W, r.H = BubbleSize(p, line, 180) })
	if _, low := r.W, r.H; r.W > 180 || low < 40 {
		t.Fatalf("the bubble is %v wide and %v high, want at most 180 and two lines", r.W, low)
	}
	sums := map[uint64]geom.Point{}
	for _, to := range []geom.Point{{X: 150, Y: 20}, {X: 150, Y: 400}, {X: 0, Y: 400}} {
		d := record(t, kit, &trace, func(p *paint.Canvas) { Bubble(p, r, line, to) })
		if len(d.texts) != 1 || !d.texts[0].Rect.Within(r) {
			t.Errorf("the texts are %+v, want the line inside %v", d.texts, r)
		}
		if other, ok := sums[d.sum]; ok {
			t.Errorf("the bubbles of speakers at %v and %v look alike", to, other)
		}
		sums[d.sum] = to
	}
}
