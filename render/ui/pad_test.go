package ui

import "testing"

// TestEachPadHasItsOwnStick checks that a second, idle gamepad does not change how often a held
// stick repeats, and that the stick of an unplugged gamepad is removed.
func TestEachPadHasItsOwnStick(t *testing.T) {
	var r pads
	var steps int
	for range 21 { // 350 ms
		for _, d := range []Dir{r.stick(0).step(0, 0), r.stick(1).step(1, 0)} {
			if d != Stay {
				steps++
			}
		}
	}
	if steps != 1 {
		t.Errorf("a stick that is held for 350 ms makes %d steps; want 1", steps)
	}
	if r.ids = r.ids[:0]; len(r.sticks) != 2 {
		t.Fatalf("%d sticks are known", len(r.sticks))
	}
	if r.forget(); len(r.sticks) != 0 {
		t.Error("the stick of a pad that was unplugged is kept")
	}
}
