package hexmap

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/poster"
)

// TestCountryIsPainted checks that ReadFeatures converts positions to map units and rejects
// malformed JSON, and that a country with every terrain is painted without errors.
func TestCountryIsPainted(t *testing.T) {
	f, err := ReadFeatures([]byte(`{"rivers":[{"width":3,"points":[[0,0],[0.5,0.5],[1,0.5]]}],
		"state_borders":[{"points":[[0,1],[1,0]]}],"state_labels":[{"state":"OH","x":0.5,"y":0.25}],
		"compass":{"x":1,"y":1}}`), geom.Point{X: 4, Y: 2})
	if err != nil {
		t.Fatal(err)
	}
	if f.Compass != (geom.Point{X: 4, Y: 2}) || f.Labels[0].At != (geom.Point{X: 2, Y: 0.5}) ||
		f.Rivers[0].Points[1] != (geom.Point{X: 2, Y: 1}) {
		t.Errorf("the features are %+v, want positions in map units", f)
	}
	if _, err := ReadFeatures([]byte("{"), geom.Point{X: 1, Y: 1}); err == nil {
		t.Error("ReadFeatures accepts malformed JSON")
	}
	c := Country{Features: f}
	for i, g := range []Terrain{Open, Hills, Water, Cleared} {
		c.Cells = append(c.Cells, Cell{Hex: Hex{i, 0}, Terrain: g})
	}
	art, err := poster.Load()
	if err != nil {
		t.Fatal(err)
	}
	p := c.Poster("test", geom.R(0, 0, 4, 2), 100).Make(art, 100)
	if p.Err() != nil || p.Fills() < 50 {
		t.Errorf("the picture has %d fills and the error %v, want at least 50 and nil", p.Fills(), p.Err())
	}
}
