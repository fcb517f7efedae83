package ui

import (
	"testing"

	"gulch/render/geom"
)

// TestRaisedCardCoversNoCardAbove checks that a raised or selected card in the lower row of a hand
// covers nothing of the card above it, whose name is at its foot.
func TestRaisedCardCoversNoCardAbove(t *testing.T) {
	f := &Fan{FanLayout: FanLayout{Room: geom.R(0, 0, 260, 220), Slots: 6, Rows: 2, Ratio: 0.8}}
	for slot := range 6 {
		f.cards = append(f.cards, FanCard{Slot: slot, Node: Node{Chosen: slot == 3}})
		f.feel = append(f.feel, NodeState{})
	}
	f.feel[4].Hover = 1
	for _, i := range []int{3, 4} {
		r, _, raised := f.place(i)
		rest, _ := f.Slot(i)
		above, _ := f.Slot(i - 3)
		if raised == 0 || r.Y >= rest.Y || r.Y < above.Bottom() {
			t.Errorf("card %d is raised by %v to %v, the card above it is at %v", i, raised, r, above)
		}
	}
}
