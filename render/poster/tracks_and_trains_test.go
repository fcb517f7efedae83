package poster_test

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/poster"
)

// TestTrackIsLaid checks that the parameter share of Track determines how much is drawn: first
// nothing, then ties, then rails.
func TestTrackIsLaid(t *testing.T) {
	a := art(t)
	line := poster.SampleCurve([]poster.Node{{At: geom.Point{X: 0, Y: 20}, Dir: geom.Point{X: 1}},
		{At: geom.Point{X: 100, Y: 20}, Dir: geom.Point{X: 1}}}, poster.TrackStep)
	last := -1
	for _, share := range []float64{0, 0.5, 1} {
		p := a.New(100, 40, "noon").Track(line, "#C24A33", "#6C1F22", share).Bridge(line).Train(line, 40, "#C24A33",
			"#F2906A").Station(50, 30)
		if p.Err() != nil {
			t.Fatal(p.Err())
		}
		if p.Fills() <= last {
			t.Errorf("at the share %v the track has no more fills than at the share before", share)
		}
		last = p.Fills()
	}
}
