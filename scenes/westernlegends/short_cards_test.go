package westernlegends

import (
	"testing"

	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
)

// TestShortForms checks that every poker card has a short text for its effect.
func TestShortForms(t *testing.T) {
	for c := range rules.Card(52) {
		for _, alternate := range []bool{false, true} {
			if e := rules.EffectOf(c, alternate); shortEffects()[e.ID].does == "" {
				t.Errorf("card effect %s has no short text", e.Name)
			}
		}
	}
}

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
