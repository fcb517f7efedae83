package tabletest

import (
	"fmt"
	"strings"
)

// repeats merges findings that occur in many positions.
type repeats struct {
	times map[string]int    // by finding, without the position's name
	said  map[string]string // finding without the position's name, by its first message
}

// first returns the findings of a position that did not occur in earlier ones, and counts the
// others.
func (r *repeats) first(name string, faults []string) (fresh []string) {
	if r.times == nil {
		r.times, r.said = map[string]int{}, map[string]string{}
	}
	for _, f := range faults {
		what := strings.TrimPrefix(f, name)
		if r.times[what]++; r.times[what] == 1 {
			r.said[f] = what
			fresh = append(fresh, f)
		}
	}
	return fresh
}

// count appends to each finding the number of positions in which it was found.
func (r *repeats) count(faults []string) {
	for i, f := range faults {
		if n := r.times[r.said[f]]; n > 1 {
			faults[i] = fmt.Sprintf("%s (in %d positions)", f, n)
		}
	}
}
