package sierrawest_test

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
	"gulch/engine/sierrawest"
)

func BenchmarkGame(b *testing.B) {
	for mode := range sierrawest.ModeCount {
		b.Run(mode.String(), func(b *testing.B) {
			gametest.Benchmark(b, sierrawest.Game, 4, engine.Options{"mode": mode.String()})
		})
	}
}
