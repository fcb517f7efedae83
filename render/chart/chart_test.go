package chart

import (
	"testing"

	"gulch/render/geom"
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

func TestRanked(t *testing.T) {
	c := Chart{Lines: []Line{{Seat: 0, Values: []float64{1, 5}}, {Seat: 1, Values: []float64{3, 5}},
		{Seat: 2, Values: []float64{9}}}}
	for at, want := range [][]int{{2, 1, 0}, {0, 1}} {
		got := c.ranked(at)
		if len(got) != len(want) {
			t.Fatalf("ranked returns %d lines at position %d, want %d", len(got), at, len(want))
		}
		for i, l := range got {
			if l.Seat != want[i] {
				t.Errorf("rank %d at position %d is seat %d, want %d", i, at, l.Seat, want[i])
			}
		}
	}
}
