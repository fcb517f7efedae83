package paint

import (
	"testing"

	"gulch/render/geom"
)

// TestNothingIsDrawnBelowAPixel checks that icons and figures of less than half a pixel, and texts
// without ink, draw nothing.
func TestNothingIsDrawnBelowAPixel(t *testing.T) {
	kit, err := NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	var notes Trace
	f, at := Figure{Icon: "laurels", Body: White}, geom.Point{X: 20, Y: 20}
	icons := map[string]func(p *Canvas, size float64){
		"Icon":           func(p *Canvas, size float64) { p.Icon("laurels", at, size, White) },
		"RotatedIcon":    func(p *Canvas, size float64) { p.RotatedIcon("laurels", at, size, 1, White) },
		"ScaledFigure":   func(p *Canvas, size float64) { p.ScaledFigure(f, at, size, size, 0) },
		"NarrowedFigure": func(p *Canvas, size float64) { p.NarrowedFigure(f, at, size, 0.5) },
		"FigureOnce":     func(p *Canvas, size float64) { p.FigureOnce(f, at, size, 0) },
	}
	for name, draw := range icons {
		sum := func(size float64) uint64 {
			p := notes.Canvas(kit, 100, 50, View{Scale: 1})
			draw(p, size)
			p.Flush()
			return notes.Sum()
		}
		if empty := sum(0); sum(0.4) != empty || sum(10) == empty {
			t.Errorf("%s: drawn at 0.4 pixels: %v, at 10 pixels: %v; expected only the latter", name,
				sum(0.4) != empty, sum(10) != empty)
		}
	}
	p := notes.Canvas(kit, 100, 50, View{Scale: 1})
	before := notes.Sum()
	if h, want := p.Text("\n", at, Style{Size: 10, LineHeight: 1.5}), 30.0; h != want || notes.Sum() != before {
		t.Errorf("two empty lines are %v high, expected %v; something was drawn: %v", h, want, notes.Sum() != before)
	}
}
