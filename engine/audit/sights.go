package audit

import (
	"math/rand/v2"
	"slices"

	"gulch/engine"
)

// Inspections are rare, so that positions of an unusual kind, such as one with one secret bid made
// and another pending, may be missed. Therefore a Spread also checks positions between inspections,
// if their kind has not been checked often enough.

// sight is a kind of position as seen by a seat: the phase, whether it is the seat's own decision,
// and whether the decision is of another seat than 0. In simultaneous decisions, which are made one
// seat after another, mostly beginning with seat 0, only the later seats face secret choices of
// others.
type sight struct {
	phase        engine.Phase
	asked, later bool
}

func sightOf(state engine.State, seat engine.Seat) sight {
	return sight{state.Phase(), state.Turn() == seat, state.Turn() > 0}
}

// Limits: sightLooks checks per kind of position, and up to sightMostLooks if more are needed for a
// judgement.
const (
	sightLooks     = 4
	sightMostLooks = 32
)

// Between checks a position that is not inspected, for one seat, if its kind has not been checked
// often enough.
func (s *Spread) Between(state engine.State, r *rand.Rand) error {
	seats, first := state.Seats(), r.IntN(state.Seats())
	for i := range seats {
		seat := engine.Seat((first + i) % seats)
		if s.sights[sightOf(state, seat)] < sightMostLooks {
			return s.lookWith([]engine.Seat{seat}, state, r, briefly)
		}
	}
	return nil
}

// sighted counts a check of a kind of position. A check counts less if it found leaves that have
// been examined too rarely.
func (s *Spread) sighted(at sight, thin bool, open map[string][]*tally) {
	for _, tallies := range open {
		thin = thin || slices.ContainsFunc(tallies, func(t *tally) bool { return t.common && !t.judged() })
	}
	if thin {
		s.sights[at]++
	} else {
		s.sights[at] += sightMostLooks / sightLooks
	}
}
