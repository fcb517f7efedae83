package audit

import (
	"cmp"
	"fmt"
	"slices"

	"gulch/engine"
)

// A determinization that samples correctly cannot be told from the truth. Among a number of samples
// plus the truth, the value that occurs only once is the true one no more often than any other. If
// the true value is unique much more often than that, Determinize does not produce all
// possibilities, but only the cheap cards, for example, or only the sensible ones.

// reach counts, for the leaves of a pattern, how many true values were examined (weighted), how
// many were unique, and how many were expected to be unique.
type reach struct {
	weight, alone, should float64
	absent                bool   // samples may have no value there, for example what others know about a seat
	what                  string // description of the first unique value
}

// heldPlace is a leaf that is hidden from a seat.
type heldPlace struct {
	seat engine.Seat
	path string
}

// held is the true value of a leaf, and how many times in a row it was seen in a game. Repetitions
// count less: a card that stays in a hand for a whole game is one observation.
type held struct {
	value any
	times float64
}

// weight returns the statistical weight of the true value of a leaf hidden from a seat.
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

// The true value may be unique reachTimes as often as expected, since random games are not
// distributed like determinizations, plus reachMore times.
const (
	reachTimes = 1.5
	reachMore  = 10
	// reachFew is the minimum weight for a judgement: three times reachMore, so that a true value
	// that is unique half of the time or more is detected.
	reachFew = 32
)

// dealt counts the values at some leaves over the samples of a position.
type dealt struct {
	paths []string
	times []map[any]int // by path: how often each value occurred
	deals int
}

// thin reports whether one of the hidden leaves has been examined too rarely to judge whether
// samples cover the truth.
func (s *Spread) thin(hidden []string) bool {
	return slices.ContainsFunc(hidden, func(path string) bool {
		p := s.reach[s.list(path)]
		return (p == nil || p.weight < reachFew && !p.absent) && !excused(s.bags, path)
	})
}

// newDealt returns empty counts for the hidden leaves without exceptions.
func (s *Spread) newDealt(hidden []string) *dealt {
	paths := slices.DeleteFunc(slices.Clone(hidden), func(path string) bool { return excused(s.bags, path) })
	d := &dealt{paths: paths, times: make([]map[any]int, len(paths))}
	for i := range d.times {
		d.times[i] = map[any]int{}
	}
	return d
}

// add counts the leaves of a sample.
func (d *dealt) add(leaves map[string]any) {
	d.deals++
	for i, path := range d.paths {
		d.times[i][leaves[path]]++
	}
}

// reached counts the leaves whose true value is unique among the samples.
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

// stands adds observations to the statistics of a leaf or of a list.
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

// outOfReach returns an error text for each leaf whose true value is unique too often.
func (s *Spread) outOfReach() (wrong []string) {
	for at, p := range s.reach {
		if most := reachTimes*p.should + reachMore; p.alone > most {
			wrong = append(wrong, fmt.Sprintf("Determinize never samples the true value of %s: missed %.0f times, expected %.0f times, "+
				"limit %.0f (first: %s)", at, p.alone, p.should, most, p.what))
		}
	}
	slices.Sort(wrong)
	return wrong
}
