package westernlegends

import (
	"testing"

	"gulch/render/geom"
)

// TestHandDoesNotOverlap checks that the cards of a hand of 5 to 7 do not overlap, and that the
// cards are large in a tall window.
func TestHandDoesNotOverlap(t *testing.T) {
	room := geom.R(0, 0, 545, 116)
	for slots := 5; slots <= 7; slots++ {
		if f := handOf(room, slots); f.Overlaps() {
			t.Errorf("%d cards overlap in %v", slots, room)
		}
	}
	if w, _ := handOf(geom.R(0, 0, 760, 154), 5).Slot(0); w.W < 143 || w.H < 153 {
		t.Errorf("a card of a tall window is only %v", w)
	}
}
