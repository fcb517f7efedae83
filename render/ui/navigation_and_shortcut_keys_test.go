package ui

import (
	"math"
	"testing"

	"gulch/render/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestArrowsMoveASlider(t *testing.T) {
	value, pressed := 0, 0
	r := &Root{}
	bar := Slider("bar", "A bar", "", geom.R(100, 100, 200, 30), 0.5, func(float64) {})
	bar.Wheel = func(n int) { value += n }
	r.Set(NewLayout(1280, 720), []Node{bar, {ID: "below", Rect: geom.R(100, 200, 80, 40), Press: func() { pressed++ }}})
	r.Focus("bar")
	for _, d := range []Dir{East, East, East, West, Down} { // the first key press shows the focus
		r.Update(&Input{Dir: d}, 16)
	}
	if value != 1 || r.Focused() != "below" {
		t.Errorf("arrow keys moved the slider by %d and the focus to %q, want 1 and below", value, r.Focused())
	}
}

// TestSliderIsSetAndTurned checks SetSlider, by which screen readers move a slider, and the mouse
// wheel over a slider, which stops at the ends.
func TestSliderIsSetAndTurned(t *testing.T) {
	value := 0.9
	r := &Root{}
	build := func() {
		off := Slider("off", "Off", "", geom.R(100, 200, 200, 30), 0.5,
			func(float64) { t.Error("a disabled slider was set") })
		off.DisabledReason = "There is nothing to set."
		r.Set(NewLayout(1280, 720), []Node{
			Slider("bar", "A bar", "", geom.R(100, 100, 200, 30), value, func(v float64) { value = v }), off,
			{ID: "button", Rect: geom.R(100, 300, 80, 40), Press: func() {}},
		})
	}
	for _, want := range []float64{0.95, 1, 1} {
		build()
		x, y := r.Layout.View.ToPixel(geom.Point{X: 200, Y: 115})
		if r.Update(&Input{X: x, Y: y, Inside: true, Wheel: 1}, 16); math.Abs(value-want) > 1e-9 {
			t.Errorf("a notch of the wheel sets the slider to %v, want %v", value, want)
		}
	}
	if build(); !r.SetSlider("bar", 0.25) || value != 0.25 {
		t.Errorf("SetSlider sets the slider to %v, want 0.25", value)
	}
	for _, id := range []string{"off", "button", "none"} {
		if r.SetSlider(id, 1) {
			t.Errorf("SetSlider(%q) returns true, want false", id)
		}
	}
}

// TestScreenWithoutNodes checks that keys that move the focus, scroll or press do nothing on a
// screen without nodes.
func TestScreenWithoutNodes(t *testing.T) {
	r := &Root{}
	r.Set(NewLayout(1280, 720), nil)
	for _, k := range []ebiten.Key{ebiten.KeyHome, ebiten.KeyEnd, ebiten.KeyPageUp, ebiten.KeyPageDown} {
		r.Update(&Input{Keys: []ebiten.Key{k}}, 16)
	}
	for _, d := range []Dir{Next, Prev, Up, Down, West, East} {
		r.Update(&Input{Dir: d}, 16)
	}
	if r.Update(&Input{Accept: true}, 16); r.Focused() != "" {
		t.Errorf("the focus is on %q, want on nothing", r.Focused())
	}
	if s := r.NodeState(&Node{ID: "gone"}); s != (NodeState{}) {
		t.Errorf("the state of a node that is not on the screen is %+v, want none", s)
	}
}

func TestHomeEndAndPageKeys(t *testing.T) {
	counts := map[string]int{}
	r := buttonGrid(counts, "a", "b", "c", "d")
	turned := 0
	list := Node{ID: "list", Rect: geom.R(0, 0, 900, 600), SkipFocus: true, Wheel: func(n int) { turned += n }}
	r.Set(r.Layout, append(r.Nodes, list))
	for _, c := range []struct {
		key  ebiten.Key
		want string
	}{{ebiten.KeyEnd, "d"}, {ebiten.KeyHome, "a"}} {
		r.Update(&Input{Keys: []ebiten.Key{c.key}}, 16)
		if r.ShownFocus() != c.want {
			t.Errorf("%s moves the focus to %q, want %q", c.key, r.ShownFocus(), c.want)
		}
	}
	r.Update(&Input{Keys: []ebiten.Key{ebiten.KeyPageDown}}, 16)
	if turned != -pageNotches {
		t.Errorf("Page Down scrolled the list by %v notches, want %v", turned, -pageNotches)
	}
	r.Nodes[len(r.Nodes)-1].Wheel, turned = nil, 0
	r.Nodes[len(r.Nodes)-1].TurnPage = func(by int) { turned += by }
	r.Update(&Input{Keys: []ebiten.Key{ebiten.KeyPageUp}}, 16)
	if turned != 1 {
		t.Errorf("Page Up turned the list by %v pages, want 1", turned)
	}
}
