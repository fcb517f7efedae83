package westernlegends

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

func TestGuide(t *testing.T) { gametest.Heuristics(t, Game, 40, gametest.PickRandom) }

func BenchmarkGuide(b *testing.B) {
	gametest.BenchmarkHeuristics(b, Game, gametest.PickRandom, func(s engine.State) bool {
		return s.Seats() == 4 && s.(*State).round == 7
	})
}
