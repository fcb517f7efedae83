package pieces

import (
	"testing"

	"gulch/render/geom"
)

// TestCrowdHousesDoNotOverlap checks rows of 1 to 9 houses. No two houses may overlap, and each
// must be inside the part of the street that StreetLayout reserves for it.
func TestCrowdHousesDoNotOverlap(t *testing.T) {
	for _, room := range []geom.Rect{geom.R(3, 4, 55, 72), geom.R(0, 0, 122, 150), geom.R(0, 0, 44, 60)} {
		for n := 1; n <= 9; n++ {
			var all []geom.Rect
			for i := range n {
				house, share := StreetLayout(room, n, i, 46)
				if !house.Within(room.Inset(-0.1)) || !share.Within(room.Inset(-0.1)) {
					t.Errorf("house %d of %d in the room %v is not inside it: %v", i, n, room, house)
				}
				if !share.Has(house.Center()) || house.W < 11.5 {
					t.Errorf("house %d of %d in the room %v: the house %v is too small or not inside its part %v", i, n,
						room, house, share)
				}
				for _, other := range all {
					if house.Inset(0.1).Meets(other.Inset(0.1)) {
						t.Errorf("house %d of %d in the room %v overlaps another", i, n, room)
					}
				}
				all = append(all, house)
			}
		}
	}
}
