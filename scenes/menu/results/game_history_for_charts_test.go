package results

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/render/chart"
	"gulch/render/geom"
	"gulch/render/pieces"
)

// TestMarksEndWithTheScores checks that no event is marked after the last position of the charts if
// the record of the game cannot be replayed to its end.
func TestMarksEndWithTheScores(t *testing.T) {
	c := &history{scores: [][]float64{{0, 3}, {0, 5}}, times: []string{"", ""}, marks: []mark{{at: 0}, {at: 1, seat: 1},
		{at: 2}, {at: 9, seat: -1}}}
	c.dropAfter(c.last())
	w := wealthPage{graph: &graph{results: &results{history: c}, chart: chart.Chart{
		Area: geom.R(0, 0, 400, 300), Last: c.last(), Format: func(v float64) string { return pieces.Number(int(v)) },
	}}}
	w.chart.Fit(0, 5)
	if len(c.marks) != 2 {
		t.Fatalf("%d marks are left, want 2", len(c.marks))
	}
	for _, m := range c.marks {
		if at := w.place(m); !w.chart.Area.Has(at) {
			t.Errorf("the mark %+v is outside the chart, at %v", m, at)
		}
	}
}

// TestChartHasNoSpikes checks that a change of the score that is taken back within the same turn is
// not drawn, and that steps between turns stay where they are.
func TestChartHasNoSpikes(t *testing.T) {
	c := &history{
		scores: [][]float64{{3, 9, 3, 3, 4, 3, 6, 7, 7}, {5, 5, 0, 5, 2, 5, 2, 3, 1}},
		times:  make([]string, 9), cuts: []chart.AxisMark{{At: 0}, {At: 3}},
	}
	c.dropSpikes()
	want := [][]float64{{3, 3, 3, 3, 3, 3, 6, 7, 7}, {5, 5, 5, 5, 5, 5, 3, 3, 1}}
	for seat := range want {
		if !slices.Equal(c.scores[seat], want[seat]) {
			t.Errorf("seat %d: the chart shows %v, want %v", seat, c.scores[seat], want[seat])
		}
	}
}

// TestBarsMeasureLosses checks that a bar of full length stands for the largest sum of losses if no
// seat has gained as much: one point must not fill the bar of a seat with -8 points.
func TestBarsMeasureLosses(t *testing.T) {
	c := &scoreCount{lines: []engine.Line{{Points: []int{1, 0}}, {Points: []int{-9, -11}}}, scores: []int{-8, -11}}
	if c.measure(); c.most != 11 {
		t.Errorf("a full bar stands for %d points, want 11", c.most)
	}
}
