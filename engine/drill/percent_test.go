package drill

import (
	"testing"

	"gulch/engine/solve"
)

// TestPercent checks that percent returns 100 or 0 only for certain results. It must not do so for
// a share that merely rounds to them, nor for one that depends on the choice of an indifferent
// opponent. Differences as small as the rounding errors of sums must be ignored.
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
