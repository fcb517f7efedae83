package tabletest

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// FewPresses fails the test if people need too many presses: if the median of the first n elements
// of counted exceeds the limit most. Each element is the number of presses for one unit of the
// game, for instance a turn or a day; unit is the name of that unit.
func FewPresses(t *testing.T, unit string, n, most int, counted []int) {
	t.Helper()
	if len(counted) < n {
		t.Fatalf("found %d of the unit %q in the recorded games, expected at least %d: see testdata/medium",
			len(counted), unit, n)
	}
	counted = slices.Sorted(slices.Values(counted[:n]))
	median := counted[n/2]
	t.Logf("presses a %s: median %d, least %d, most %d, nine in ten at most %d", unit, median, counted[0], counted[n-1],
		counted[n*9/10])
	if median > most {
		t.Errorf("the median %s takes %d presses, expected at most %d: see the table's Nodes for moves that need "+
			"too many", unit, median, most)
	}
}

// CountRecorded calls count for each recorded game in the folder testdata/medium of the package
// under test, ordered by file name, and returns all results in one list.
func CountRecorded(t *testing.T, count func(t *testing.T, record []byte) []int) (counted []int) {
	t.Helper()
	files, err := filepath.Glob("testdata/medium/*.gulch")
	if err != nil || len(files) == 0 {
		t.Fatalf("found no recorded games in testdata/medium/*.gulch: %v", err)
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
