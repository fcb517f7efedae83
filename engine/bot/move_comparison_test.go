package bot

import (
	"math"
	"testing"

	"gulch/engine"
)

// TestDuel checks that a duel finds the better one of two very different moves, whichever comes
// first, and that it finds no difference between a move and itself.
func TestDuel(t *testing.T) {
	for seed := range uint64(20) {
		s := newNuggets(seed)
		moves := s.Moves(nil)
		weights := s.Prior(moves, nil)
		best, worst := 0, 0
		for i, w := range weights {
			if w > weights[best] {
				best = i
			}
			if w < weights[worst] {
				worst = i
			}
		}
		if weights[best]-weights[worst] < 6 {
			continue
		}
		d := NewDuel(seed)
		d.Begin(s, moves[best], moves[worst], 300)
		for !d.Step(7) {
		}
		if a, b := d.Results(); a <= b {
			t.Errorf("seed %d: the better move has the result %v, the worse %v; want a clear difference", seed, a, b)
		}
		d.Begin(s, moves[worst], moves[best], 300)
		for !d.Step(1000) {
		}
		if a, b := d.Results(); a >= b {
			t.Errorf("seed %d: with the moves exchanged the results are %v and %v", seed, a, b)
		}
		d.Begin(s, moves[best], moves[best], 300)
		for !d.Step(1000) {
		}
		if a, b := d.Results(); math.Abs(a-b) > 0.02 {
			t.Errorf("seed %d: a move compared with itself has the results %v and %v, want equal ones", seed, a, b)
		}
	}
}

// TestDifference checks that Difference reports the advantage of the better of two moves: the
// points for the nugget that it takes.
func TestDifference(t *testing.T) {
	told := 0
	for seed := range uint64(20) {
		s := newNuggets(seed)
		moves := s.Moves(nil)
		weights := s.Prior(moves, nil)
		best, worst := argmax(weights), 0
		for i, w := range weights {
			if w < weights[worst] {
				worst = i
			}
		}
		d := NewDuel(seed)
		d.Begin(s, moves[best], moves[worst], 60)
		d.Step(1000)
		why, ok := d.Difference()
		if ok {
			told++
		}
		if ok && (why.Line == "" || why.Points <= 0 || int(why.Seat) >= s.Seats()) {
			t.Errorf("seed %d: the difference is %+v, want the points of the nugget", seed, why)
		}
		d.Begin(s, moves[best], moves[best], 200)
		d.Step(1000)
		if why, ok := d.Difference(); ok && why.Points > 1 {
			t.Errorf("seed %d: a move compared with itself has the difference %+v, want none", seed, why)
		}
	}
	if told < 10 {
		t.Errorf("only %d of 20 best moves have a difference from the worst move", told)
	}
}

// TestDuelWithIllegalMove checks that an illegal move of a duel counts as lost.
func TestDuelWithIllegalMove(t *testing.T) {
	s := newNuggets(2)
	d := NewDuel(1)
	d.Begin(s, s.Moves(nil)[0], engine.Move{}, 40)
	for !d.Step(10) {
	}
	if a, b := d.Results(); a <= 0 || b != 0 {
		t.Errorf("the legal move has the result %v and the illegal one %v, want a chance and 0", a, b)
	}
}
