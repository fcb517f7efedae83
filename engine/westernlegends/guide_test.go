package westernlegends

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

func TestGuide(t *testing.T) { gametest.Guide(t, Game, 40, gametest.AtRandom) }

func BenchmarkGuide(b *testing.B) {
	gametest.BenchmarkGuide(b, Game, gametest.AtRandom, func(s engine.State) bool {
		return s.Seats() == 4 && s.(*State).round == 7
	})
}
