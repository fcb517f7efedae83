package westernlegends

import (
	"testing"

	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
)

// TestChoicesNameTheirCause checks that the prompt of a decision names the card or event that
// caused the decision.
func TestChoicesNameTheirCause(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseChoose })
	play, _ := showPosition(t, m.State().(*rules.State))
	if name, _ := play.cause(); name == "" {
		t.Error("the cause of the choice is not found")
	}
}
