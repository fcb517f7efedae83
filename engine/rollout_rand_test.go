package engine_test

import (
	"testing"

	"gulch/engine"
)

// TestRandIsStable checks that Rand still returns the same numbers as in earlier releases, because
// the choices of bots depend on them.
func TestRandIsStable(t *testing.T) {
	w := engine.NewRand(1877)
	for i, want := range []uint64{0x8d0903377da3a0b0, 0x66f2fca492d601f2, 0x7d1cacd2e67f6d1d} {
		if got := w.Uint64(); got != want {
			t.Errorf("number %d is %#x, want %#x: bots would choose other moves", i, got, want)
		}
	}
}

func TestRandIsUniform(t *testing.T) {
	const sides, draws = 11, 110_000
	w := engine.NewRand(1)
	var seen [sides]int
	sum := 0.0
	for range draws {
		seen[w.Below(sides)]++
		x := w.Float()
		if !(x >= 0 && x < 1) {
			t.Fatalf("Float returns %v, want [0, 1)", x)
		}
		sum += float64(x)
	}
	for n, times := range seen {
		if times < 9500 || times > 10500 { // limits of five standard deviations
			t.Errorf("Below returned %d %d times in %d draws, want about an eleventh", n, times, draws)
		}
	}
	if mean := sum / draws; mean < 0.495 || mean > 0.505 {
		t.Errorf("the mean of Float is %v, want about 0.5", mean)
	}
}
