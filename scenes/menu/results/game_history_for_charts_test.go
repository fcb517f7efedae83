package results

import (
	"testing"

	"gulch/engine"
	"gulch/engine/games"
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

// TestChartPlotsEachScore checks in a game of each kind that the chart shows at each position the
// scores of the rules: points that a seat loses in the turn or round in which it gained them are
// plotted too, or an arrest would seem to cost nothing.
func TestChartPlotsEachScore(t *testing.T) {
	for _, game := range games.All() {
		id := game.Info().ID
		m := finishedWith(t, id, game.Info().MinSeats, 2)
		c := newHistory(m, Narration{})
		r, err := m.Replay()
		if err != nil {
			t.Fatal(err)
		}
		for at := range c.times {
			if err := r.Seek(at); err != nil {
				t.Fatal(err)
			}
			for seat, want := range r.State().Scores(nil) {
				if got := c.scores[seat][at]; got != float64(want) {
					t.Fatalf("%s: the chart shows %v points of seat %d at position %d, want %d", id, got, seat, at, want)
				}
			}
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
