package ui

import (
	"testing"

	"gulch/render/geom"
)

// TestDragAndPinchEnd checks that a drag and a pinch end when the button is released and when
// another screen covers this one.
func TestDragAndPinchEnd(t *testing.T) {
	for _, c := range []struct {
		name string
		let  func(r *Root)
	}{
		{"by the hand", func(r *Root) { r.Update(&Input{X: 320, Y: 300, Inside: true, Release: true}, 16) }},
		{"by another screen", (*Root).CancelInput},
	} {
		t.Run(c.name, func(t *testing.T) {
			ends, last := 0, 1.0
			r := &Root{}
			r.Set(NewLayout(1280, 720), []Node{{
				ID: "map", Role: "text", SkipFocus: true, Rect: geom.R(0, 0, 600, 600),
				Drag: func(_ geom.Point, d Drag) {
					if d.End {
						ends++
					}
				},
				Pinch: func(_ geom.Point, grown float64) { last = grown },
			}})
			r.Update(&Input{X: 300, Y: 300, Inside: true, Down: true, Pressed: true}, 16)
			r.TakeFrameRequest()
			r.Update(&Input{X: 320, Y: 300, Inside: true, Down: true}, 16)
			if !r.TakeFrameRequest() {
				t.Error("a drag requests no frame")
			}
			if c.let(r); ends != 1 {
				t.Errorf("the drag ended %d times, want once", ends)
			}
			r.Update(&Input{X: 300, Y: 300, Inside: true, Down: true, Pinch: 1.2, PinchX: 310, PinchY: 300}, 16)
			if last != 1.2 {
				t.Errorf("Pinch was called with %v, want 1.2", last)
			}
			if c.let(r); last != 0 {
				t.Error("Pinch was not called with 0 at the end of the pinch")
			}
		})
	}
}
