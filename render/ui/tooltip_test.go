package ui

import (
	"testing"

	"gulch/render/geom"
)

func TestTooltipDelay(t *testing.T) {
	r := buttonGrid(map[string]int{}, "a")
	r.Nodes[0].Tip = "Explains itself."
	over := &Input{X: 110, Y: 110, Inside: true}
	r.Update(over, 16)
	if r.tooltip.shown {
		t.Error("the tooltip opened without a delay")
	}
	for range 40 {
		r.Update(over, 16)
	}
	if !r.tooltip.shown {
		t.Error("the tooltip did not open")
	}
	r.HideTips = true
	r.Update(over, 16)
	r.HideTips = false
	for range 80 {
		r.Update(over, 16)
	}
	if r.tooltip.shown {
		t.Error("after Hush the tooltip opened again though the pointer did not move")
	}
	over.X++
	for range 80 {
		r.Update(over, 16)
	}
	if !r.tooltip.shown {
		t.Error("the pointer moved and no tooltip came")
	}
	r.Update(&Input{X: 5, Y: 5, Inside: true}, 16)
	if r.tooltip.shown {
		t.Error("the tooltip stayed open after the pointer left the node")
	}
}

// TestTooltipNeedsPointerMovement checks that a node that appears below a resting pointer shows its
// tooltip only after the pointer moves.
func TestTooltipNeedsPointerMovement(t *testing.T) {
	r := buttonGrid(map[string]int{}, "a")
	r.Nodes[0].Tip = "Explains itself."
	nodes := r.Nodes
	r.Set(r.Layout, nil)
	over := &Input{X: 110, Y: 110, Inside: true}
	for range 10 {
		r.Update(over, 16)
	}
	r.Set(r.Layout, nodes)
	for range 200 {
		r.Update(over, 16)
	}
	if r.tooltip.shown {
		t.Error("the tooltip of a new node opened under a resting pointer")
	}
	over.X += 2
	for range 60 {
		r.Update(over, 16)
	}
	if !r.tooltip.shown {
		t.Error("the pointer moved and no tooltip came")
	}
}

// TestTooltipKeepsClear checks that a tooltip covers neither areas to keep clear nor legal targets
// if it can be placed elsewhere.
func TestTooltipKeepsClear(t *testing.T) {
	var r Root
	l := NewLayout(1280, 720)
	r.KeepClear = []geom.Rect{geom.R(400, 100, 400, 195)}
	r.Set(l, []Node{
		{ID: "a", Rect: geom.R(560, 300, 80, 60), Tip: "Explains itself."},
		{ID: "below", Role: "move", Rect: geom.R(440, 366, 320, 120), Press: func() {}},
	})
	box := r.placeTip(r.Nodes[0].Rect, 240, 90)
	for _, other := range []geom.Rect{r.KeepClear[0], r.Nodes[0].Rect, r.Nodes[1].Rect} {
		if box.Meets(other) {
			t.Errorf("the tooltip at %v covers %v", box, other)
		}
	}
}
