package main

import (
	"bytes"
	"os"
	"testing"
)

// TestGeneratedPartsAreCurrent checks that the generated files match the tables. After a change of
// a table, `dev generate` must be run.
func TestGeneratedPartsAreCurrent(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	files, err := p.generated()
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range files {
		if have, err := os.ReadFile(p.path(name)); err != nil || !bytes.Equal(have, want) {
			t.Errorf("%s is not what its table says: run go run ./cmd/dev generate (%v)", name, err)
		}
	}
}
