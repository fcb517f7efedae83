package sierrawest

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
)

// TestHuntTipsAreAboutTheAnimal checks that the tooltip of a card from which an animal can be
// caught says what the animal brings, and does not promise the points of the card.
func TestHuntTipsAreAboutTheAnimal(t *testing.T) {
	b, nodes := decision(t, "apple_hill", 2, func(s *rules.State, _ []engine.Move) bool {
		return s.Phase() == rules.PhaseHunt
	})
	checked := 0
	for _, n := range nodes {
		if m, err := b.State.Parse(n.ID); err != nil || m.Kind != rules.KindCatch {
			continue
		}
		if checked++; !strings.Contains(n.Tip, "Pelt income") || strings.Contains(n.Tip, "It's worth") {
			t.Errorf("the tooltip of %q (%s) is %q, want one about the animal", n.ID, n.Label, n.Tip)
		}
	}
	if checked == 0 {
		t.Error("no card is a target of the hunt")
	}
}
