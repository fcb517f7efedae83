package nuggets

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/nuggets"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestAdviceIsTrue checks for every warning, in situations of random games, that what it says is
// true.
func TestAdviceIsTrue(t *testing.T) {
	tabletest.CheckAdviceClaims(t, Game, map[string]tabletest.AdviceClaim{
		"sack": func(_ table.GameUI, state engine.State, _ engine.Move, said string) bool {
			s := state.(*rules.State)
			n := s.Sack(s.Turn()).Worth()
			return tabletest.Says(said, n, 3*n)
		},
	})
}
