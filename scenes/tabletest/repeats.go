package tabletest

import (
	"fmt"
	"strings"
)

// repeats merges the same fault found in many positions into one message.
type repeats struct {
	times map[string]int    // number of positions by fault, without the position's name
	said  map[string]string // maps the first message of each fault to the fault without the position's name
}

// first returns those faults of the position with this name that did not occur in earlier
// positions. All faults are counted.
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

// count appends to each fault the number of positions in which it was found.
func (r *repeats) count(faults []string) {
	for i, f := range faults {
		if n := r.times[r.said[f]]; n > 1 {
			faults[i] = fmt.Sprintf("%s (in %d positions)", f, n)
		}
	}
}
