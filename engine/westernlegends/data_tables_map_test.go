package westernlegends

import "testing"

// TestMap checks numbers of spaces and connections of the map against RULES.md. It also checks that
// every space can be left, and some distances.
func TestMap(t *testing.T) {
	walk, mesa := 0, 0
	for x := range Space(box.spaces) {
		walk += len(box.near[x])
		mesa += len(box.cross[x])
		if box.space[x].Feature != Mesa && len(box.near[x]) == 0 {
			t.Errorf("space %s has no neighbours", x)
		}
	}
	if box.spaces != 115 || walk != 2*244 || mesa != 2*17 {
		t.Errorf("%d spaces, %d ends of walking edges and %d of mesa edges; want 115, 488 and 34", box.spaces, walk,
			mesa)
	}
	for _, c := range []struct {
		x, y string
		want uint8
	}{{"sh_mine", "dr_bank", 4}, {"dr_bank", "rf_cabaret", 4}, {"dr_bank", "bg_rail", far}} {
		if d := box.dist[box.byID[c.x]][box.byID[c.y]]; d != c.want {
			t.Errorf("the distance from %s to %s is %d, want %d", c.x, c.y, d, c.want)
		}
	}
	if d := box.law[1][box.byID["dr_bank"]][box.byID["bg_rail"]]; d != 3 {
		t.Errorf("the Sheriff needs %d steps by rail, want 3", d)
	}
}
