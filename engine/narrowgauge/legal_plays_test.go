package narrowgauge

import (
	"cmp"
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
