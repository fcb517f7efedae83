package table

import (
	"testing"

	"gulch/render/paint"
	"gulch/scenes/coach"
)

// TestCoachLinesAreWhole checks that the name of a move in the coach's panel keeps all its words:
// a long name is wrapped, beside the verdict or, if that takes fewer rows, above it.
func TestCoachLinesAreWhole(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	p := kit.Canvas(nil, paint.View{Scale: 1})
	for _, x := range []struct {
		name  string
		width float64
		rows  int
		below bool
	}{
		{"End the turn", 240, 1, false},
		{"Tan pioneer walks on. Go to Root Cellar", 240, 2, false},
		{"Tan pioneer walks on. Go to Root Cellar", 130, 2, true},
		{"Eisenbahngesellschaftsdirektion", 240, 1, true},
	} {
		line := coachLine{listedMove: listedMove{verdict: coach.Close}, name: x.name}
		line.fit(p, x.width, 12.5)
		if wide, _ := p.Measure(line.name, line.st); wide > line.st.Wrap || line.st.Clip {
			t.Errorf("%q is %.0f wide in %.0f units, so that something is lost", x.name, wide, line.st.Wrap)
		}
		rows := x.rows + map[bool]int{true: 1}[x.below]
		least := float64(rows) * line.st.Size * line.st.LineHeight
		if line.below != x.below || line.high < least-0.5 || line.high > max(1.05*least+4, coachRow) {
			t.Errorf("%q in %.0f units is %.1f high, verdict below: %v; expected %d rows and %v", x.name, x.width, line.high,
				line.below, rows, x.below)
		}
	}
}
