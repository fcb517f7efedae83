package trailmap

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/stage"
)

// TestTrailLayout checks that the stations of the Trail are far enough apart to be pressed
// separately in every window and text size, and that none is covered by the plaque, the stars or
// the info line.
func TestTrailLayout(t *testing.T) {
	sizes := append([][2]int{{390, 844}, {800, 600}, {844, 390}, {1160, 800}, {1000, 960}}, menutest.Windows...)
	for _, size := range sizes {
		trailPlacesApart(t, ui.NewLayout(size[0], size[1]))
	}
	menutest.EachPhone(t, (&trailScreen{}).MinHeight, trailPlacesApart)
}

// trailPlacesApart checks, in every text size, that the stations of the Trail are far enough apart
// for touch and are not covered.
func trailPlacesApart(t *testing.T, l ui.Layout) {
	for _, letters := range stage.TextSizes {
		l.View.Text = float64(letters) / 100
		c := placeTrail(l, 5, 40, -1)
		for i, a := range c.stations {
			field := geom.Around(a, 44, 52)
			if !field.Within(c.land) || field.Meets(c.plaque) || field.Meets(c.stars) || field.Meets(c.info) {
				t.Errorf("%.0f by %.0f: the touch area of station %d at %v leaves the landscape or is covered", l.W,
					l.H, i+1, a)
			}
			for k, b := range c.stations[:i] {
				if touchDistance(a, b) < 44 {
					t.Errorf("%.0f by %.0f: stations %d and %d are %.1f apart, want at least 44", l.W, l.H, k+1, i+1,
						touchDistance(a, b))
				}
			}
			if all := placeTrail(l, 5, 40, i).card.all; l.Phone && !all.Within(l.Area()) {
				t.Errorf("%.0f by %.0f: the card of station %d leaves the window: %v", l.W, l.H, i+1, all)
			}
		}
	}
}
