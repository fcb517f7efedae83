package dakota

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/tabletest"
)

// TestBrassButtonSellsNothing checks that the brass button sells no ore of its own choice, such as
// coal at the market while the Traveling Merchant would pay more, and does not end a turn in the
// evening with an action left.
func TestBrassButtonSellsNothing(t *testing.T) {
	tabletest.CheckBrassProposals(t, Game, map[string]func(s engine.State, m engine.Move) bool{
		"sells ore at the market": func(_ engine.State, m engine.Move) bool {
			return m.Kind == rules.KindSellPlain || m.Kind == rules.KindSellCombo
		},
		"sells ore to the Traveling Merchant": func(_ engine.State, m engine.Move) bool {
			return m.Kind == rules.KindSell
		},
		"ends the turn in the evening with an action left": func(s engine.State, m engine.Move) bool {
			return m.Kind == rules.KindEndTurn && s.Phase() == rules.PhaseEvening &&
				s.(*rules.State).ActionsLeft() > 0
		},
	})
}
