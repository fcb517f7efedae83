package gametest

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
)

// DamagedStates checks that Check accepts the position valid, and that it refuses the position
// after each of the changes. The key of a change is a text that the error must contain.
func DamagedStates[S engine.State](t *testing.T, valid S, changes map[string]func(s S)) {
	t.Helper()
	if err := valid.Check(); err != nil {
		t.Fatalf("Check refuses the valid position: %v", err)
	}
	for _, want := range slices.Sorted(maps.Keys(changes)) {
		t.Run(want, func(t *testing.T) {
			s := engine.Clone(valid).(S)
			changes[want](s)
			if err := s.Check(); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("Check returns %v, want an error that contains %q", err, want)
			}
		})
	}
}
