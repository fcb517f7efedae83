package bot

import (
	"testing"

	"gulch/engine"
	"gulch/engine/nuggets"
)

// TestPrimer checks that the novice bot follows the primer, the simple advice for beginners, in a
// game that has one. In a game without one it must play random moves.
func TestPrimer(t *testing.T) {
	s := &withPrimer{State: *newNuggets(1)}
	if got, want := Choose(must(t, "primer", 1), s), s.Moves(nil)[1]; got != want {
		t.Errorf("the novice plays %v, but the primer recommends %v", got, want)
	}
	seen := map[engine.Move]bool{}
	for seed := range uint64(40) {
		seen[Choose(must(t, "primer", seed), newNuggets(1))] = true
	}
	if moves := newNuggets(1).Moves(nil); len(seen) != len(moves) {
		t.Errorf("without a primer the novice plays only %d of %d moves", len(seen), len(moves))
	}
}

// withPrimer is a game of Nuggets whose primer always recommends the second move.
type withPrimer struct{ nuggets.State }

func (s *withPrimer) CopyTo(dst engine.State) { *dst.(*withPrimer) = *s }

func (s *withPrimer) Primer(moves []engine.Move, dst []float32) []float32 {
	dst = append(dst[:0], make([]float32, len(moves))...)
	dst[1] = 10
	return dst
}
