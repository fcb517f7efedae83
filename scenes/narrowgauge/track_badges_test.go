package narrowgauge

import "testing"

// TestFreeMeansNoCost checks that the badge of a play says that it is free only if it costs
// nothing, not if its gain makes up for its cost.
func TestFreeMeansNoCost(t *testing.T) {
	if free, even := freeOrEven(0), freeOrEven(4); free != "free" || even != "±$0" {
		t.Errorf("the badges are %q and %q", free, even)
	}
}
