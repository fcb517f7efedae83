package pieces

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// TestGaugesLookDifferent checks that gauges with other amounts, targets and colours are drawn
// differently, as cells and as bars, and that the default colour is brass.
func TestGaugesLookDifferent(t *testing.T) {
	kit := newKit(t)
	var trace paint.Trace
	sum := func(g Gauge) uint64 {
		return record(t, kit, &trace, func(p *paint.Canvas) { g.Draw(p, geom.R(10, 10, 300, 14)) }).sum
	}
	for _, like := range [][]Gauge{
		{{Max: 6}, {Value: 2, Max: 6}, {Value: 2, Target: 2, Max: 6}, {Value: 2, Target: 4, Max: 6},
			{Value: 4, Target: 2, Max: 6}, {Value: 2, Max: 6, Colour: theme.Oxblood}},
		{{Max: 60}, {Value: 20, Max: 60}, {Value: 20, Target: 20, Max: 60}, {Value: 20, Target: 40, Max: 60},
			{Value: 40, Target: 20, Max: 60}, {Value: 20, Max: 60, Colour: theme.Oxblood}},
	} {
		seen := map[uint64]Gauge{}
		for _, g := range like {
			s := sum(g)
			if other, ok := seen[s]; ok {
				t.Errorf("the gauges %+v and %+v are drawn alike", g, other)
			}
			seen[s] = g
		}
		brass := like[1]
		brass.Colour = theme.Brass
		if sum(brass) != sum(like[1]) {
			t.Errorf("the gauge %+v is not drawn in brass", like[1])
		}
	}
}

// TestGaugeCells checks that a gauge has one cell per unit for small amounts, and a single bar for
// large ones.
func TestGaugeCells(t *testing.T) {
	for _, c := range []struct {
		g    Gauge
		want int
	}{{Gauge{Value: 1, Target: 3}, 3}, {Gauge{Value: 5, Target: 3}, 5}, {Gauge{Value: 2, Target: 30}, 1}, {Gauge{}, 1},
		{Gauge{Max: 6}, 6}} {
		if n := c.g.Cells(); n != c.want {
			t.Errorf("%+v has %d cells, want %d", c.g, n, c.want)
		}
	}
}
