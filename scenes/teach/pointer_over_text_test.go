package teach_test

import (
	"testing"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/stage"
	"gulch/scenes/teach"
)

// TestPointersLeaveTextsFree plays every lesson and checks that hardly any pointer lies over a text
// of the table. Where a target is among texts on all sides, some pointers do.
func TestPointersLeaveTextsFree(t *testing.T) {
	all, over := 0, 0
	forEveryLesson(t, func(t *testing.T, g engine.Game, course *teach.Course, l *teach.Lesson) {
		h := startLesson(t, g, course, l)
		for n := range l.Steps {
			for _, id := range wait(t, h)["do"].([]string) {
				wait(t, h)
				if covered, shown := textUnderPointer(h); shown {
					if all++; covered > 40 { // square design units: more than the edge of a letter
						over++
						t.Logf("step %d: the pointer to %q covers %.0f square units of text", n+1, id, covered)
					}
				}
				if !h.Top().Base().Root.Press(id) {
					t.Fatalf("step %d: %q cannot be pressed", n+1, id)
				}
			}
		}
	})
	if all == 0 || over*10 > all {
		t.Errorf("%d of %d pointers lie over texts, want at most a tenth", over, all)
	}
}

// textUnderPointer returns the area of painted texts under the pointer of the lesson on top, and
// whether there is a pointer.
func textUnderPointer(h *stage.App) (area float64, shown bool) {
	root := &h.Top().Base().Root
	var arrow geom.Rect
	for _, x := range root.Transients() {
		if x.ID == ui.TransientPointer {
			arrow = x.At.Inset(8) // the icon does not fill its square
		}
	}
	if arrow.Empty() {
		return 0, false
	}
	pen := new(paint.Trace).Canvas(h.Kit, root.Layout.PixelW, root.Layout.PixelH, root.Layout.View)
	pen.OnText = func(w paint.DrawnText) { area += ui.Overlap(w.Rect, arrow) }
	drive.OnHost(func() { h.Top().Paint(pen) })
	return area, true
}
