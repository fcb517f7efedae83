package ui

import "testing"

// TestEachPadHasItsOwnStick checks that a second, idle gamepad does not change how often a held
// stick repeats, and that the stick of an unplugged gamepad is removed.
func TestEachPadHasItsOwnStick(t *testing.T) {
	var r gamepads
	var steps int
	for range 21 { // 350 ms
		for _, d := range []Dir{r.stick(0).step(0, 0), r.stick(1).step(1, 0)} {
			if d != Stay {
				steps++
			}
		}
	}
	if steps != 1 {
		t.Errorf("a stick held for 350 ms moves the focus %d times, want once", steps)
	}
	if r.ids = r.ids[:0]; len(r.sticks) != 2 {
		t.Fatalf("the state of %d sticks is kept, want 2", len(r.sticks))
	}
	if r.dropUnplugged(); len(r.sticks) != 0 {
		t.Error("the stick of an unplugged gamepad is kept")
	}
}
