package dakota

import (
	"testing"

	rules "gulch/engine/dakota"
)

// TestEveryCardCanBeRead checks that RulebookCards contains every card under a heading for its
// kind.
func TestEveryCardCanBeRead(t *testing.T) {
	n := 0
	for _, l := range newTestTable(t, 2).RulebookCards() {
		if n += len(l.Cards); l.Title == "" {
			t.Errorf("the list of cards %s has no heading", l.Anchor)
		}
	}
	if n != int(rules.CardKinds) {
		t.Errorf("%d of %d cards are in the rules' lists", n, rules.CardKinds)
	}
}
