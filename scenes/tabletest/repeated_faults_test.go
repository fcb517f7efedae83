package tabletest

import (
	"strings"
	"testing"
)

// TestRepeatedFaultsAreMerged checks that a fault found in many positions is reported once, with
// the number of positions.
func TestRepeatedFaultsAreMerged(t *testing.T) {
	var r repeats
	wrong := r.first("one", []string{"one: a key", "one: a tip"})
	wrong = append(wrong, r.first("two", []string{"two: a key"})...)
	r.count(wrong)
	if got := strings.Join(wrong, "; "); got != "one: a key (in 2 positions); one: a tip" {
		t.Errorf("the merged findings are %q", got)
	}
}
