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

// reachStats counts, for the leaves of a pattern, how many true values were examined (weighted),
// how many were unique, and how many were expected to be unique.
type reachStats struct {
	weight, alone, expected float64
	absent                  bool   // samples may have no value there, for example what others know about a seat
	example                 string // description of the first unique value
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
func (s *DeterminizeCoverage) weight(seat engine.Seat, path string, truth any) float64 {
	at := heldPlace{seat, path}
	h := s.held[at]
	if h == nil || h.value != truth {
		h = &held{value: truth}
		s.held[at] = h
	}
	h.times++
	return 1 / h.times
}

// The true value may be unique reachFactor as often as expected, since random games are not
// distributed like determinizations, plus reachTolerance times.
const (
	reachFactor    = 1.5
	reachTolerance = 10
	// minReachWeight is the minimum weight for a judgement: three times reachTolerance, so that a
	// true value that is unique half of the time or more is detected.
	minReachWeight = 32
)

// dealt counts the values at some leaves over the samples of a position.
type dealt struct {
	paths []string
	times []map[any]int // by path: how often each value occurred
	deals int
}

// undersampled reports whether one of the hidden leaves has been examined too rarely to judge
// whether samples cover the truth.
func (s *DeterminizeCoverage) undersampled(hidden []string) bool {
	return slices.ContainsFunc(hidden, func(path string) bool {
		p := s.reach[s.list(path)]
		return (p == nil || p.weight < minReachWeight && !p.absent) && !isExcepted(s.mayBeUniform, path)
	})
}

// newDealt returns empty counts for the hidden leaves without exceptions.
func (s *DeterminizeCoverage) newDealt(hidden []string) *dealt {
	paths := slices.DeleteFunc(slices.Clone(hidden), func(path string) bool { return isExcepted(s.mayBeUniform, path) })
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

// countReach counts the leaves whose true value is unique among the samples.
func (s *DeterminizeCoverage) countReach(d *dealt, seat engine.Seat, truth map[string]any) {
	for i, path := range d.paths {
		times := d.times[i]
		if times[nil] == d.deals {
			s.addReach(s.list(path), reachStats{absent: true})
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
		stands := reachStats{weight: weight, expected: weight * float64(alone) / float64(d.deals+1)}
		if times[truth[path]] == 1 {
			stands.alone, stands.example = weight, fmt.Sprintf("%s is %v", path, truth[path])
		}
		list, itself := s.list(path), wildcardIndices(path, separateElements)
		s.addReach(list, stands)
		if itself != list {
			s.addReach(itself, stands)
		}
	}
}

// addReach adds observations to the statistics of a leaf or of a list.
func (s *DeterminizeCoverage) addReach(at string, more reachStats) {
	p := s.reach[at]
	if p == nil {
		p = &reachStats{}
		s.reach[at] = p
	}
	p.absent = p.absent || more.absent
	p.expected += more.expected
	p.alone += more.alone
	p.weight += more.weight
	p.example = cmp.Or(p.example, more.example)
}

// reachFaults returns an error text for each leaf whose true value is unique too often.
func (s *DeterminizeCoverage) reachFaults() (wrong []string) {
	for at, p := range s.reach {
		if most := reachFactor*p.expected + reachTolerance; p.alone > most {
			wrong = append(wrong, fmt.Sprintf("Determinize never samples the true value of %s: missed %.0f times, "+
				"expected %.0f times, "+
				"limit %.0f (first: %s)", at, p.alone, p.expected, most, p.example))
		}
	}
	slices.Sort(wrong)
	return wrong
}
