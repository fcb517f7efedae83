package ui

import (
	"strings"
	"testing"
)

// TestClicksAreDelivered checks that every press and release is delivered in order, one per tick,
// whatever happens within one tick. Each word is one tick: d and u are changes to down and up, D is
// a button held down, . a button that is up.
func TestClicksAreDelivered(t *testing.T) {
	for _, c := range []struct{ name, device, want string }{
		{"slow", "d D D u .", "d D D u ."},
		{"in two ticks", "d u .", "d u ."},
		{"in one tick", "du . .", "d u ."},
		{"twice in a row", "du du . . .", "d u d u ."},
		{"let go and pressed again", "d D ud D u .", "d D u d u ."},
		{"pressed twice, held after that", "du D D u .", "d u d u ."},
		{"three times before the queue is empty", "du du du . . . .", "d u d u d u ."},
		{"release that was never told", "d D . .", "d D u ."},
		{"held when the app begins", "D D u", "d D u"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var b pressQueue
			var got []string
			device := strings.Fields(c.device)
			for len(got) < len(strings.Fields(c.want)) {
				word := "."
				if len(got) < len(device) {
					word = device[len(got)]
				} else if last := device[len(device)-1]; last == "D" {
					word = last
				}
				var in Input
				down := word == "D" || strings.Contains(word, "d")
				b.read(&in, strings.Contains(word, "d"), strings.Contains(word, "u"), down)
				got = append(got, map[[3]bool]string{
					{true, false, true}: "d", {false, true, false}: "u", {false, false, true}: "D", {}: ".",
				}[[3]bool{in.Pressed, in.Release, in.Down}])
			}
			if text := strings.Join(got, " "); text != c.want {
				t.Errorf("for the device states %q the delivered changes are %q, want %q", c.device, text, c.want)
			}
		})
	}
}

// TestClickKeepsItsPlace checks that a release that is delivered late has the position where it
// happened.
func TestClickKeepsItsPlace(t *testing.T) {
	var b pressQueue
	in := Input{X: 10, Y: 20}
	b.read(&in, true, true, true)
	in = Input{X: 300, Y: 400}
	b.read(&in, false, false, false)
	if !in.Release || in.X != 10 || in.Y != 20 {
		t.Errorf("the release was delivered at %v, %v, want 10, 20", in.X, in.Y)
	}
}

// TestTouchesAreDelivered checks that a finger that touches and leaves between two ticks is
// delivered as a tap at its position. A second finger must be ignored while the first is down.
func TestTouchesAreDelivered(t *testing.T) {
	var f touchTracker
	for i := range 2 {
		x := float64(10 * (i + 1))
		f.touch(0, x, 5)
		f.touch(1, 99, 99)
		f.lift(1)
		f.lift(0)
	}
	var got []Input
	for range 5 {
		var in Input
		if f.read(&in) {
			got = append(got, in)
		}
	}
	want := []Input{
		{X: 10, Y: 5, Pressed: true, Down: true}, {X: 10, Y: 5, Release: true},
		{X: 20, Y: 5, Pressed: true, Down: true}, {X: 20, Y: 5, Release: true},
	}
	if len(got) != len(want) {
		t.Fatalf("the finger was delivered in %d ticks, want %d", len(got), len(want))
	}
	for i, in := range got {
		w := want[i]
		if in.X != w.X || in.Y != w.Y || in.Pressed != w.Pressed || in.Down != w.Down || in.Release != w.Release ||
			!in.Touch {
			t.Errorf("tick %d: %+v, want %+v", i, in, w)
		}
	}
}

// TestFingerMoves checks that a finger that is down is reported at the position it moved to, and
// that moves of other fingers are ignored.
func TestFingerMoves(t *testing.T) {
	var f touchTracker
	f.touch(3, 10, 10)
	var in Input
	f.read(&in)
	f.move(3, 30, 40)
	f.move(4, 1, 1)
	in = Input{}
	if !f.read(&in) || !in.Down || in.Pressed || in.X != 30 || in.Y != 40 {
		t.Errorf("the input is %+v, want a finger held down at 30, 40", in)
	}
}
