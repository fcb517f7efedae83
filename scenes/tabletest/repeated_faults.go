package tabletest

import (
	"fmt"
	"strings"
)

// repeats merges messages about the same fault in different positions into one message.
type repeats struct {
	times map[string]int    // number of positions with each fault; keys are messages without the position's name
	said  map[string]string // maps the first message about each fault to its key in times
}

// first counts the faults found in the position called name, and returns the messages about faults
// that did not occur in earlier positions.
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

// count appends to each message in faults the number of positions in which the fault was found.
func (r *repeats) count(faults []string) {
	for i, f := range faults {
		if n := r.times[r.said[f]]; n > 1 {
			faults[i] = fmt.Sprintf("%s (in %d positions)", f, n)
		}
	}
}
