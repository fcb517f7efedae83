package nuggets_test

import (
	"testing"

	"gulch/engine/match"
	rules "gulch/engine/nuggets"
	"gulch/scenes/nuggets"
	"gulch/scenes/stage"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

func TestAnimations(t *testing.T) {
	tabletest.Animations(t, rules.Game, func(h *stage.App, seats []match.Seat) table.Play { return nuggets.New(h, seats) }, 1200)
}
