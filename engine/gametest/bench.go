package gametest

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"gulch/engine"
)

// Benchmark measures the operations that take most of the time of a search: random play including
// the listing of legal moves, the same with an observer, copies of the opening position, and
// determinizations of the position at the first decision.
func Benchmark(b *testing.B, game engine.Game, seats int, options engine.Options) {
	opening, err := game.New(seats, options, 1877)
	if err != nil {
		b.Fatal(err)
	}
	b.Run("play", func(b *testing.B) { playRandomly(b, opening, nil) })
	b.Run("play told", func(b *testing.B) {
		told := 0
		playRandomly(b, opening, func(engine.Event) { told++ })
		b.ReportMetric(float64(told)/float64(b.N), "events/move")
	})
	b.Run("copy", func(b *testing.B) {
		dst := engine.Clone(opening)
		b.ReportAllocs()
		for b.Loop() {
			opening.CopyTo(dst)
		}
		b.ReportMetric(float64(reflect.TypeOf(opening).Elem().Size()), "bytes")
	})
	b.Run("determinize", func(b *testing.B) {
		s := engine.Clone(opening)
		if _, err := engine.PlayForced(s, nil, nil); err != nil {
			b.Fatal(err)
		}
		r := rand.New(rand.NewPCG(1, 2))
		b.ReportAllocs()
		for b.Loop() {
			s.Determinize(0, r)
		}
	})
}

// playRandomly plays games with random moves from an opening, again and again, as long as the
// benchmark runs.
func playRandomly(b *testing.B, opening engine.State, tell engine.Observer) {
	s := engine.Clone(opening)
	moves := make([]engine.Move, 0, 4096)
	chance := uint64(1877) // state of a xorshift generator, which costs almost no time
	r := rand.New(rand.NewPCG(1, 2))
	b.ReportAllocs()
	n, listed := 0, 0
	for b.Loop() {
		if moves = s.Moves(moves[:0]); len(moves) == 0 {
			opening.CopyTo(s)
			s.Determinize(0, r)
			continue
		}
		chance ^= chance << 13
		chance ^= chance >> 7
		chance ^= chance << 17
		if err := s.Play(moves[(chance>>32)*uint64(len(moves))>>32], tell); err != nil {
			b.Fatal(err)
		}
		n, listed = n+1, listed+len(moves)
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "moves/s")
	b.ReportMetric(float64(listed)/float64(n), "legal/move")
}
