package westernlegends

import (
	"testing"

	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
)

// TestShortForms checks that every card of the hand has a short text.
func TestShortForms(t *testing.T) {
	for c := range rules.Card(52) {
		for _, alternate := range []bool{false, true} {
			if e := rules.EffectOf(c, alternate); shortEffects()[e.ID].does == "" {
				t.Errorf("card effect %s has no short text", e.Name)
			}
		}
	}
}

// TestHandDoesNotOverlap checks that 5 to 7 cards of a hand do not overlap, and that cards in a
// tall window are large.
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
