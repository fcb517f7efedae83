package teach

import (
	"regexp"
	"testing"
)

// TestLuckHasNoNumber checks that the text about luck names only its direction: the effects of all
// dice and cards may add up to more than the whole chance to win.
func TestLuckHasNoNumber(t *testing.T) {
	seen := map[string]bool{}
	for _, effect := range []float64{-0.69, -0.02, 0.69} {
		said := luckText(effect)
		if seen[said] = true; regexp.MustCompile(`\d`).MatchString(said) {
			t.Errorf("the text for an effect of %v is %q, want no number", effect, said)
		}
	}
	if len(seen) != 3 {
		t.Errorf("bad, average and good luck have the texts %v, want three", seen)
	}
}
