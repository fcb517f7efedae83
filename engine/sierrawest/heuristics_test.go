package sierrawest

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

func TestGuide(t *testing.T) { gametest.Heuristics(t, Game, 96, gametest.PickByPolicy) }

func BenchmarkGuide(b *testing.B) {
	gametest.BenchmarkHeuristics(b, Game, gametest.PickByPolicy, func(s engine.State) bool {
		return s.Seats() == 4 && s.(*State).round == 5
	})
}
