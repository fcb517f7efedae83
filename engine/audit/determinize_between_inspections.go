package audit

import (
	"math/rand/v2"
	"slices"

	"gulch/engine"
)

// Only a few positions of a game are inspected, so positions of an unusual kind may never be. An
// example is a position with one secret bid made and another one pending. Therefore a
// DeterminizeCoverage also checks positions between inspections, if their kind has not been checked
// often enough.

// viewKind is a kind of position as seen by a seat: the phase, whether the seat itself has to
// decide (asked), and whether the seat to decide is not seat 0 (later). The last is needed for
// simultaneous decisions, which are made one seat after another, mostly from seat 0 on: if a later
// seat decides, other seats have already made a secret choice.
type viewKind struct {
	phase        engine.Phase
	asked, later bool
}

func viewKindOf(state engine.State, seat engine.Seat) viewKind {
	return viewKind{state.Phase(), state.Turn() == seat, state.Turn() > 0}
}

// Limits of checks between inspections: each kind of position (see viewKind) is checked minViews
// times, or up to maxViews times if that is not enough to judge its leaves.
const (
	minViews = 4
	maxViews = 32
)

// CheckBetween is called with positions between two full inspections. It checks the position from
// the view of a seat for which this kind of position has not been checked often enough, if there is
// one.
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

// countView counts a check of a position; at is the kind of the position. A check that revealed too
// little counts less, so that the kind is checked more often. That is so if thin is true, or if a
// hidden leaf was examined in too few positions. open holds the statistics of the hidden leaves by
// path.
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
