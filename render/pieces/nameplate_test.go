package pieces

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// TestFitName checks that a name is drawn in one line if it fits, smaller in two lines if not, and
// clipped if that does not suffice either.
func TestFitName(t *testing.T) {
	kit := newKit(t)
	var trace paint.Trace
	r := geom.R(50, 50, 70, 34)
	var sizes []float64
	for _, name := range []string{"Ada", "Wilhelmine Grosse", "Wilhelmine Grosse Brandt of the Sacramento Valley"} {
		d := record(t, kit, &trace, func(p *paint.Canvas) { FitName(p, name, r, theme.Ink) })
		if len(d.texts) != 1 {
			t.Fatalf("%q is drawn as %q, want one text", name, d.words())
		}
		if w := d.texts[0]; name != "Ada" && !w.Rect.Inset(0.1).Within(r) && w.Size > 10 {
			t.Errorf("%q is drawn with size %v in %v, outside of %v", name, w.Size, w.Rect, r)
		}
		sizes = append(sizes, d.texts[0].Size)
	}
	if sizes[1] >= sizes[0] || sizes[2] > sizes[1] {
		t.Errorf("the names are drawn with the sizes %v, want longer names smaller", sizes)
	}
}
