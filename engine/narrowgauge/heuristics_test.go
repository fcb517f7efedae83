package narrowgauge

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

func TestGuide(t *testing.T) { gametest.Heuristics(t, Game, 64, thriftily) }

func BenchmarkGuide(b *testing.B) {
	gametest.BenchmarkHeuristics(b, Game, thriftily, func(s engine.State) bool { return s.(*State).TurnNumber() == 14 })
}
