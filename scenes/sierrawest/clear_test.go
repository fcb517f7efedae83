package sierrawest

import (
	"slices"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/drive"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// No tooltip lies on what a rival has, where there is room elsewhere.
func TestTooltipsKeepOffPlates(t *testing.T) {
	m := lateIn(t, rules.PhasePioneer)
	drive.OnHost(func() {
		b, err := tabletest.OpenBench(Game, m, nil)
		if err != nil {
			t.Error(err)
			return
		}
		root := b.Scene.Stage().Root
		for rival := engine.Seat(1); rival < 4; rival++ {
			i := slices.IndexFunc(root.Clear, b.Play.(*Table).at.plates[rival].Meets)
			if i < 0 {
				t.Errorf("%s is not kept clear", table.SeatID(rival))
			}
		}
	})
}
