package main

import (
	"os"
	"path/filepath"
	"testing"

	"gulch/engine"
)

// TestKeepNets checks that keepNets replaces only the networks that it is given, and preserves the
// others in the file.
func TestKeepNets(t *testing.T) {
	file := filepath.Join(t.TempDir(), "learned.json")
	one, two := &engine.Net{Linear: []float32{1}}, &engine.Net{Linear: []float32{2}}
	for _, nets := range []engine.Nets{{nil, nil, two}, {one}} {
		if err := keepNets(file, nets); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	nets, err := engine.ReadNets(text)
	if err != nil || len(nets) != 3 || nets.At(0).Linear[0] != 1 || nets.At(1) != nil || nets.At(2).Linear[0] != 2 {
		t.Errorf("the file of networks has %v, %v", nets, err)
	}
}
