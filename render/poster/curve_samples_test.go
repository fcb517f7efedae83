package poster_test

import (
	"math"
	"testing"

	"gulch/render/geom"
	"gulch/render/poster"
)

// TestRun checks that a sampled curve goes through its nodes, with samples at equal distances and
// without kinks.
func TestRun(t *testing.T) {
	nodes := []poster.Node{
		{At: geom.Point{X: 0, Y: 0}, Dir: geom.Point{X: 1}},
		{At: geom.Point{X: 100, Y: 40}, Dir: geom.Point{X: 0.6, Y: 0.8}},
		{At: geom.Point{X: 120, Y: 160}, Dir: geom.Point{Y: 1}, Off: 9},
	}
	line := poster.SampleCurve(nodes, poster.TrackStep)
	if len(line) < 100 {
		t.Fatalf("the track has %d samples, want at least 100", len(line))
	}
	near := math.Inf(1)
	for i, s := range line {
		near = min(near, geom.Point{X: s.X, Y: s.Y}.Dist(nodes[1].At))
		if i == 0 {
			continue
		}
		q := line[i-1]
		if d := math.Hypot(s.X-q.X, s.Y-q.Y); math.Abs(d-poster.TrackStep) > 0.1 {
			t.Errorf("two samples are %.2f units apart, want %d", d, poster.TrackStep)
		}
		if turn := s.DX*q.DX + s.DY*q.DY; turn < 0.98 {
			t.Errorf("the track has a kink at sample %d", i)
		}
	}
	if near > 1.5 {
		t.Errorf("the track passes the middle node at a distance of %.1f units, want at most 1.5", near)
	}
	if end := line[len(line)-1]; math.Abs(end.X-111) > 2 { // offset to the right of the downward direction
		t.Errorf("the track ends at x = %.1f, want 111", end.X)
	}
	if poster.SampleCurve(nil, 2) != nil || poster.SampleCurve(nodes[:1], 2) != nil {
		t.Error("Run returns samples for fewer than two nodes")
	}
}
