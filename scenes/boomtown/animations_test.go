package boomtown

import (
	"testing"

	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/scenes/stage"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// Every event is animated, shortly, and the board follows them all.
func TestAnimations(t *testing.T) {
	tabletest.Animations(t, rules.Game, func(h *stage.App, seats []match.Seat) table.Play { return New(h, seats) }, 1200)
}
