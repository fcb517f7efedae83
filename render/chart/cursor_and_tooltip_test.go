package chart

import (
	"strings"
	"testing"

	"gulch/render/paint"
)

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

// TestCursorStaysInTheChart checks that the tooltip of the cursor is inside the chart at all
// positions, and that it lists the values from the largest down, with the events.
func TestCursorStaysInTheChart(t *testing.T) {
	c := sampleChart()
	names := []string{"Ada", "Bob", "Cleo", "Dan"}
	for at, want := range []string{"turn, Ada, 0, Bob, 0, Dan, 0, a robbery", "turn, Bob, 9, Ada, 7, Dan, 3, a robbery",
		"turn, Ada, 33, Bob, 33, Dan, 1, a robbery"} {
		var words []string
		for _, w := range record(t, func(p *paint.Canvas) {
			c.DrawCursor(p, at, "turn", names, []Event{{"robber-mask", "a robbery"}})
		}) {
			if words = append(words, w.Text); !w.Rect.Within(c.Area) {
				t.Errorf("position %d: the text %q is drawn in %v, outside of %v", at, w.Text, w.Rect, c.Area)
			}
		}
		if got := strings.Join(words, ", "); got != want {
			t.Errorf("position %d: the tooltip shows %s, want %s", at, got, want)
		}
	}
}
