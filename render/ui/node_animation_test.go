package ui

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/pieces"
)

// TestIdleScreenStopsFrames checks that an idle screen stops requesting frames.
func TestIdleScreenStopsFrames(t *testing.T) {
	r := buttonGrid(map[string]int{}, "a")
	r.Nodes[0].Pulse = true
	moved := true
	for range 1000 {
		r.Update(&Input{}, 16)
		moved = r.TakeFrameRequest()
	}
	if moved {
		t.Error("an idle screen still requests frames after 1000 ticks")
	}
}

// TestPulseEnds checks that legal targets pulse for a limited time. They do not start again when
// they are only laid out again, but do when they become targets again.
func TestPulseEnds(t *testing.T) {
	r := &Root{}
	lay := func(breathe bool) {
		n := Button("a", geom.R(100, 100, 120, 40), pieces.Button{Label: "a"}, func() {})
		n.Pulse = breathe
		r.Set(NewLayout(1280, 720), []Node{n})
	}
	breathes := func() bool {
		r.Update(&Input{}, 16)
		return r.breathing() && r.TakeFrameRequest()
	}
	rest := func(ms float64) {
		for ; ms > 0; ms -= 16 {
			r.Update(&Input{}, 16)
		}
	}
	lay(true)
	if !breathes() {
		t.Error("a new legal target does not pulse")
	}
	rest(breath * breaths / 2)
	lay(true)
	rest(breath * breaths / 2)
	if breathes() {
		t.Error("a target pulses longer because it was laid out again")
	}
	lay(false)
	lay(true)
	if !breathes() {
		t.Error("a node that becomes a target again does not pulse")
	}
}
