package engine

import (
	"errors"
	"slices"
	"testing"
)

// TestLoadTables checks that tables registered for later are read once and in order, one game by
// each call of LoadNextTables and the rest by LoadTables.
func TestLoadTables(t *testing.T) {
	var read []int
	for i := range 3 {
		pendingTables = append(pendingTables, func() { read = append(read, i) })
	}
	if !LoadNextTables() || !slices.Equal(read, []int{0}) {
		t.Errorf("the first LoadNextTables reads the tables %v, want those of game 0", read)
	}
	LoadTables()
	if !slices.Equal(read, []int{0, 1, 2}) {
		t.Errorf("after LoadTables the tables %v are read, want 0, 1 and 2, once each", read)
	}
	if LoadNextTables() {
		t.Error("LoadNextTables reports that it read tables, want none left")
	}
}

// TestRegisteredTablesReportErrors checks that the function returned by RegisterTables returns the
// error of reading the tables.
func TestRegisteredTablesReportErrors(t *testing.T) {
	broken := errors.New("broken table")
	for _, want := range []error{nil, broken} {
		if err := RegisterTables(func() error { return want })(); !errors.Is(err, want) {
			t.Errorf("ready returns %v, want %v", err, want)
		}
	}
}
