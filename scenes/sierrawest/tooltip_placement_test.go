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

// TestTooltipsDoNotCoverPlates checks that the panels (plates) of the other seats are among the
// areas that tooltips must not cover.
func TestTooltipsDoNotCoverPlates(t *testing.T) {
	m := lateGame(t, rules.PhasePioneer)
	drive.OnHost(func() {
		b, err := tabletest.OpenBench(Game, m, nil)
		if err != nil {
			t.Error(err)
			return
		}
		root := b.Scene.Base().Root
		for rival := engine.Seat(1); rival < 4; rival++ {
			i := slices.IndexFunc(root.KeepClear, b.Play.(*Table).at.plates[rival].Meets)
			if i < 0 {
				t.Errorf("tooltips may cover the plate %s", table.SeatID(rival))
			}
		}
	})
}

// TestStoriesKeepOffMountainWhilePlanning checks that the mountain is among what a person reads
// while laying out cards, so that the story of another turn leaves it free.
func TestStoriesKeepOffMountainWhilePlanning(t *testing.T) {
	b, _ := decision(t, "boats_banjos", 2, planning)
	if !b.at.planning || !slices.Contains(b.Reading(), b.at.peak) {
		t.Error("stories may cover the mountain while cards are laid out")
	}
}
