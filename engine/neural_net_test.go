package engine_test

import (
	"testing"
	"testing/fstest"

	"gulch/engine"
)

func TestNetsAreRead(t *testing.T) {
	nets, err := engine.ReadNets([]byte(`[null,{"straight":[1,2],"hidden":[[1,0]],"bias":[1],"out":[4]}]`))
	if err != nil {
		t.Fatal(err)
	}
	if nets.At(0).Correction([]float32{3, 3}) != 0 || nets.At(2) != nil {
		t.Error("At does not return nil, with a Correction of 0, for a field without a network")
	}
	// 1·1 + 2·2 + 4·squash(1+1) = 5 + 4·2/3
	if got := nets.At(1).Correction([]float32{1, 2}); got < 7.666 || got > 7.667 {
		t.Errorf("Correction is %v, want 7.667", got)
	}
	for _, bad := range []string{`{}`, `[{"straight":[1],"hidden":[[1,2]],"bias":[1],"out":[1]}]`,
		`[{"straight":[1],"hidden":[[1]],"bias":[],"out":[1]}]`} {
		if _, err := engine.ReadNets([]byte(bad)); err == nil {
			t.Errorf("ReadNets accepts %s", bad)
		}
	}
}

// TestEmbeddedNets checks that EmbeddedNets returns the networks of a valid file, and none for a
// missing or invalid file.
func TestEmbeddedNets(t *testing.T) {
	files := fstest.MapFS{"good.json": {Data: []byte(`[{"trust":1,"straight":[1]}]`)},
		"bad.json": {Data: []byte(`[1]`)}}
	for name, want := range map[string]int{"good.json": 1, "bad.json": 0, "missing.json": 0} {
		if nets := engine.EmbeddedNets(files, name); len(nets) != want {
			t.Errorf("EmbeddedNets of %s returns %d networks, want %d", name, len(nets), want)
		}
	}
}
