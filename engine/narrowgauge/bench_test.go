package narrowgauge_test

import (
	"math/rand/v2"
	"testing"
	"unsafe"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/narrowgauge"
)

func start(b *testing.B) *narrowgauge.State {
	b.Helper()
	s, err := narrowgauge.Game.New(2, nil, 1877)
	if err != nil {
		b.Fatal(err)
	}
	return s.(*narrowgauge.State)
}

// playRandomly plays whole random games through the contract for as long as the benchmark runs.
func playRandomly(b *testing.B, tell engine.Teller) {
	opening := start(b)
	var s engine.State = start(b)
	moves := make([]engine.Move, 0, 2048)
	chance := uint64(1877) // xorshift, so that choosing costs next to nothing
	r := rand.New(rand.NewPCG(1, 2))
	b.ReportAllocs()
	n, listed := 0, 0
	for b.Loop() {
		if moves = s.Moves(moves[:0]); len(moves) == 0 {
			opening.CopyTo(s)
			s.Redeal(0, r)
			continue
		}
		chance ^= chance << 13
		chance ^= chance >> 7
		chance ^= chance << 17
		if err := s.Play(moves[(chance>>32)*uint64(len(moves))>>32], tell); err != nil {
			b.Fatal(err)
		}
		n++
		listed += len(moves)
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "moves/s")
	b.ReportMetric(float64(listed)/float64(n), "legal/move")
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
	b.ReportMetric(float64(unsafe.Sizeof(narrowgauge.State{})), "bytes")
}

func BenchmarkRedeal(b *testing.B) {
	s := start(b)
	r := rand.New(rand.NewPCG(1, 2))
	b.ReportAllocs()
	for b.Loop() {
		s.Redeal(0, r)
	}
}

// BenchmarkSearch is the search of the level hard at the first card of a turn in the middle of a game.
func BenchmarkSearch(b *testing.B) {
	var s engine.State = start(b)
	r := rand.New(rand.NewPCG(1, 2))
	for {
		moves, err := engine.Settle(s, nil, nil)
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
