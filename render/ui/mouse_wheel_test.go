package ui

import (
	"math"
	"testing"

	"gulch/render/geom"
)

// TestBrowserWheelEventsBecomeNotches checks that wheel events of different browsers and devices
// are converted to the same unit.
func TestBrowserWheelEventsBecomeNotches(t *testing.T) {
	for _, c := range []struct {
		name string
		e    wheelEvent
		want float64
	}{
		{"Chrome, mouse", wheelEvent{deltaY: 100, legacy: -120}, -1},
		{"Chrome on Linux, mouse", wheelEvent{deltaY: -53, legacy: 120}, 1},
		{"Edge, three notches in one event", wheelEvent{deltaY: 300, legacy: -360}, -3},
		{"Firefox, mouse", wheelEvent{deltaY: 3, mode: deltaLines}, -1},
		{"a screen for each notch", wheelEvent{deltaY: -1, mode: deltaPages}, 1},
		{"trackpad", wheelEvent{deltaY: 4, legacy: -12}, -0.04},
		{"made by a script", wheelEvent{deltaY: 120, legacy: 120}, -1},
		{"sideways", wheelEvent{}, 0},
		{"pixels only", wheelEvent{deltaY: -100}, 1},
		{"wheel of high resolution", wheelEvent{deltaY: 12.5, legacy: -15}, -0.125},
	} {
		if got := c.e.notches(); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%s: %v notches; want %v", c.name, got, c.want)
		}
	}
	pinch := wheelEvent{deltaY: -10, pinch: true}
	if got := math.Pow(1+wheelStep, pinch.notches()); math.Abs(got-math.Exp(0.1)) > 1e-3 {
		t.Errorf("a pinch of 10 pixels zooms by %v; want %v", got, math.Exp(0.1))
	}
}

// wheelBench returns functions for a test screen with a node for each kind of wheel handler. turn
// turns the wheel over the node with an ID, wait lets time pass, and got holds the sum of what each
// node has received.
func wheelBench() (turn func(id string, notches float64), wait func(ms float64), got map[string]float64) {
	got = map[string]float64{}
	nodes := []Node{
		{ID: "value", Rect: geom.R(0, 0, 100, 100), Wheel: func(n int) { got["value"] += float64(n); got["calls"]++ }},
		{ID: "map", Rect: geom.R(100, 0, 100, 100), Scroll: func(n float64) { got["map"] += n }},
		{ID: "pages", Rect: geom.R(200, 0, 100, 100), TurnPage: func(by int) { got["pages"] += float64(by) }},
		{ID: "other", Rect: geom.R(300, 0, 100, 100), Wheel: func(n int) { got["other"] += float64(n) }},
	}
	r := &Root{}
	r.Set(NewLayout(1280, 720), nodes)
	turn = func(id string, notches float64) {
		c := r.find(id).Rect.Center()
		x, y := r.Layout.View.ToPixel(c)
		r.Update(&Input{X: x, Y: y, Inside: true, Wheel: notches}, 16)
	}
	return turn, func(ms float64) { r.Update(&Input{}, ms) }, got
}

// TestWheelKeepsFractions checks that fractions of a notch add up to whole steps for Wheel, and are
// passed on unchanged to Scroll.
func TestWheelKeepsFractions(t *testing.T) {
	turn, wait, got := wheelBench()
	for i := range 25 {
		turn("value", 0.1)
		if want := float64((i + 1) / 10); got["value"] != want || got["calls"] != want {
			t.Fatalf("after %d tenths of a notch: moved by %v in %v calls; want %v", i+1, got["value"], got["calls"],
				want)
		}
		wait(300)
	}
	turn("value", 3.5)
	if got["value"] != 6 || got["calls"] != 3 {
		t.Errorf("6 notches moved the value by %v in %v calls; want 6 in 3", got["value"], got["calls"])
	}
	turn("map", 0.3)
	if got["map"] != 0.3 {
		t.Errorf("0.3 notches scrolled the map by %v, want 0.3", got["map"])
	}
}

// TestWheelDropsFractionsOfAnotherTurn checks that the remainder of a turn is dropped when the
// direction or the node changes.
func TestWheelDropsFractionsOfAnotherTurn(t *testing.T) {
	turn, _, got := wheelBench()
	turn("value", 0.9)
	turn("value", -0.2)
	turn("value", 0.9)
	turn("other", 0.9)
	turn("value", 0.9)
	if got["value"] != 0 || got["other"] != 0 {
		t.Errorf("fractions of different turns moved the value by %v and the other by %v, want 0 and 0", got["value"],
			got["other"])
	}
}

// TestWheelTurnsOnePagePerGesture checks that a gesture turns one page, however many events it has,
// and that a change of direction or a pause begins a new gesture.
func TestWheelTurnsOnePagePerGesture(t *testing.T) {
	turn, wait, got := wheelBench()
	check := func(what string, want float64) {
		t.Helper()
		if got["pages"] != want {
			t.Errorf("%s: %v pages were turned in all; want %v", what, got["pages"], want)
		}
	}
	for range 40 {
		turn("pages", -0.5)
	}
	check("a gesture of a trackpad", -1)
	turn("pages", 1)
	check("a notch back", 0)
	turn("pages", 1)
	check("another notch at once", 0)
	wait(wheelPause)
	turn("pages", 1)
	check("the next gesture", 1)
	wait(wheelPause)
	turn("pages", -0.4)
	check("less than a notch", 1)
}
