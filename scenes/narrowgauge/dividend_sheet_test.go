package narrowgauge_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	rules "gulch/engine/narrowgauge"
	"gulch/scenes/probe"
)

// TestDividends takes screenshots while dividends are paid line by line, and checks that the sheet
// of dividends can be reopened afterwards.
func TestDividends(t *testing.T) {
	record := waitingIn(t, rules.PhaseRefill, nil, 60,
		func(s *rules.State) bool { return s.TurnsLeft() == 0 && s.Round() == 2 })
	app := resume(t, record)
	app.WaitScene("narrowgauge/refill")
	app.ClickTarget("refill")
	for i := range 12 {
		app.Tick(45)
		app.Shot(fmt.Sprintf("gauge-pay-%02d.png", i))
	}
	app.WaitFor("the next round", func(s probe.Snapshot) bool { return !s.Busy })
	app.ClickTarget("close-up/aside") // close the close-up with the Contracts of the next round
	app.Tick(30)
	app.ClickTarget("books")
	app.Tick(10)
	app.Shot("gauge-books.png")
	app.Key(ebiten.KeyEscape)
	app.WaitFor("the sheet of dividends to close", func(s probe.Snapshot) bool {
		return strings.HasPrefix(s.Scene, "narrowgauge/") && // the menu is not opened
			!slices.ContainsFunc(s.Targets, func(x probe.Target) bool { return x.ID == "close dividends" })
	})
}
