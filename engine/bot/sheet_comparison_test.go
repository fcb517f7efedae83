package bot

import (
	"testing"

	"gulch/engine"
)

// TestMainCauseIsTheReason checks that a line is a reason only if it has at least half of the
// advantages: one of three lines of the same size is none.
func TestMainCauseIsTheReason(t *testing.T) {
	for _, c := range []struct {
		gains []int
		want  bool
	}{{[]int{3, 3, 3}, false}, {[]int{6, 3, 0}, true}, {[]int{6, -5, 0}, false}} {
		var x sheetComparison
		x.reset(2)
		for range 4 {
			for i, name := range []string{"Gold", "Mines", "Mayors"} {
				x.add(0, []engine.Line{{Name: name, Points: []int{10 + c.gains[i], 7}}})
				x.add(1, []engine.Line{{Name: name, Points: []int{10, 7}}})
			}
			x.endSample()
		}
		if why, got := x.difference(0, 4, minDifference); got != c.want || got && why.Line != "Gold" {
			t.Errorf("with the gains %v the difference is %+v, %v; want a reason: %v", c.gains, why, got, c.want)
		}
	}
}

// TestOnlySureDifferencesAreReasons checks that a line of the score sheet that is better by chance
// is no reason, that one that is better in every sample is, and that too few points are none.
func TestOnlySureDifferencesAreReasons(t *testing.T) {
	for _, c := range []struct {
		name          string
		first, second []int // points of seat 0 for the two moves, sample by sample in turn
		want          bool
	}{
		{"chance", []int{9, 0, 0, 0}, []int{0, 0, 5, 0}, false},
		{"sure", []int{3, 4, 3, 4}, []int{1, 2, 1, 1}, true},
		{"too few", []int{3, 4, 3, 4}, []int{3, 4, 3, 3}, false},
	} {
		var x sheetComparison
		x.reset(2)
		for i := range c.first {
			x.add(0, []engine.Line{{Name: "Mines", Points: []int{c.first[i], 7}}})
			x.add(1, []engine.Line{{Name: "Mines", Points: []int{c.second[i], 7}}})
			x.endSample()
		}
		if why, got := x.difference(0, len(c.first), minDifference); got != c.want || got && why.Line != "Mines" {
			t.Errorf("%s: the difference is %+v, %v; want a reason: %v", c.name, why, got, c.want)
		}
	}
}
