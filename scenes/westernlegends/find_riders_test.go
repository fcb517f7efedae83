package westernlegends

import (
	"testing"

	"gulch/render/geom"
)

// TestEveryRiderIsNamed checks that the names of seven riders on one space do not overlap and stay
// inside the map, for spaces in several parts of it.
func TestEveryRiderIsNamed(t *testing.T) {
	const size, wide = 24, 110
	for _, at := range []geom.Point{{X: 400, Y: 230}, {X: 2, Y: 2}, {X: 926, Y: 460}, {X: 926, Y: 2}} {
		n := &labelPlacer{in: geom.R(0, 0, 928, 462)}
		var boxes []geom.Rect
		for i := range 7 {
			rider := at.Add(float64(i%3)*8, float64(i/3)*8)
			n.taken = append(n.taken, geom.Around(rider, size, size))
		}
		for i := range 7 {
			box := n.freeBeside(at.Add(float64(i%3)*8, float64(i/3)*8), size, wide)
			if !box.Within(n.in) {
				t.Errorf("at %v name %d is outside the map: %v", at, i, box)
			}
			for j, other := range boxes {
				if box.Meets(other) {
					t.Errorf("at %v names %d and %d overlap: %v, %v", at, j, i, other, box)
				}
			}
			boxes = append(boxes, box)
		}
	}
}
