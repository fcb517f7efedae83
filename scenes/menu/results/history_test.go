package results

import (
	"testing"

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
