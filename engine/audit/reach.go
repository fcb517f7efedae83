package audit

import (
	"cmp"
	"fmt"
	"slices"

	"gulch/engine"
)

// A deal that is as good as the truth is one of a lot: with the truth among them, nobody could tell which it is. So of all that
// lies at a place, in the deals and in truth, the truth is as likely as any other to be the one that no other agrees with.
// Where it stands alone much more often than that, Determinize does not deal all that there may be: only the cheap cards,
// or only what would be sensible to hold.

// reach is how often what truly lay at the places of a pattern was looked at, how often it stood alone, and how often it should have.
type reach struct {
	weight, alone, should float64
	absent                bool   // deals may have nothing there: what others know of what one has, say
	what                  string // the first time
}

// heldPlace is a place that a seat is not told of.
type heldPlace struct {
	seat engine.Seat
	path string
}

// held is what lies there, and how often one after another it did when it was looked at in a game. Each time counts less: a card that stays
// in a hand for a whole game is one card.
type held struct {
	value any
	times float64
}

// weight is how much it counts what truly lies at a place that a seat is not told of.
func (s *Spread) weight(seat engine.Seat, path string, truth any) float64 {
	at := heldPlace{seat, path}
	h := s.held[at]
	if h == nil || h.value != truth {
		h = &held{value: truth}
		s.held[at] = h
	}
	h.times++
	return 1 / h.times
}

// How often the truth may stand alone: so many times as often as it should, for games at random are not played as Determinize
// deals, and a few times more.
const (
	reachTimes = 1.5
	reachMore  = 10
	// reachFew is how much has to be looked at: three times reachMore, so that a truth which stands alone in every second look or more is found.
	reachFew = 32
)

// dealt are the values that some deals of a position have at each of some places, and how often.
type dealt struct {
	paths []string
	times []map[any]int // by path
	deals int
}

// thin reports whether a seat is not told something of which too little has been looked at yet to know whether deals come to it.
func (s *Spread) thin(hidden []string) bool {
	return slices.ContainsFunc(hidden, func(path string) bool {
		p := s.reach[s.list(path)]
		return (p == nil || p.weight < reachFew && !p.absent) && !excused(s.bags, path)
	})
}

// newDealt begins with the places that are dealt as they may truly lie.
func (s *Spread) newDealt(hidden []string) *dealt {
	paths := slices.DeleteFunc(slices.Clone(hidden), func(path string) bool { return excused(s.bags, path) })
	d := &dealt{paths: paths, times: make([]map[any]int, len(paths))}
	for i := range d.times {
		d.times[i] = map[any]int{}
	}
	return d
}

// add adds a deal.
func (d *dealt) add(leaves map[string]any) {
	d.deals++
	for i, path := range d.paths {
		d.times[i][leaves[path]]++
	}
}

// reached counts where the truth of a position stands alone among its deals.
func (s *Spread) reached(d *dealt, seat engine.Seat, truth map[string]any) {
	for i, path := range d.paths {
		times := d.times[i]
		if times[nil] == d.deals {
			s.stands(s.list(path), reach{absent: true})
			continue
		}
		times[truth[path]]++
		alone := 0
		for _, n := range times {
			if n == 1 {
				alone++
			}
		}
		weight := s.weight(seat, path, truth[path])
		stands := reach{weight: weight, should: weight * float64(alone) / float64(d.deals+1)}
		if times[truth[path]] == 1 {
			stands.alone, stands.what = weight, fmt.Sprintf("%s is %v", path, truth[path])
		}
		list, itself := s.list(path), entries(path, spreadEach)
		s.stands(list, stands)
		if itself != list {
			s.stands(itself, stands)
		}
	}
}

// stands adds to a place, or to all of a list, how much the truth there stands alone, and how much it should.
func (s *Spread) stands(at string, more reach) {
	p := s.reach[at]
	if p == nil {
		p = &reach{}
		s.reach[at] = p
	}
	p.absent = p.absent || more.absent
	p.should += more.should
	p.alone += more.alone
	p.weight += more.weight
	p.what = cmp.Or(p.what, more.what)
}

// outOfReach says what deals do not come to.
func (s *Spread) outOfReach() (wrong []string) {
	for at, p := range s.reach {
		if most := reachTimes*p.should + reachMore; p.alone > most {
			wrong = append(wrong, fmt.Sprintf("what truly lies at %s is not among the deals %.0f times, where chance would have it so %.0f "+
				"times and lets %.0f pass (%s)", at, p.alone, p.should, most, p.what))
		}
	}
	slices.Sort(wrong)
	return wrong
}
