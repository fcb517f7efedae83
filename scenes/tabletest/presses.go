package tabletest

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// FewPresses takes the presses by which a person would do what was done in each turn, or each day, as unit names it. The
// median of the first n may be most at most.
func FewPresses(t *testing.T, unit string, n, most int, counted []int) {
	t.Helper()
	if len(counted) < n {
		t.Fatalf("only %d of %d are recorded (%s)", len(counted), n, unit)
	}
	counted = slices.Sorted(slices.Values(counted[:n]))
	median := counted[n/2]
	t.Logf("presses a %s: median %d, least %d, most %d, nine in ten at most %d", unit, median, counted[0], counted[n-1], counted[n*9/10])
	if median > most {
		t.Errorf("the median %s takes %d presses, more than %d", unit, median, most)
	}
}

// Recorded counts over the games that are recorded in the folder testdata/medium of a package, in the order of their names.
func Recorded(t *testing.T, count func(t *testing.T, record []byte) []int) (counted []int) {
	t.Helper()
	files, err := filepath.Glob("testdata/medium/*.gulch")
	if err != nil || len(files) == 0 {
		t.Fatalf("no recorded games: %v", err)
	}
	for _, file := range files {
		record, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		counted = append(counted, count(t, record)...)
	}
	return counted
}
