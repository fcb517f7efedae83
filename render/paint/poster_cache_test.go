package paint

import (
	"testing"
	"time"

	"gulch/render/geom"
	"gulch/render/poster"
)

// TestPostersWithoutPicture checks that a poster without a picture, or whose rendering panics,
// draws nothing and is not queued again.
func TestPostersWithoutPicture(t *testing.T) {
	p, _ := guardedPen(t)
	r, made, reports := geom.R(0, 0, 40, 30), 0, 0
	p.Guard.Report = func(string, any, []byte) { reports++ }
	counted := Poster{Key: "none", Make: func(*poster.Art, float64) *poster.Picture { made++; return nil }}
	unknown := SceneIn("no such picture", "", 1.5)
	for range 2 {
		p.Poster(counted, r)
		p.Poster(unknown, r)
	}
	if made != 1 || p.RenderingPosters() || p.PosterReady(unknown, r) {
		t.Errorf("the poster without a picture was made %d times, want once; a poster is rendered: %v, ready: %v, "+
			"want neither", made, p.RenderingPosters(), p.PosterReady(unknown, r))
	}
	broken := Poster{Key: "broken", Make: func(*poster.Art, float64) *poster.Picture {
		made++
		return &poster.Picture{}
	}}
	p.Poster(broken, r)
	if len(p.posters.urgent) != 1 {
		t.Fatalf("%d posters are queued, want 1", len(p.posters.urgent))
	}
	p.posters.urgent[0].job = nil // so that rendering panics
	p.RenderPosters(time.Second)
	if p.Poster(broken, r); made != 2 || p.RenderingPosters() || reports != 1 {
		t.Errorf("a poster whose rendering panics was made %d times, want once; it is queued: %v, want not; %d reports, "+
			"want 1", made-1, p.RenderingPosters(), reports)
	}
}

// TestCoarseSizes checks that the sizes to which coarse rounds widths up are few, and at most an
// eighth larger than the width.
func TestCoarseSizes(t *testing.T) {
	seen := map[int]bool{}
	for w := 1; w <= 1024; w++ {
		got := coarse(w)
		seen[got] = true
		if got < w || w > 16 && float64(got) > 1.125*float64(w)+1 {
			t.Errorf("a poster of %d pixels is rendered at %d, want at most an eighth more", w, got)
		}
	}
	if len(seen) > 64 {
		t.Errorf("coarse returns %d different widths, want at most 64", len(seen))
	}
}
