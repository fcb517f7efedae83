package westernlegends

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
)

// TestSecretMovesAreNotExplained checks that the coach's panel does not say which character a rival
// chose before all are known, nor which legendary tokens it kept, but explains them to the rival.
func TestSecretMovesAreNotExplained(t *testing.T) {
	for phase, kind := range map[engine.Phase]engine.Kind{rules.PhasePickCharacter: rules.KindPick,
		rules.PhaseLegend: rules.KindKeepTokens} {
		m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == phase })
		s := m.State().(*rules.State)
		play, _ := showPosition(t, s)
		for _, x := range m.Legal() {
			if move, why := table.ExplainBotMove(play, s, x, engine.SeatsOf(2)); move != "" || why != "" {
				t.Errorf("another seat reads that the secret move is %q, because %q; expected nothing", move, why)
			}
			if move, _ := table.ExplainBotMove(play, s, x, engine.SeatsOf(0)); move == "" && x.Kind == kind {
				t.Errorf("the seat itself reads nothing about its move %s", s.Notation(x))
			}
		}
	}
}

// TestReasonsDoNotTellTheHand checks that the coach's panel explains that a rival works, but does
// not say how good the cards in its hand are when it robs the Bank.
func TestReasonsDoNotTellTheHand(t *testing.T) {
	m := findDecision(t, 4, func(m *match.Match, s *rules.State) bool {
		return s.Phase() == rules.PhaseAct && hasKind(m.Legal(), rules.KindBankRobbery) && s.Hand(0).Len() > 1
	})
	s := m.State().(*rules.State)
	play, _ := showPosition(t, s)
	for _, x := range m.Legal() {
		if x.Kind != rules.KindBankRobbery {
			continue
		}
		if move, why := table.ExplainBotMove(play, s, x, engine.SeatsOf(2)); move == "" || why != "" {
			t.Errorf("another seat reads %q, %q; expected the move without its best card", move, why)
		}
		if _, why := table.ExplainBotMove(play, s, x, engine.SeatsOf(0)); why == "" {
			t.Error("the seat itself reads no reason for robbing the Bank")
		}
	}
}

func hasKind(all []engine.Move, kind engine.Kind) bool {
	for _, m := range all {
		if m.Kind == kind {
			return true
		}
	}
	return false
}
