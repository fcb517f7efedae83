package audit

import (
	"math/rand/v2"
	"slices"

	"gulch/engine"
)

// Inspections are so far apart that what only some decisions have, such as a bid that is sealed while another one is asked for, may
// hardly be among them. So between them a Spread looks as well, wherever a seat has not looked from its place often enough.

// sight is how a seat looks at a position: in which phase, whether it or another seat is asked, and whether that is another than seat 0:
// what all decide at the same time they are asked one after another, mostly from seat 0 on, and only the later ones do not know what
// others have sealed.
type sight struct {
	phase        engine.Phase
	asked, later bool
}

func sightOf(state engine.State, seat engine.Seat) sight {
	return sight{state.Phase(), state.Turn() == seat, state.Turn() > 0}
}

// How much looking a sight takes: so many looks, or up to so many where they show what could not be judged yet.
const (
	sightLooks     = 4
	sightMostLooks = 32
)

// Between looks at a position that is not inspected, with the eyes of one seat, if it has not been looked at in this way often enough.
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

// sighted counts a look. It counts less where it has shown what takes more of them: what is thin, or tallies that are open.
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
