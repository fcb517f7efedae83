package sound

import (
	"fmt"
	"math"
	"testing"
)

func TestRecipesRender(t *testing.T) {
	for e := range effects {
		t.Run(fmt.Sprint(e), func(t *testing.T) {
			r := &recipes[e]
			x := r.render(uint64(e)+1, func() {})
			if want := int(r.length * rate); len(x) != want || want == 0 {
				t.Fatalf("%d samples, want %d", len(x), want)
			}
			loudest, sum, power := 0.0, 0.0, 0.0
			for i, v := range x {
				if math.IsNaN(v) || math.Abs(v) > 1 {
					t.Fatalf("sample %d is %v", i, v)
				}
				loudest, sum, power = max(loudest, math.Abs(v)), sum+v, power+v*v
			}
			if loudest != 1 {
				t.Errorf("the loudest sample is %v; want 1", loudest)
			}
			if mean := sum / float64(len(x)); math.Abs(mean) > 0.01 {
				t.Errorf("the mean is %v; want 0", mean)
			}
			if rms := math.Sqrt(power / float64(len(x))); rms < 0.015 {
				t.Errorf("the RMS level is %v: nearly silent", rms)
			}
			if math.Abs(x[0]) > 0.5 || math.Abs(x[len(x)-1]) > 0.01 {
				t.Errorf("the effect begins with %v and ends with %v: that is a click", x[0], x[len(x)-1])
			}
		})
	}
}

// TestRecipesAreFixed checks that rendering an effect twice results in the same samples.
func TestRecipesAreFixed(t *testing.T) {
	a, b := recipes[Shuffle].render(3, func() {}), recipes[Shuffle].render(3, func() {})
	for i := range a {
		if a[i] != b[i] {
			t.Fatalf("sample %d is %v in the first rendering and %v in the second", i, a[i], b[i])
		}
	}
}
