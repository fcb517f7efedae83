package motion

import "testing"

func TestCurvesStartAndEnd(t *testing.T) {
	for i, c := range []Curve{Linear, OutCubic, OutQuad, InQuad, InOutQuad, OutBack} {
		if a, b := c(0), c(1); a < -1e-9 || a > 1e-9 || b < 1-1e-9 || b > 1+1e-9 {
			t.Errorf("curve %d goes from %v to %v, want 0 to 1", i, a, b)
		}
	}
}
