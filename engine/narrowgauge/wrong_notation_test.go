package narrowgauge

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

func TestWrongNotation(t *testing.T) {
	s := firstDecision(t, nil)
	gametest.RefusedNotation(t, s, map[string]string{
		"bid": "the number is missing", "bid x": `"x" is not a number that fits here`,
		"play t01": "the space is missing", "play t99 b4": `no track card "t99"`,
		"play t01 z1": `no space "z1"`, "play t01 b4 turned turned": `"turned" does not belong here`,
		"refill t01 t01": "t01 is named twice", "refill t99": `no track card "t99"`,
		"share grey": `no company "grey"`, "contract oh": `no contract "oh"`,
	})
	if got := s.Notation(engine.Move{A: 1, B: 2, C: 3}); got != "move 0 1 2 3" {
		t.Errorf("Notation of an invalid move is %q, want the numbers", got)
	}
}
