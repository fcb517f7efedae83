package boomtown_test

import (
	"testing"

	rules "gulch/engine/boomtown"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

// TestShowAgainOnePlayer checks that "Show again" shows only the moves of the player chosen beside
// it, and takes less time than all moves.
func TestShowAgainOnePlayer(t *testing.T) {
	app := resume(t, waitingIn(t, rules.PhasePick, 5))
	app.WaitScene("boomtown/pick")
	app.Tick(60)
	all := showAgain(app)
	least := all
	for _, seat := range []string{"1", "2", "3", "4"} {
		app.ClickTarget("log of " + seat)
		app.Tick(5)
		least = min(least, showAgain(app))
		app.ClickTarget("log of " + seat)
		app.Tick(5)
	}
	if all == 0 || least >= all*2/3 {
		t.Errorf("the moves of all players take %d ticks, those of one player %d, expected less than two thirds", all, least)
	}
}

// showAgain presses "Show again" and returns how many ticks the animations take.
func showAgain(app *drive.App) int {
	app.ClickTarget("again")
	from := app.Snapshot().Tick
	return int(app.WaitFor("the end of the animations", func(s probe.Snapshot) bool {
		x, ok := s.Find("again")
		return !s.Busy && ok && x.Enabled
	}).Tick - from)
}
