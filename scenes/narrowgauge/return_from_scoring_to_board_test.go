package narrowgauge_test

import (
	"fmt"
	"strings"
	"testing"

	rules "gulch/engine/narrowgauge"
	"gulch/scenes/probe"
)

// TestBoardAfterTheEnd checks that a player can return from the final scoring to the board.
func TestBoardAfterTheEnd(t *testing.T) {
	record := waitingIn(t, rules.PhaseRefill, nil, 100,
		func(s *rules.State) bool { return s.TurnsLeft() == 0 && s.Round() == 3 })
	app := resume(t, record)
	app.WaitScene("narrowgauge/refill")
	app.ClickTarget("refill")
	for i := range 6 {
		app.Tick(170)
		app.Shot(fmt.Sprintf("gauge-over-%d.png", i))
	}
	app.WaitFor("the score sheet", func(s probe.Snapshot) bool { return s.Scene == "results" })
	app.Tick(400)
	app.Shot("gauge-results.png")
	app.ClickTarget("board")
	app.WaitFor("the board", func(s probe.Snapshot) bool { return strings.HasPrefix(s.Scene, "narrowgauge/game_over") })
	app.Shot("gauge-end.png")
}
