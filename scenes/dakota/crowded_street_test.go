package dakota

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
)

// TestCrowdedStreet checks with random crowds, in the narrowest street of a window, that every
// person in the street can be pressed. All are inside the street, the kinds do not overlap, and
// each kind that may be pressed is at least personWide wide.
func TestCrowdedStreet(t *testing.T) {
	var a boardLayout
	a.layCarts(geom.R(20, 60, 744, streetHigh))
	chance := engine.NewChance(49, 27)
	for range 2000 {
		var all []standing
		for _, used := range []bool{false, true} {
			for w := range rules.WorkerKinds {
				for range max(0, chance.Below(8)-3) {
					all = append(all, standing{w, used})
				}
			}
		}
		right := a.people.X
		for from := 0; from < len(all); {
			to := from
			for to < len(all) && all[to] == all[from] {
				to++
			}
			r := a.person(all, from).Union(a.person(all, to-1))
			if alwaysWide(all, from) && r.W < personWide-0.1 || r.X < right-0.1 || r.Right() > a.people.Right()+0.1 {
				t.Fatalf("among the people %v in the street at %.1f, those from %d to %d are at %.1f", all, a.people, from,
					to-1, r)
			}
			right, from = r.Right(), to
		}
	}
}
