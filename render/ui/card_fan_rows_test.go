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

// TestNodeOfARaisedCardIsDrawnWhereTheCardIs checks that the node of a card has the rectangle in
// which the card is drawn, so that a badge at its edge does not cover a raised card.
func TestNodeOfARaisedCardIsDrawnWhereTheCardIs(t *testing.T) {
	f := &Fan{FanLayout: FanLayout{Room: geom.R(0, 0, 260, 220), Slots: 6, Rows: 2, Ratio: 0.8}}
	var cards []FanCard
	for slot := range 6 {
		cards = append(cards, FanCard{Slot: slot, Node: Node{Chosen: slot == 1}})
	}
	nodes := f.Nodes(nil, cards)
	for i, feel := range []NodeState{{Hover: 1}, {}, {}} {
		got := nodes[i].DrawnRect(feel)
		if want, _, _ := f.place(i); got != want {
			t.Errorf("the node of card %d is drawn at %v, the card at %v", i, got, want)
		}
		if up := got.Y < nodes[i].Rect.Y; up != (i < 2) {
			t.Errorf("card %d, of which the first is pointed at and the second selected, is raised: %v", i, up)
		}
	}
}
