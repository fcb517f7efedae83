package narrowgauge

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"gulch/engine"
)

// slowPlays returns the legal plays. It finds them space by space as rules R30 to R40 define them,
// without tables that were computed in advance.
func slowPlays(s *State) []engine.Move {
	var plays []engine.Move
	for how := range Turned | Mirrored | Blasted + 1 {
		if variantOf(how).contracts()&^s.ready(s.actor) != 0 {
			continue
		}
		for c := range s.hands[s.actor].All() {
			for x := range s.net[s.building].All() {
				if slowLegal(s, c, x, how) {
					plays = append(plays, PlayTrack(c, x, how))
				}
			}
		}
	}
	return plays
}

func slowLegal(s *State, c Card, from Space, how int16) bool {
	fresh, penalty, hard := 0, 0, false
	for _, d := range c.Info().Offsets {
		q, r := d.Q, d.R
		if how&Mirrored != 0 {
			q, r = -q, r+q
		}
		if how&Turned != 0 {
			q, r = -q, -r
		}
		t := slices.IndexFunc(components.space[:], func(x SpaceInfo) bool {
			return x.Hex.Q == from.Info().Hex.Q+q && x.Hex.R == from.Info().Hex.R+r
		})
		if t < 0 {
			return false
		}
		to := components.space[t]
		if s.net[s.building].Has(to.Space) {
			continue
		}
		if to.Terrain == Yard {
			return false
		}
		fresh++
		due := to.Penalty
		own := s.Contracts(s.actor)
		switch {
		case to.Terrain == Difficult && own.Has(MountainCrews), to.Terrain == Water && own.Has(BridgeWorks):
			due = 1
		}
		if to.Terrain == Difficult || to.Terrain == Water {
			hard = true
			if how&Blasted != 0 {
				due = 0
			}
		}
		for other := range s.net {
			if s.net[other].Has(to.Space) && !own.Has(TrackageRights) {
				due++
			}
		}
		penalty += due
	}
	return fresh > 0 && fresh <= s.Supply(s.building) && penalty <= s.Cash(s.actor) && (hard || how&Blasted == 0)
}

// TestPlaysMatchRules checks that the plays which are found by tables are the same as those of
// slowPlays.
func TestPlaysMatchRules(t *testing.T) {
	walk(t, 160, func(s *State, moves []engine.Move) {
		if s.phase != PhaseFirstCard && (s.phase != PhaseSecondCard || s.dark[s.actor]) {
			return
		}
		have := slices.DeleteFunc(slices.Clone(moves), func(m engine.Move) bool { return m.Kind != KindPlay })
		want := slowPlays(s)
		order := func(a, b engine.Move) int {
			return cmp.Or(cmp.Compare(CardOf(a), CardOf(b)), cmp.Compare(OriginOf(a), OriginOf(b)),
				cmp.Compare(HowOf(a), HowOf(b)))
		}
		slices.SortFunc(have, order)
		slices.SortFunc(want, order)
		if !slices.Equal(have, want) {
			t.Fatalf("Moves lists %d plays, by the rules %d are legal: %v, want %v", len(have), len(want), have, want)
		}
	})
}

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

// TestDieMoves checks to which position a Commodity die moves from every position, by comparing it
// with a calculation step by step (R48).
func TestDieMoves(t *testing.T) {
	for at := int8(-MaxRow); at <= MaxRow; at++ {
		for steps := range 12 {
			for _, toward := range []int8{1, -1} {
				want := die{at, 3}
				for range steps {
					next := want.at + toward
					if next == 0 {
						next += toward
						want.value++
					}
					if next <= MaxRow && next >= -MaxRow {
						want.at = next
					}
				}
				if have := (die{at, 3}); true {
					have.move(toward, steps)
					if have != want {
						t.Errorf("a die moved from %d by %d steps toward %d is at %v, want %v", at, steps, toward, have,
							want)
					}
				}
			}
		}
	}
}
