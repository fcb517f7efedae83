package review

import (
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"gulch/engine"
)

// TestRivalsHaveChances checks that the chances of a review include an opponent whom the rules
// play, with or without a seat, and that such a review can be stored.
func TestRivalsHaveChances(t *testing.T) {
	for _, c := range []struct {
		game    string
		seats   int
		players int
	}{{"westernlegends", 2, 3}, {"sierrawest", 1, 2}} {
		m := played(t, c.game, c.seats)
		r := reviewed(t, m, 1000)
		low, high := 1.0, 0.0
		for at, row := range r.Chances {
			sum := 0.0
			for _, x := range row {
				sum += x
			}
			if len(row) != c.players || math.Abs(sum-1) > 1e-5 {
				t.Fatalf("%s: the chances at position %d are %v, want %d that add up to 1", c.game, at, row, c.players)
			}
			low, high = min(low, row[c.players-1]), max(high, row[c.players-1])
		}
		ranks, last := engine.FinalRanks(m.State()), r.Chances[len(r.Chances)-1]
		if (last[c.players-1] == 1) != (ranks[c.players-1] == 1) {
			t.Errorf("%s: the ranks are %v, but the chances end at %v", c.game, ranks, last)
		}
		if high-low < 0.05 {
			t.Errorf("%s: the chance of the rival stays between %.2f and %.2f", c.game, low, high)
		}
		data, err := r.Encode(m.Record())
		if err != nil {
			t.Fatal(err)
		}
		back, err := Decode(data, m.Record())
		if err != nil {
			t.Fatalf("%s: %v", c.game, err)
		}
		if diff := cmp.Diff(r.Chances, back.Chances, cmpopts.EquateApprox(0, 0.001)); diff != "" {
			t.Error(diff)
		}
	}
}

// TestRaceEndsAtItsResult checks that the curve of a solo race, which nobody wins, ends at the
// evaluation of the final position and not at a certain win.
func TestRaceEndsAtItsResult(t *testing.T) {
	m := played(t, "dakota", 1)
	r := reviewed(t, m, 1000)
	last, want := r.Chances[len(r.Chances)-1], m.State().(engine.Heuristics).Evaluate(nil)
	if len(last) != 1 || math.Abs(last[0]-float64(want[0])) > 1e-5 || last[0] > 0.9 {
		t.Errorf("the curve ends at %v, want %v", last, want)
	}
}
