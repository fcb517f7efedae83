package narrowgauge

import (
	"math/rand/v2"
	"slices"
	"testing"

	"gulch/engine"
)

// mirrored returns the position in which the two seats have exchanged their roles.
func (s *State) mirrored() State {
	m := *s
	swap := func(p engine.Seat) engine.Seat {
		if p == engine.NoSeat {
			return p
		}
		return 1 - p
	}
	m.hands[0], m.hands[1] = s.hands[1], s.hands[0]
	m.cash[0], m.cash[1] = s.cash[1], s.cash[0]
	m.ledger[0], m.ledger[1] = s.ledger[1], s.ledger[0]
	m.certs[0], m.certs[1] = s.certs[1], s.certs[0]
	m.owned[0], m.owned[1] = s.owned[1], s.owned[0]
	m.dark[0], m.dark[1] = s.dark[1], s.dark[0]
	m.actor, m.first = swap(s.actor), swap(s.first)
	for g := range m.dice {
		m.dice[g].at = -m.dice[g].at
	}
	return m
}

// TestSeatsAreAlike checks that no seat has an advantage: in a position in which the two seats have
// exchanged their roles, the same move has the same result with exchanged roles (invariant 18).
func TestSeatsAreAlike(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	walk(t, 64, func(s *State, moves []engine.Move) {
		if s.phase < PhaseShare {
			return
		}
		a, b := *s, s.mirrored()
		for range 4 { // up to the end of the turn; in the phase after that it is always seat 0's move
			legal := a.Moves(nil)
			if !slices.Equal(legal, b.Moves(nil)) {
				t.Fatalf("the exchanged position has other legal moves in phase %s", phaseNames[a.phase])
			}
			m := legal[r.IntN(len(legal))]
			if a.Play(m, nil) != nil || b.Play(m, nil) != nil {
				t.Fatalf("Play refuses the legal move %q", s.Notation(m))
			}
			if a.phase < PhaseShare || a.phase > PhaseRefill {
				return
			}
			if a.mirrored() != b {
				t.Fatalf("after %q the exchanged position differs", s.Notation(m))
			}
		}
	})
}
