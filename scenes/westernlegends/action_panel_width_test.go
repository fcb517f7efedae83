package westernlegends

import (
	"testing"

	rules "gulch/engine/westernlegends"
	"gulch/scenes/drive"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestIncomeHasANarrowPanel checks that the panel of the action signs does not stay as wide as it
// was for the many actions of the turn before while the next player chooses an income.
func TestIncomeHasANarrowPanel(t *testing.T) {
	m := lateGame(t, rules.PhaseIncome)
	var err error
	var many, now float64
	drive.OnHost(func() {
		var p *tabletest.Bench
		if p, err = tabletest.OpenBench(Game, m, nil); err != nil {
			return
		}
		b := p.Play.(*Table)
		b.signCount = mostSigns
		b.Layout()
		many = b.at.signs.W
		p.Scene.(*table.Table).Build(b.Window)
		now = b.at.signs.W
	})
	if err != nil {
		t.Fatal(err)
	}
	if now >= many {
		t.Errorf("the panel is %.0f wide while an income is chosen, as wide as for %d actions", now, mostSigns)
	}
}
