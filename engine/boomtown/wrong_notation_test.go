package boomtown

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

func TestWrongNotation(t *testing.T) {
	s := position(t, placing)
	gametest.RefusedNotation(t, s, map[string]string{
		"bid": "the number is missing", "bid 3 4": `"4" is too much`, "bid x": `"x" is not a number`,
		"bid 99999": "is not a number that fits here", "take xx": `no card "xx"`,
	})
	if got := s.Notation(engine.Move{A: 1, B: 2, C: 3}); got != "move 0 1 2 3" {
		t.Errorf("Notation of an invalid move is %q, want the numbers", got)
	}
}
