package engine_test

import (
	"slices"
	"testing"

	"gulch/engine"
)

// TestRanksAndTieBreaks checks the ranks of seats of which two are tied, and that TieBreak returns
// the name of the number that decides between two seats.
func TestRanksAndTieBreaks(t *testing.T) {
	keys := []engine.RankKey{{5, 1}, {7}, {5, 2}, {5, 1}}
	ranks := engine.RankSeats(nil, len(keys), func(p engine.Seat) engine.RankKey { return keys[p] })
	if want := []int{3, 1, 2, 3}; !slices.Equal(ranks, want) {
		t.Errorf("the ranks are %v, want %v", ranks, want)
	}
	for _, c := range []struct {
		a, b int
		want string
	}{{0, 1, "points"}, {0, 2, "coins"}, {0, 3, ""}} {
		if got := engine.TieBreak(keys[c.a], keys[c.b], "points", "coins"); got != c.want {
			t.Errorf("seats %d and %d are ranked by %q, want %q", c.a, c.b, got, c.want)
		}
	}
}
