package ui

import "testing"

// TestStickDirections checks that the left stick moves the focus in the direction in which it is
// pushed most clearly, and not at all near its middle.
func TestStickDirections(t *testing.T) {
	for _, c := range []struct {
		x, y float64
		want Dir
	}{{1, 0, East}, {-1, 0, West}, {0, 1, Down}, {0, -1, Up}, {0.5, -0.5, Stay}, {0.2, -0.7, Up}} {
		if got := new(stick).step(c.x, c.y); got != c.want {
			t.Errorf("the stick at %v, %v moves the focus in direction %d, want %d", c.x, c.y, got, c.want)
		}
	}
}

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
