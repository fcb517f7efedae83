package table

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
)

// TestFittingMoveNames checks that a name in the coach's panel that is too long loses the words
// that it shares with another name, and not those in which it differs from one of the others.
func TestFittingMoveNames(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	p := kit.Canvas(nil, paint.View{Scale: 1})
	st := paint.Style{Face: paint.Body, Size: 12.5}
	names := []string{"Move the Sheriff to the Old Mine", "Move the Sheriff to the Bank", "End the turn"}
	for i, want := range []string{"… Old Mine", "Move … Bank", "End the turn"} {
		if _, got := fittingMoveName(p, names, i, geom.R(0, 0, 76, 19), st); got != want {
			t.Errorf("%q becomes %q, expected %q", names[i], got, want)
		}
	}
	pioneers := []string{"Tan pioneer walks on. Go to Root Cellar", "Tan pioneer walks on. Go to Saw Pit",
		"Green pioneer walks on. Go to Root Cellar"}
	for i, want := range []string{"Tan … Root Cellar", "Tan … to Saw Pit",
		"Green … Cellar"} {
		if _, got := fittingMoveName(p, pioneers, i, geom.R(0, 0, 100, 19), st); got != want {
			t.Errorf("%q becomes %q, expected %q", pioneers[i], got, want)
		}
	}
	if st, got := fittingMoveName(p, names, 0, geom.R(0, 0, 120, 30), st); got != names[0] || st.Wrap == 0 {
		t.Errorf("with room for two lines %q becomes %q in the style %+v", names[0], got, st)
	}
	if _, got := fittingMoveName(p, names, 0, geom.R(0, 0, 1000, 19), st); got != names[0] {
		t.Errorf("with enough room %q becomes %q", names[0], got)
	}
}
