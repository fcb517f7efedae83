package ui

import (
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
