package poster_test

import (
	"strings"
	"testing"

	"gulch/render/poster"
)

// TestMovingPicturesAreLayered checks that animated pictures have several layers of the same size,
// that all but the farthest are cutouts, and that near layers move more than far ones.
func TestMovingPicturesAreLayered(t *testing.T) {
	art, err := poster.Load()
	if err != nil {
		t.Fatal(err)
	}
	behind := map[string]string{}
	for _, name := range append(art.Names("picture"), art.Names("cutout")...) {
		moving, _, ok := strings.Cut(name, "/")
		if !ok || behind[moving] != "" {
			continue
		}
		behind[moving] = name
		layers := art.Layers(moving)
		if len(layers) < 2 {
			t.Errorf("the animated picture %s has %d layers, want at least 2", moving, len(layers))
		}
		for i, l := range layers {
			p, err := art.Picture(l.Picture, "")
			if err != nil {
				t.Fatal(err)
			}
			if w, h, _ := art.Size(l.Picture); w != 320 || h != 180 {
				t.Errorf("the layer %s has the size %.0f by %.0f, want 320 by 180", l.Picture, w, h)
			}
			if i > 0 && moving != "winner" && !p.Smooth {
				t.Errorf("the layer %s hides the layers behind it: make it a cutout", l.Picture)
			}
			if i > 0 && l.Sway < layers[i-1].Sway {
				t.Errorf("the layer %s moves less than the layer behind it", l.Picture)
			}
		}
	}
	if len(behind) < 11 {
		t.Errorf("there are %d animated pictures, want at least 11", len(behind))
	}
}
