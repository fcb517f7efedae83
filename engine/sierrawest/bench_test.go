package sierrawest_test

import (
	"math/rand/v2"
	"testing"
	"unsafe"

	"gulch/engine"
	"gulch/engine/sierrawest"
)

// start returns the opening of a game.
func start(b testing.TB, seats int, mode sierrawest.Mode) *sierrawest.State {
	b.Helper()
	s, err := sierrawest.Game.New(seats, engine.Options{"mode": mode.String()}, 1877)
	if err != nil {
		b.Fatal(err)
	}
	return s.(*sierrawest.State)
}

// playRandomly plays whole random games through the contract for as long as the benchmark runs.
func playRandomly(b *testing.B, mode sierrawest.Mode, tell engine.Teller) {
	opening := start(b, 4, mode)
	var s engine.State = start(b, 4, mode)
	moves := make([]engine.Move, 0, 1024)
	chance := engine.NewChance(1877, 1)
	r := rand.New(rand.NewPCG(1, 2))
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

func BenchmarkRandomPlay(b *testing.B) {
	for mode := range sierrawest.ModeCount {
		b.Run(mode.String(), func(b *testing.B) { playRandomly(b, mode, nil) })
	}
}

func BenchmarkRandomPlayTold(b *testing.B) {
	told := 0
	playRandomly(b, sierrawest.AppleHill, func(engine.Event) { told++ })
	b.ReportMetric(float64(told)/float64(b.N), "events/move")
}

func BenchmarkCopy(b *testing.B) {
	s := start(b, 4, sierrawest.AppleHill)
	var dst engine.State = start(b, 4, sierrawest.AppleHill)
	b.ReportAllocs()
	for b.Loop() {
		s.CopyTo(dst)
	}
	b.ReportMetric(float64(unsafe.Sizeof(sierrawest.State{})), "bytes")
}

func BenchmarkRedeal(b *testing.B) {
	s := start(b, 4, sierrawest.AppleHill)
	r := rand.New(rand.NewPCG(1, 2))
	b.ReportAllocs()
	for b.Loop() {
		s.Redeal(0, r)
	}
}
