package table

import (
	"strings"
	"testing"

	"gulch/render/paint"
	"gulch/render/ui"
)

// TestCurrentAndNextFits checks that CurrentAndNext uses whole names if they are short, and first
// names otherwise.
func TestCurrentAndNextFits(t *testing.T) {
	if said := CurrentAndNext("Ada", "Dutch"); !strings.Contains(said, "Ada") || !strings.Contains(said, "Dutch") {
		t.Errorf("CurrentAndNext of two short names is %q, want both names", said)
	}
	for _, next := range []string{"Dutch Maddox", "Opal Dearborn"} {
		if said := CurrentAndNext("Ada", next); strings.Contains(said, next) ||
			!strings.Contains(said, FirstName(next)) {
			t.Errorf("CurrentAndNext of Ada and %q is %q, want first names only", next, said)
		}
	}
	for _, next := range []string{"Stranger 2", "Stranger Jones"} {
		if said := CurrentAndNext("Stranger", next); !strings.Contains(said, next) {
			t.Errorf("CurrentAndNext of Stranger and %q is %q, want the whole name", next, said)
		}
	}
}

// TestNamesAreWholeInLargeText checks that a name with just enough room at the usual text size is
// not cut at a larger one, but written in letters that grow less than others.
func TestNamesAreWholeInLargeText(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	const least = 11
	usual := paint.Style{Face: paint.Bold, Size: 14, Clip: true}
	for _, name := range []string{"Ada", "Hastings", "Dutch Maddox"} {
		view := ui.NewLayout(1280, 720).View
		pen := new(paint.Trace).Canvas(kit, 1280, 720, view)
		wide := pen.Advance(FirstName(name), usual)
		for _, letters := range []float64{1, 1.25, 1.5} {
			view.Text = letters
			pen = new(paint.Trace).Canvas(kit, 1280, 720, view)
			st, text := FittingName(pen, name, wide, usual, least)
			if text != FirstName(name) || pen.Advance(text, st) > wide+1 || pen.Size(st) < least {
				t.Errorf("%q at %v: %q is %.0f wide in letters of %.1f, in a width of %.0f", name, letters, text,
					pen.Advance(text, st), pen.Size(st), wide)
			}
		}
	}
}
