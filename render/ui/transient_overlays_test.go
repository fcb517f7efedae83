package ui

import (
	"math"
	"testing"

	"gulch/render/geom"

	"pgregory.net/rapid"
)

// TestPlaceClear checks for random screens that a transient thing lies inside the window, and
// covers its subject only if no offered place is free of it.
func TestPlaceClear(t *testing.T) {
	full := geom.R(0, 0, 1280, 720)
	rect := rapid.Custom(func(t *rapid.T) geom.Rect {
		return geom.R(rapid.Float64Range(-100, 1300).Draw(t, "x"), rapid.Float64Range(-100, 700).Draw(t, "y"),
			rapid.Float64Range(10, 300).Draw(t, "w"), rapid.Float64Range(10, 200).Draw(t, "h"))
	})
	rapid.Check(t, func(t *rapid.T) {
		subject := rect.Draw(t, "subject")
		places := rapid.SliceOfN(rect, 1, 8).Draw(t, "places")
		at := PlaceClear(full, places, []Cover{{subject, CostSubject}})
		if at.X < 0 || at.Y < 0 || at.Right() > full.Right() || at.Bottom() > full.Bottom() {
			t.Fatalf("the place %v is not inside the window", at)
		}
		for _, s := range places {
			if Overlap(inside(s, full), subject) == 0 && Overlap(at, subject) > 0 {
				t.Fatalf("the place %v covers the subject %v, but %v does not", at, subject, s)
			}
		}
	})
}

// TestCoverShareCountsReadingAndTargets checks that what is read, what can be pressed, and the edge
// above a target count as covered, and what only has a text does not.
func TestCoverShareCountsReadingAndTargets(t *testing.T) {
	r := &Root{Layout: NewLayout(1280, 720), Reading: []geom.Rect{geom.R(0, 0, 100, 50)}, Nodes: []Node{
		{ID: "target", Rect: geom.R(200, 100, 100, 100), Role: "move", Press: func() {}},
		{ID: "text", Rect: geom.R(400, 100, 100, 100), Role: "text"},
	}}
	for at, want := range map[geom.Rect]float64{
		geom.R(0, 0, 100, 100):    0.5,
		geom.R(200, 100, 100, 90): 1,
		geom.R(200, 0, 100, 90):   0,
		geom.R(200, 5, 100, 90):   0.05,
		geom.R(400, 100, 100, 90): 0,
	} {
		r.Put(Transient{ID: TransientTalk, At: at})
		if got := r.CoverShare(TransientTalk, 10); math.Abs(got-want) > 0.06 {
			t.Errorf("at %v the share is %.2f, want %.2f", at, got, want)
		}
	}
	r.Remove(TransientTalk)
	if got := r.CoverShare(TransientTalk, 10); got != 0 {
		t.Errorf("of what is not shown, the share is %v", got)
	}
}
