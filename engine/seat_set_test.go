package engine_test

import (
	"slices"
	"testing"

	"gulch/engine"
)

// TestSeatSetsCanBeLeftEarly checks that a loop over a set of seats can be left by a break.
func TestSeatSetsCanBeLeftEarly(t *testing.T) {
	var seen []engine.Seat
	for p := range engine.SeatsOf(1, 4, 6, engine.NoSeat).All() {
		if seen = append(seen, p); p == 4 {
			break
		}
	}
	if want := []engine.Seat{1, 4}; !slices.Equal(seen, want) {
		t.Errorf("a loop with a break at seat 4 visits %v, want %v", seen, want)
	}
}
