package drill

import (
	"testing"

	"gulch/engine/solve"
)

// TestPercent checks that percent returns 100 or 0 only if the result is sure: not for a share that
// rounds to 100 or 0, and not for one that depends on the choice of an indifferent opponent.
// Differences as small as the rounding errors of sums must be ignored.
func TestPercent(t *testing.T) {
	for _, c := range []struct {
		low, high, likely float64
		want              int
	}{
		{1, 1, 1, 100}, {1 - 1e-12, 1, 1 - 1e-12, 100}, {0, 0, 0, 0}, {0, 1e-12, 1e-12, 0},
		{0.9999, 0.9999, 0.9999, 99}, {0.995, 0.995, 0.995, 99}, {0.0001, 0.0001, 0.0001, 1}, {0.004, 0.004, 0.004, 1},
		{0.25, 1, 1, 99}, {0, 0.5, 0, 1}, {0.614, 0.614, 0.614, 61},
	} {
		if got := percent(solve.Value{Win: solve.Interval{Low: c.low, High: c.high}, Likely: c.likely}); got != c.want {
			t.Errorf("a value of %v to %v, likely %v, gives %d %%, want %d", c.low, c.high, c.likely, got, c.want)
		}
	}
}

// TestGoodMoves checks that a position with too many best moves is no puzzle, and neither is one in
// which another move is only a little worse.
func TestGoodMoves(t *testing.T) {
	for _, c := range []struct {
		name string
		wins []float64 // exact values of the moves
		want int
	}{
		{"one of two", []float64{1, 0}, 1},
		{"both of two", []float64{1, 1}, 0},
		{"one of three", []float64{1, 0.99 - LeastLoss, 0}, 1},
		{"a move that is a little worse", []float64{1, 1 - LeastLoss/2, 0}, 0},
		{"two of three", []float64{1, 1, 0}, 0},
		{"two of eight", []float64{1, 1, 0, 0, 0, 0, 0, 0}, 2},
		{"three of eight", []float64{1, 1, 1, 0, 0, 0, 0, 0}, 0},
	} {
		var a solve.Answer
		for _, w := range c.wins {
			a.Values = append(a.Values, solve.Value{Win: solve.Interval{Low: w, High: w}, Likely: w})
		}
		if got := goodMoves(a); got != c.want {
			t.Errorf("%s: there are %d good moves, want %d", c.name, got, c.want)
		}
	}
}
