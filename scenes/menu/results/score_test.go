package results

import (
	"math"
	"testing"

	"gulch/render/cvd"
)

// TestSourceColorsAreDistinct checks that all categories of a score sheet have distinguishable
// colors, for color-blind players too.
func TestSourceColorsAreDistinct(t *testing.T) {
	for _, eye := range append([]cvd.Vision{cvd.Normal}, cvd.Dichromacies...) {
		least := 24.0
		if eye.Name == cvd.Normal.Name {
			least = 50
		}
		for i, c := range sourceColours {
			for k, other := range sourceColours[:i] {
				x, y := eye.Color(c), eye.Color(other)
				d := math.Hypot(math.Hypot(float64(x.R)-float64(y.R), float64(x.G)-float64(y.G)),
					float64(x.B)-float64(y.B))
				if d < least {
					t.Errorf("%s: categories %d and %d have the colours %v and %v, %.0f apart", eye.Name, k, i, x, y, d)
				}
			}
		}
	}
}
