package hexmap

import (
	"math"
	"testing"

	"gulch/render/geom"
)

// TestHexes checks that the centres of neighbours are one hex height apart, and that pieces at the
// positions of PiecePlace and ArcPlace are inside the hex.
func TestHexes(t *testing.T) {
	for _, d := range Directions {
		if far := (Hex{2, 3}).Center().Dist((Hex{2, 3}).Add(d).Center()); math.Abs(far-1) > 1e-9 {
			t.Errorf("the distance to a neighbour is %f, want 1", far)
		}
	}
	for n := 1; n <= 5; n++ {
		for i := range n {
			for _, place := range []func(i, n int) (geom.Point, float64){PiecePlace, ArcPlace} {
				if at, size := place(i, n); math.Hypot(at.X, at.Y)+size*0.4 > 0.5 {
					t.Errorf("piece %d of %d is not inside its hex: position %v, size %.2f", i, n, at, size)
				}
			}
		}
	}
}
