package boomtown_test

import (
	"testing"

	"gulch/engine/boomtown"
	"gulch/engine/gametest"
)

func BenchmarkGame(b *testing.B) { gametest.Benchmark(b, boomtown.Game, 4, nil) }
