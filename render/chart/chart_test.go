package chart

import (
	"strconv"
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
)

func TestFit(t *testing.T) {
	for _, c := range []struct {
		values    []float64
		low, high float64
		step      float64
	}{
		{[]float64{0, 3, 87}, 0, 100, 20},
		{[]float64{0, 3, 117}, 0, 125, 25},
		{[]float64{-7, 3, 12}, -10, 15, 5},
		{[]float64{4, 4, 4}, 0, 4, 1},
		{[]float64{0, 0}, 0, 1, 1},
	} {
		x := Chart{Lines: []Line{{Values: c.values}}}
		if x.Fit(0, 0); x.low != c.low || x.high != c.high || x.Step != c.step {
			t.Errorf("for the values %v the axis runs from %v to %v in steps of %v, want %v to %v by %v", c.values,
				x.low, x.high, x.Step, c.low, c.high, c.step)
		}
	}
}

// TestPositions checks that At is the inverse of Point, and that points outside the plot give the
// first or the last position.
func TestPositions(t *testing.T) {
	c := Chart{Area: geom.R(100, 50, 600, 300), Last: 143, Lines: []Line{{Values: []float64{0, 50}}}}
	c.Fit(0, 100)
	for at := range c.Last + 1 {
		if got := c.At(c.Point(at, 20)); got != at {
			t.Fatalf("At(Point(%d)) is %d, want the same position", at, got)
		}
	}
	for p, want := range map[geom.Point]int{{X: 0, Y: 0}: 0, {X: 2000, Y: 0}: 143} {
		if got := c.At(p); got != want {
			t.Errorf("At(%v) is position %d, want %d", p, got, want)
		}
	}
	if at := c.Point(0, 100); !c.Plot().Inset(-1).Has(at) {
		t.Errorf("the highest value is drawn at %v, outside of the plot %v", at, c.Plot())
	}
}

// record returns the texts that draw draws. Nothing is rendered.
func record(t *testing.T, draw func(p *paint.Canvas)) []paint.DrawnText {
	t.Helper()
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	var texts []paint.DrawnText
	p := new(paint.Trace).Canvas(kit, 800, 400, paint.View{Scale: 1})
	p.OnText = func(w paint.DrawnText) { texts = append(texts, w) }
	draw(p)
	p.Flush()
	return texts
}

// longMark is a label that is wider than half of the plot of sampleChart.
const longMark = "the turn in which everybody went to the saloon"

// sampleChart returns a chart of four seats, two of which end with the same value and one of which
// has no values.
func sampleChart() Chart {
	c := Chart{Area: geom.R(100, 50, 600, 300), Last: 2, Axis: "turn", Format: func(v float64) string {
		return strconv.FormatFloat(v, 'f', -1, 64)
	}, Lines: []Line{{Seat: 0, Values: []float64{0, 7, 33}}, {Seat: 1, Values: []float64{0, 9, 33}}, {Seat: 2},
		{Seat: 3, Values: []float64{0, 3, 1}}},
		AxisMarks: []AxisMark{{0, "1"}, {1, longMark}, {2, longMark}}}
	c.Fit(0, 40)
	return c
}

// TestValuesAtTheEnds checks that the last value of each line is drawn right of the plot, and that
// equal values do not overlap. Labels of the axis that would overlap must be left out.
func TestValuesAtTheEnds(t *testing.T) {
	c := sampleChart()
	var ends []paint.DrawnText
	marks := 0
	for _, w := range record(t, c.Paint) {
		if w.Rect.X > c.Plot().Right()+28 && w.Rect.Y < c.Plot().Bottom() {
			ends = append(ends, w)
		}
		if w.Text == longMark {
			marks++
		}
	}
	if len(ends) != 3 {
		t.Fatalf("right of the plot are the values %+v, want those of three lines", ends)
	}
	for i, w := range ends {
		if want := []string{"33", "33", "1"}[i]; w.Text != want {
			t.Errorf("value %d from the top is %s, want %s", i, w.Text, want)
		}
		if i > 0 && w.Rect.Y < ends[i-1].Rect.Bottom() {
			t.Errorf("the values %+v and %+v overlap", ends[i-1], w)
		}
	}
	if marks != 1 {
		t.Errorf("%d of two labels that would overlap are drawn, want 1", marks)
	}
}
