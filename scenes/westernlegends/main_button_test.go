package westernlegends

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestBrassButtonProposesNoRisk checks that the brass button never begins a fight or uses anything
// that the player has not chosen, and does not end a turn with actions left.
func TestBrassButtonProposesNoRisk(t *testing.T) {
	tabletest.CheckBrassProposals(t, Game, map[string]func(s engine.State, m engine.Move) bool{
		"robs the Bank with at most one card in hand": func(s engine.State, m engine.Move) bool {
			now, _ := s.(*rules.State).HandSize(s.Turn())
			return m.Kind == rules.KindBankRobbery && now <= 1
		},
		"robs a player as a Marshal": func(s engine.State, m engine.Move) bool {
			return m.Kind == rules.KindFight && rules.FightName(rules.FightOf(m)) == "rob" &&
				s.(*rules.State).Cube(s.Turn(), rules.Marshal) > 0
		},
		"uses the Branding Iron": func(s engine.State, m engine.Move) bool {
			text := s.Notation(m)
			return text == "use pk_qc" || text == "use pk_qs"
		},
		"ends the turn with an action left": func(s engine.State, m engine.Move) bool {
			return m.Kind == rules.KindEndTurn && s.(*rules.State).ActionsLeft() > 0
		},
	})
}

// TestTurnWithActionsHasNoBrassEnd checks that, while the player has actions left, the main (brass)
// button is disabled and says what to choose.
func TestTurnWithActionsHasNoBrassEnd(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		return s.Phase() == rules.PhaseAct && s.ActionsLeft() == 1
	})
	_, nodes := showPosition(t, m.State().(*rules.State))
	if n := nodes[table.ChooseID]; !n.Primary || n.DisabledReason == "" {
		t.Errorf("the button that names what to choose is %+v, expected a dim button of brass", n)
	}
	if n := nodes["end_turn"]; n.Primary || slices.Contains(n.Keys, ebiten.KeyEnter) {
		t.Errorf("%q is brass or on Enter while an action is left", n.Label)
	}
}
