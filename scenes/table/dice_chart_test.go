package table

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
)

// TestDiceChartNumbersAreApart checks at two text sizes that the numbers below the dice chart do
// not run together.
func TestDiceChartNumbersAreApart(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	for _, letters := range []float64{1, 1.5} {
		window := ui.NewLayout(1280, 720)
		window.View.Text = letters
		pen := new(paint.Trace).Canvas(kit, 1280, 720, window.View)
		var last paint.DrawnText
		pen.OnText = func(x paint.DrawnText) {
			if last.Text != "" && x.Rect.X < last.Rect.Right()+1.5 {
				t.Errorf("letters %.1f: %q at %.1f and %q at %.1f run together", letters, last.Text, last.Rect, x.Text,
					x.Rect)
			}
			last = x
		}
		DiceChart{Rect: geom.R(100, 100, 178, 120), Gain: func(int) int { return 0 },
			Ways: func(int) int { return 1 }}.Paint(pen, "")
		pen.Flush()
	}
}
