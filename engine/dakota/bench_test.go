package dakota_test

import (
	"math/rand/v2"
	"testing"
	"unsafe"

	"gulch/engine"
	"gulch/engine/dakota"
)

// start returns the opening of a game for four.
func start(b *testing.B) *dakota.State {
	b.Helper()
	s, err := dakota.Game.New(4, nil, 1877)
	if err != nil {
		b.Fatal(err)
	}
	return s.(*dakota.State)
}

// playRandomly plays whole random games through the contract for as long as the benchmark runs.
func playRandomly(b *testing.B, tell engine.Teller) {
	opening := start(b)
	var s engine.State = start(b)
	moves := make([]engine.Move, 0, 1024)
	chance := engine.NewChance(1877, 1)
	r := rand.New(rand.NewPCG(1, 2))
	opening.CopyTo(s)
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		if moves = s.Moves(moves[:0]); len(moves) == 0 {
			opening.CopyTo(s)
			s.Redeal(0, r)
			continue
		}
		if err := s.Play(moves[chance.Below(len(moves))], tell); err != nil {
			b.Fatal(err)
		}
		n++
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "moves/s")
}

func BenchmarkRandomPlay(b *testing.B) { playRandomly(b, nil) }

func BenchmarkRandomPlayTold(b *testing.B) {
	told := 0
	playRandomly(b, func(engine.Event) { told++ })
	b.ReportMetric(float64(told)/float64(b.N), "events/move")
}

func BenchmarkCopy(b *testing.B) {
	s := start(b)
	var dst engine.State = start(b)
	b.ReportAllocs()
	for b.Loop() {
		s.CopyTo(dst)
	}
	b.ReportMetric(float64(unsafe.Sizeof(dakota.State{})), "bytes")
}

func BenchmarkRedeal(b *testing.B) {
	for _, c := range []struct {
		name  string
		seats int
	}{{"2 seats", 2}, {"4 seats", 4}} {
		b.Run(c.name, func(b *testing.B) {
			s, err := dakota.Game.New(c.seats, nil, 1877)
			if err != nil {
				b.Fatal(err)
			}
			if _, err := engine.Settle(s, nil, nil); err != nil {
				b.Fatal(err)
			}
			r := rand.New(rand.NewPCG(1, 2))
			b.ReportAllocs()
			for b.Loop() {
				s.Redeal(0, r)
			}
		})
	}
}
