package narrowgauge

import (
	"testing"

	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/scenes/stage"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// Every event is animated, shortly but for the winner's train, and the board follows them all.
func TestAnimations(t *testing.T) {
	tabletest.Animations(t, rules.Game, func(h *stage.App, seats []match.Seat) table.Play { return New(h, seats) }, 2600)
}
