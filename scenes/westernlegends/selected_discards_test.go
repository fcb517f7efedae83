package westernlegends

import (
	"testing"

	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
)

// TestDiscardsAreSelectedOneByOne checks that the coach learns which of several cards are marked to
// be discarded, that it can propose more of them only until there are enough, and that each card
// stands for its own discard.
func TestDiscardsAreSelectedOneByOne(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		return s.Phase() == rules.PhaseEndDiscard && s.Discarding() == 2
	})
	b, _ := showPosition(t, m.State().(*rules.State))
	for i, x := range m.Legal()[:2] {
		chosen := b.Selection()
		if chosen == nil || len(chosen.Moves) != i || chosen.Whole != nil || !chosen.Fits(x) {
			t.Fatalf("with %d of 2 cards marked, the selection is %+v", i, chosen)
		}
		b.plan.marks.Toggle(rules.CardOf(x).String())
	}
	chosen, rest := b.Selection(), m.Legal()[2]
	if len(chosen.Moves) != 2 || chosen.Whole == nil || chosen.Fits(rest) || chosen.Change(rest, chosen.Moves) == "" {
		t.Errorf("with both cards marked, the selection is %+v", chosen)
	}
}
