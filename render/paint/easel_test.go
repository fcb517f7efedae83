package paint

import (
	"testing"
)

// TestCoarseSizes checks that coarse returns few different widths, none smaller than its argument
// and none much larger.
func TestCoarseSizes(t *testing.T) {
	seen := map[int]bool{}
	for w := 1; w <= 1024; w++ {
		got := coarse(w)
		seen[got] = true
		if got < w || w > 16 && float64(got) > 1.125*float64(w)+1 {
			t.Errorf("%d pixels are drawn from %d", w, got)
		}
	}
	if len(seen) > 64 {
		t.Errorf("there are %d sizes", len(seen))
	}
}
