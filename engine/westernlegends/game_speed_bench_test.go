package westernlegends_test

import (
	"testing"

	"gulch/engine/gametest"
	"gulch/engine/westernlegends"
)

func BenchmarkGame(b *testing.B) { gametest.Benchmark(b, westernlegends.Game, 4, nil) }
