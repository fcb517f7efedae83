package dakota_test

import (
	"testing"

	"gulch/engine/dakota"
	"gulch/engine/gametest"
)

func BenchmarkGame(b *testing.B) { gametest.Benchmark(b, dakota.Game, 4, nil) }
