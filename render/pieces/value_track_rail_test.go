package pieces

import (
	"math"
	"slices"
	"testing"

	"gulch/render/geom"

	"pgregory.net/rapid"
)

// TestRailMarkersDoNotOverlap checks for random values that the markers of a rail are between its
// texts and in order and do not cover each other. A marker without others near it must be exactly
// on its hole.
func TestRailMarkersDoNotOverlap(t *testing.T) {
	rail := Rail{From: -9, To: 9, Head: 74, Foot: 74}
	r := geom.R(24, 551, 647, 26)
	rapid.Check(t, func(t *rapid.T) {
		values := rapid.SliceOfN(rapid.IntRange(-9, 9), 1, 6).Draw(t, "values")
		at := rail.Markers(r, values)
		size := rail.MarkerSize(r)
		for i, a := range at {
			if a.X < r.X+rail.Head+size/2-0.01 || a.X > r.Right()-rail.Foot-size/2+0.01 {
				t.Fatalf("values %v: a marker covers a text of the rail, at %v", values, a)
			}
			for k, b := range at {
				if i != k && math.Abs(a.X-b.X) < size*markerGap-0.01 {
					t.Fatalf("values %v: markers %d and %d are too close, at %v and %v", values, i, k, a, b)
				}
				if values[i] < values[k] && a.X >= b.X {
					t.Fatalf("values %v: marker %d is not before marker %d though its value is smaller", values, i, k)
				}
			}
			alone := !slices.ContainsFunc(values, func(v int) bool {
				return v != values[i] && v >= values[i]-3 &&
					v <= values[i]+3
			}) &&
				count(values, values[i]) == 1
			if alone && a.Dist(rail.Spot(r, float64(values[i]))) > 0.01 {
				t.Fatalf("values %v: marker %d is not on its hole though nothing is near", values, i)
			}
		}
	})
}

// TestMarkersLeaveTheGoalFree checks that the number of the goal is written where no marker covers
// it, however many markers have reached it.
func TestMarkersLeaveTheGoalFree(t *testing.T) {
	rail := Rail{To: 20, Head: 82, Every: 5, Goal: 20, HasGoal: true, Icon: "trophy"}
	r := geom.R(24, 57, 936, 22)
	_, free := rail.ends(r)
	if right := r.Right() - r.H; free+r.H*goalNumberWidth > right+0.01 {
		t.Errorf("the number ends at %.1f, and the icon begins at %.1f", free+r.H*goalNumberWidth, right)
	}
	for _, at := range rail.Markers(r, []int{20, 20, 20, 20, 20, 20}) {
		if right := at.X + rail.MarkerSize(r)/2; right > free+0.01 {
			t.Errorf("a marker ends at %.1f, and the number of the goal begins at %.1f", right, free)
		}
	}
}
