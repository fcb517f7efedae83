package westernlegends

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
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
			return m.Kind == rules.KindFight && rules.FightName(int(m.A)) == "rob" &&
				s.(*rules.State).Cube(s.Turn(), rules.Marshal) > 0
		},
		"uses the Branding Iron": func(s engine.State, m engine.Move) bool {
			text := s.Notation(m)
			return text == "use pk_qc" || text == "use pk_qs"
		},
		"ends the turn with an action left": func(s engine.State, m engine.Move) bool {
			return m.Kind == rules.KindEndTurn && s.(*rules.State).Actions() > 0
		},
	})
}
