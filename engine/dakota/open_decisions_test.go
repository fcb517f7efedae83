package dakota_test

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/dakota"
)

// TestCoveredPositions checks the positions without secrets at open decisions: they keep the
// invariants, nobody holds a card, the legal moves are the same except for those with cards of the
// hand, and no refusal says how much money the actor has.
func TestCoveredPositions(t *testing.T) {
	open, withCards, poor := 0, 0, 0
	for seed := range uint64(4) {
		s, err := dakota.Game.New(3, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		chance := engine.NewChance(seed, 8)
		legal, err := engine.PlayForced(s, nil, nil)
		for ; len(legal) > 0; legal, err = engine.PlayForced(s, legal, nil) {
			if err != nil {
				t.Fatal(err)
			}
			if engine.OpenDecision(s) {
				open++
				covered := engine.Covered(s).(*dakota.State)
				if err := covered.Check(); err != nil {
					t.Fatalf("phase %s: %v", dakota.Game.Info().PhaseName(s.Phase()), err)
				}
				for seat := range engine.Seat(s.Seats()) {
					if n := covered.HandSize(seat); n > 0 {
						t.Errorf("seat %d holds %d cards in a covered position", seat, n)
					}
				}
				left := covered.Moves(nil)
				for _, m := range legal {
					if m.Kind == dakota.KindPlay || m.Kind == dakota.KindAttack {
						withCards++
					} else if len(left) == 0 || left[0] != m {
						t.Fatalf("the move %q is not among the open moves, or in another order", s.Notation(m))
					} else {
						left = left[1:]
					}
				}
				for _, m := range []engine.Move{{Kind: dakota.KindHireStrong}, dakota.Send(dakota.Miner)} {
					if err := covered.Play(m, nil); err != nil && strings.Contains(err.Error(), "$") {
						if poor++; strings.Contains(err.Error(), "you have $") {
							t.Errorf("a refusal at an open decision tells the money: %v", err)
						}
					}
				}
			}
			rng := engine.NewRand(chance.Uint64())
			if err := s.Play(s.(engine.Heuristics).Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if open < 100 || withCards == 0 || poor == 0 {
		t.Errorf("%d open decisions, %d moves with cards and %d refusals with prices, want many of each", open, withCards, poor)
	}
}
