package nuggets

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/nuggets"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestAdviceIsTrue checks that every warning of the table is true: it finds situations in random
// games in which the warning appears, and compares what the warning says with the state of the
// game.
func TestAdviceIsTrue(t *testing.T) {
	tabletest.CheckAdviceClaims(t, Game, map[string]tabletest.AdviceClaim{
		"sack": func(_ table.GameUI, state engine.State, _ engine.Move, said string) bool {
			s := state.(*rules.State)
			n := s.Sack(s.Turn()).Worth()
			return tabletest.Says(said, n, 3*n)
		},
	})
}
