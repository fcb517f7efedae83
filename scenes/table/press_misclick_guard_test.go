package table

import "testing"

// TestHurryGuardsMoves checks that for a second after the player hurried animations, every move is
// guarded against accidental presses.
func TestHurryGuardsMoves(t *testing.T) {
	for _, c := range []struct {
		now, hurried float64
		want         bool
	}{{5000, 0, false}, {5000, 4500, true}, {5000, 3900, false}} {
		if got := (&hurry{at: c.hurried}).within(c.now, hurryMoveGuard); got != c.want {
			t.Errorf("guarded at %.0f ms, hurried at %.0f ms: got %v, want %v", c.now, c.hurried, got, c.want)
		}
	}
}
