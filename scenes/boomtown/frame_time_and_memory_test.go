package boomtown

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// busyProduction calls add for the events of the busiest animation: both dice roll and all mines
// pay. play is the table. The benchmark repeats the animation.
func busyProduction(play table.GameUI, add func(engine.Event)) {
	add(engine.Event{Kind: rules.EventRolled, A: 3, B: 4})
	for p := range engine.Seat(5) {
		for c := range play.(*Table).Board.Mines[p].All() {
			add(engine.Event{Kind: rules.EventProduced, Seat: p, A: int16(c), B: 6})
		}
	}
}

// BenchmarkTableFrame measures Update and Draw of a full table: unchanged, rebuilt because the
// pointer moves, and during the animation of production.
func BenchmarkTableFrame(b *testing.B) {
	tabletest.BenchFrames(b, openBench, "still", "stirred", "storm")
}

// TestStillAllocatesNothing checks that drawing frames in which nothing changes allocates no
// memory.
func TestStillAllocatesNothing(t *testing.T) {
	tabletest.CheckStillFrames(t, Game, lateGame(t))
}
