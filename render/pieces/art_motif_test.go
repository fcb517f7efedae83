package pieces

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
)

// TestUnknownMotifs checks that an unknown motif has no size and takes no place, and that a known
// one stands with its foot on a point.
func TestUnknownMotifs(t *testing.T) {
	kit := newKit(t)
	var trace paint.Trace
	foot := geom.Point{X: 100, Y: 300}
	record(t, kit, &trace, func(p *paint.Canvas) {
		if r := (Motif{Name: "chess.piece.king"}).Stand(p, foot, 50); r != (geom.Rect{}) {
			t.Errorf("an unknown motif stands in %v, want nowhere", r)
		}
		r := (Motif{Name: "lid-boomtown"}).Stand(p, foot, 50)
		if r.H != 50 || r.Bottom() != foot.Y || r.Center().X != foot.X || r.W <= 0 {
			t.Errorf("a motif of height 50 stands in %v, want its foot at %v", r, foot)
		}
	})
}
