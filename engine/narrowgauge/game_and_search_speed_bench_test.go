package narrowgauge_test

import (
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/gametest"
	"gulch/engine/narrowgauge"
)

func BenchmarkGame(b *testing.B) { gametest.Benchmark(b, narrowgauge.Game, 2, nil) }

// BenchmarkSearch measures the time in which a bot of level hard searches for the first card of a
// turn in the middle of a game.
func BenchmarkSearch(b *testing.B) {
	s, err := narrowgauge.Game.New(2, nil, 1877)
	if err != nil {
		b.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for {
		moves, err := engine.PlayForced(s, nil, nil)
		if err != nil {
			b.Fatal(err)
		}
		if s.Phase() == narrowgauge.PhaseFirstCard && s.(*narrowgauge.State).TurnNumber() == 13 {
			break
		}
		if err := s.Play(moves[r.IntN(min(len(moves), 9))], nil); err != nil {
			b.Fatal(err)
		}
	}
	t, err := bot.New("hard:iterations=10000000", 1)
	if err != nil {
		b.Fatal(err)
	}
	t.Begin(s)
	t.Step(1000)
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		t.Step(1)
		if n++; n%20000 == 0 {
			t.Begin(s)
		}
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "iterations/s")
}
