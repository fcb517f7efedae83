package stage

import (
	"slices"
	"strings"
	"testing"

	"gulch/render/paint"
	"gulch/render/ui"
)

// TestBadgeOnAPhone checks that in a phone's window the badge takes a strip from the layout of
// every scene, is drawn, and receives presses in place of the scene below it.
func TestBadgeOnAPhone(t *testing.T) {
	d, err := NewSceneStack()
	if err != nil {
		t.Fatal(err)
	}
	d.PaintTicks = true
	d.SetWindow(390, 844, 1)
	s := &listening{}
	d.Push(s)
	before := d.LayoutFor(s).H
	pressed := 0
	d.setBadge(badge{"Your game isn't saved. The disk is full.", "Your game isn't saved", func() { pressed++ }})
	if h := d.LayoutFor(s).H; before-h != badgeHeight {
		t.Errorf("the layout is %v high with the badge and %v without, want %d less", h, before, badgeHeight)
	}
	var in ui.Input
	d.InputSource = func() *ui.Input { x := in; return &x }
	if err := d.Update(); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		y              float64
		pressed, heard int
	}{{844 - badgeHeight/2, 1, 0}, {300, 1, 1}} {
		in = ui.Input{X: 200, Y: c.y, Inside: true, Touch: true, Pressed: true, Down: true}
		if err := d.Update(); err != nil {
			t.Fatal(err)
		}
		if pressed != c.pressed || s.pressed != c.heard {
			t.Errorf("after a press at y = %v: %d presses of the badge and %d of the scene, want %d and %d", c.y,
				pressed, s.pressed, c.pressed, c.heard)
		}
	}
}

// listening is a scene for phones that counts presses.
type listening struct {
	tale
	pressed int
}

func (s *listening) Update(in *ui.Input, _ float64) {
	if in.Pressed {
		s.pressed++
	}
}

// TestBadgeTextFits checks that the badge shows its text if it fits, and its short text if it would
// have to be scaled down too much.
func TestBadgeTextFits(t *testing.T) {
	d, err := NewSceneStack()
	if err != nil {
		t.Fatal(err)
	}
	d.SetWindow(390, 844, 1)
	d.InputSource = func() *ui.Input { return &ui.Input{} }
	d.Push(&tale{})
	if err := d.Update(); err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"Not saved: full": "Not saved: full", strings.Repeat("The disk is very full. ", 9): "Not everything is saved",
	} {
		d.setBadge(badge{text, "Not everything is saved", func() {}})
		var trace paint.Trace
		p := trace.Canvas(d.Kit, 390, 844, paint.View{Scale: 1})
		var drawn []string
		p.OnText = func(x paint.DrawnText) { drawn = append(drawn, x.Text) }
		d.drawBadgeOver(p)
		if !slices.Contains(drawn, want) {
			t.Errorf("the badge %q shows the texts %q, want %q", text, drawn, want)
		}
	}
}
