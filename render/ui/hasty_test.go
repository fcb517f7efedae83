package ui

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/pieces"
)

// wait lets time pass with the pointer where it is.
func wait(r *Root, x, y, ms float64) {
	for ; ms > 0; ms -= 16 {
		r.Update(&Input{X: x, Y: y, Inside: true}, 16)
	}
}

// swapped is a screen whose only button gives way to another one at the same place, as "Roll" does to "Next turn".
func swapped(second string, pressed map[string]int) *Root {
	r := &Root{}
	l, at := NewLayout(1280, 720), geom.R(100, 100, 120, 40)
	next := func() {
		r.Set(l, []Node{Button(second, at, pieces.Button{Label: "after"}, func() { pressed["after"]++ })})
	}
	r.Set(l, []Node{Button("before", at, pieces.Button{Label: "before"}, func() { pressed["before"]++; next() })})
	wait(r, 5, 5, 1000)
	return r
}

// The second click of a double click does not press what has come under the pointer in the meantime.
func TestDoubleClickPressesOnce(t *testing.T) {
	for _, c := range []struct {
		name string
		rest float64 // ms between the clicks
		x, y float64 // where the second one is
		want int     // how often the second button is pressed
	}{
		{"at once", 100, 110, 110, 0}, {"a little later", 180, 112, 111, 0}, {"a click of its own", 400, 110, 110, 1},
		{"elsewhere on it", 100, 200, 110, 1},
	} {
		pressed := map[string]int{}
		r := swapped("after", pressed)
		click(r, 110, 110)
		wait(r, 110, 110, c.rest)
		click(r, c.x, c.y)
		if pressed["before"] != 1 || pressed["after"] != c.want {
			t.Errorf("%s: pressed %v", c.name, pressed)
		}
	}
}

// A finger has no pointer that hovers; its second tap is left alone all the same.
func TestDoubleTapPressesOnce(t *testing.T) {
	tap := func(r *Root) {
		r.Update(&Input{X: 110, Y: 110, Inside: true, Touch: true, Down: true, Pressed: true}, 16)
		r.Update(&Input{X: 110, Y: 110, Inside: true, Touch: true, Release: true}, 16)
		r.Update(&Input{}, 60)
	}
	pressed := map[string]int{}
	r := swapped("after", pressed)
	for range 3 { // as fast as fingers go
		tap(r)
	}
	if pressed["after"] != 0 {
		t.Errorf("three taps pressed %v", pressed)
	}
	r.Update(&Input{}, 300)
	if tap(r); pressed["after"] != 1 {
		t.Errorf("a tap of its own pressed %v", pressed)
	}
}

// What comes under a pointer that was about to press something else is not pressed by that.
func TestWhatComesUnderThePointer(t *testing.T) {
	pressed := map[string]int{}
	r := swapped("after", pressed)
	wait(r, 110, 110, 300)
	r.Nodes[0].Press() // the screen changes by itself
	click(r, 110, 110)
	if pressed["after"] != 0 {
		t.Error("what came under the pointer was pressed at once")
	}
	wait(r, 110, 110, 300)
	if click(r, 110, 110); pressed["after"] != 1 {
		t.Error("it cannot be pressed later")
	}
}

// The same button can mean another decision: then two clicks at once count as one. What stays the same, like the
// steps of an amount, is pressed as often as it is clicked.
func TestTurnedScreen(t *testing.T) {
	pressed := map[string]int{}
	r := desk(pressed, "more")
	wait(r, 110, 110, 500)
	for range 3 {
		click(r, 110, 110)
	}
	if pressed["more"] != 3 {
		t.Errorf("three quick clicks count %d times", pressed["more"])
	}
	r.Turn()
	if click(r, 110, 110); pressed["more"] != 3 {
		t.Error("a double click makes the next decision too")
	}
}

// Enter struck twice does not press what got the focus in the meantime, and another screen is no way round.
func TestKeysAndScreens(t *testing.T) {
	pressed := map[string]int{}
	r := swapped("after", pressed)
	r.Focus("before")
	r.Update(&Input{Accept: true}, 16) // shows the focus
	r.Update(&Input{Accept: true}, 16)
	r.Focus("after")
	r.Update(&Input{Accept: true}, 16)
	if pressed["after"] != 0 || pressed["before"] != 1 {
		t.Errorf("Enter struck twice pressed %v", pressed)
	}
	wait(r, 5, 5, 600)
	if r.Update(&Input{Accept: true}, 16); pressed["after"] != 1 {
		t.Error("a later Enter does not")
	}

	first, second := desk(pressed, "a"), desk(pressed, "b")
	wait(first, 110, 110, 300)
	wait(second, 5, 5, 300) // it has been there before
	click(first, 110, 110)
	first.Rest()
	second.Follow(first)
	if click(second, 110, 110); pressed["b"] != 0 {
		t.Error("a double click presses a button of the next screen")
	}
	wait(second, 110, 110, 300)
	if click(second, 110, 110); pressed["b"] != 1 {
		t.Error("a later click does not")
	}
}
