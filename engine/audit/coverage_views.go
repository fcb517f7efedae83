package audit

import (
	"math/rand/v2"
	"slices"

	"gulch/engine"
)

// Inspections are rare, so that positions of an unusual kind, such as one with one secret bid made
// and another pending, may be missed. Therefore a DeterminizeCoverage also checks positions between
// inspections, if their kind has not been checked often enough.

// viewKind is a kind of position as seen by a seat: the phase, whether it is the seat's own
// decision, and whether the decision is of another seat than 0. In simultaneous decisions, which
// are made one seat after another, mostly beginning with seat 0, only the later seats face secret
// choices of others.
type viewKind struct {
	phase        engine.Phase
	asked, later bool
}

func viewKindOf(state engine.State, seat engine.Seat) viewKind {
	return viewKind{state.Phase(), state.Turn() == seat, state.Turn() > 0}
}

// Limits: minViews checks per kind of position, and up to maxViews if more are needed for a
// judgement.
const (
	minViews = 4
	maxViews = 32
)

// CheckBetween checks a position that is not inspected, for one seat, if its kind has not been
// checked often enough.
func (s *DeterminizeCoverage) CheckBetween(state engine.State, r *rand.Rand) error {
	seats, first := state.Seats(), r.IntN(state.Seats())
	for i := range seats {
		seat := engine.Seat((first + i) % seats)
		if s.views[viewKindOf(state, seat)] < maxViews {
			return s.lookWith([]engine.Seat{seat}, state, r, quickLook)
		}
	}
	return nil
}

// countView counts a check of a kind of position. A check counts less if it found leaves that have
// been examined too rarely.
func (s *DeterminizeCoverage) countView(at viewKind, thin bool, open map[string][]*leafStats) {
	for _, tallies := range open {
		thin = thin || slices.ContainsFunc(tallies, func(t *leafStats) bool { return t.common && !t.judged() })
	}
	if thin {
		s.views[at]++
	} else {
		s.views[at] += maxViews / minViews
	}
}
