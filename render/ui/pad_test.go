package ui

import "testing"

// Two pads that lie there do not disturb each other: a stick that is held repeats as slowly as with one pad.
func TestEachPadHasItsOwnStick(t *testing.T) {
	var held, idle stick
	var steps int
	for range 21 { // 350 ms
		for _, d := range []Dir{idle.step(0, 0), held.step(1, 0)} {
			if d != Stay {
				steps++
			}
		}
	}
	if steps != 1 {
		t.Errorf("a stick that is held for 350 ms makes %d steps; want 1", steps)
	}
}
