package table

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/westernlegends"
	"gulch/scenes/coach"
)

// TestVerdictsHoldWithinATurn checks that the verdicts of a decision hold for the next one only if
// the same seat decides, it learned nothing, and what it played was good.
func TestVerdictsHoldWithinATurn(t *testing.T) {
	kept, dropped := 0, 0
	for seed := range uint64(2) {
		m, err := match.New(westernlegends.Game, match.Setup{Seed: seed, Seats: make([]match.Seat, 2)}, nil)
		if err != nil {
			t.Fatal(err)
		}
		rng := engine.NewRand(seed)
		for !m.Over() {
			seat, made := m.Turn(), len(m.Steps())
			move := m.State().(engine.Heuristics).Policy(&rng)
			before := said{map[engine.Move]coach.Verdict{move: coach.Good}, made}
			bad := said{map[engine.Move]coach.Verdict{move: coach.Bad}, made}
			events, err := m.Play(move)
			if err != nil {
				t.Fatal(err)
			}
			if len(m.Steps()) == made {
				continue // a forced move is no decision
			}
			learned := m.Turn() != seat
			for _, e := range events {
				learned = learned || e.RevealsTo(seat)
			}
			switch holds := before.stillTrue(m) != nil; {
			case holds == learned:
				t.Errorf("after %s the verdicts of before hold: %v, something was learned or the seat changed: %v",
					m.Steps()[made].Text, holds, learned)
			case bad.stillTrue(m) != nil:
				t.Error("the verdicts hold after a bad move")
			case holds:
				kept++
			default:
				dropped++
			}
		}
	}
	if kept == 0 || dropped == 0 {
		t.Errorf("the verdicts held %d times, and %d times not: one of the cases is missing", kept, dropped)
	}
}
