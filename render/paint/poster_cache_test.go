package paint

import (
	"testing"
)

// TestCoarseSizes checks that the sizes to which coarse rounds widths up are few, and at most an
// eighth larger than the width.
func TestCoarseSizes(t *testing.T) {
	seen := map[int]bool{}
	for w := 1; w <= 1024; w++ {
		got := coarse(w)
		seen[got] = true
		if got < w || w > 16 && float64(got) > 1.125*float64(w)+1 {
			t.Errorf("a poster of %d pixels is rendered at %d, want at most an eighth more", w, got)
		}
	}
	if len(seen) > 64 {
		t.Errorf("coarse returns %d different widths, want at most 64", len(seen))
	}
}
