package audit

import (
	"cmp"
	"fmt"
	"slices"

	"gulch/engine"
)

// If Determinize samples correctly, the truth cannot be distinguished from the samples. Consider a
// number of samples together with the truth, and a value that occurs in only one of them. The
// probability that this one is the truth must be the same as for any sample. If it is the truth
// much more often than that, Determinize does not produce all possibilities, but only the cheap
// cards, for example, or only sensible ones.

// reachStats counts how often the true values of some leaves are missing from samples. weight is
// the number of examined values, alone the number of those that occurred in no sample, and expected
// the number that should be missing by chance. All three are weighted, see
// DeterminizeCoverage.weight.
type reachStats struct {
	weight, alone, expected float64
	// whether all samples of some position lacked the leaf; its true value is then not judged
	absent  bool
	example string // description of the first true value that occurred in no sample
}

// heldPlace identifies a leaf that is hidden from a seat.
type heldPlace struct {
	seat engine.Seat
	path string
}

// held is the true value of a leaf, and the number of times in a row that it was examined in a
// game. Repetitions get less weight, because a card that stays in a hand for a whole game is a
// single observation.
type held struct {
	value any
	times float64
}

// weight returns the statistical weight of the true value of the leaf at path, which is hidden from
// a seat: 1 for a new value, 1/n when it is examined for the n-th time in a row.
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

// Limits for the number of true values that occur in no sample. It may be reachFactor times the
// expected number, because random games are not distributed like determinizations, plus
// reachTolerance.
const (
	reachFactor    = 1.5
	reachTolerance = 10
	// minReachWeight is the weight of examined values that is needed for a judgement. It is about
	// three times reachTolerance, so that a fault is detected if at least half of the true values
	// occur in no sample.
	minReachWeight = 32
)

// dealt counts how often each value of some leaves occurs in the samples of a position.
type dealt struct {
	paths []string
	times []map[any]int // for each of paths: number of samples by value
	deals int
}

// undersampled reports whether any of the hidden leaves has been examined too rarely to judge
// whether its true value occurs among samples. hidden are the paths of the leaves.
func (s *DeterminizeCoverage) undersampled(hidden []string) bool {
	return slices.ContainsFunc(hidden, func(path string) bool {
		p := s.reach[s.list(path)]
		return (p == nil || p.weight < minReachWeight && !p.absent) && !isExcepted(s.mayBeUniform, path)
	})
}

// newDealt returns counts, all 0, for the hidden leaves, except for those with an exception.
func (s *DeterminizeCoverage) newDealt(hidden []string) *dealt {
	paths := slices.DeleteFunc(slices.Clone(hidden), func(path string) bool { return isExcepted(s.mayBeUniform, path) })
	d := &dealt{paths: paths, times: make([]map[any]int, len(paths))}
	for i := range d.times {
		d.times[i] = map[any]int{}
	}
	return d
}

// add counts the values of the leaves of one more sample.
func (d *dealt) add(leaves map[string]any) {
	d.deals++
	for i, path := range d.paths {
		d.times[i][leaves[path]]++
	}
}

// countReach counts the leaves whose true value, in truth by path, occurs in none of the samples of
// d. The leaves are hidden from seat.
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

// addReach adds observations to the statistics of a leaf or of all elements of a list. at is the
// path of the leaf or the pattern of the elements; more holds the observations.
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

// reachFaults returns an error text for each leaf whose true value is missing from the samples too
// often.
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
