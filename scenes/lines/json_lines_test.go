package lines

import (
	"bytes"
	"encoding/json"
	"math"
	"testing"
)

// TestDamageLosesOneLine checks that after any byte of a document is changed, ForEach and Verify
// lose only the lines that the byte is in or separates.
func TestDamageLosesOneLine(t *testing.T) {
	var document []byte
	for i := range 3 {
		line, err := Encode(map[string]int{"number": i})
		if err != nil {
			t.Fatal(err)
		}
		document = append(document, line...)
	}
	read := func(document []byte) (intact int, damaged int) {
		damaged = ForEach(document, func(line []byte) bool {
			text, whole := Verify(line)
			if whole && json.Valid(text) {
				intact++
			}
			return whole
		})
		return intact, damaged
	}
	if intact, damaged := read(append(document, "\n \n"...)); intact != 3 || damaged != 0 {
		t.Errorf("the intact document has %d intact and %d damaged lines, expected 3 and 0", intact, damaged)
	}
	for at, b := range document {
		changed := bytes.Clone(document)
		changed[at] = 'x'
		wantIntact := 2
		if b == '\n' && at < len(document)-1 {
			wantIntact = 1 // two lines become one
		}
		if intact, damaged := read(changed); intact != wantIntact || damaged != 1 {
			t.Errorf("after byte %d (%q) was changed, %d lines are intact and %d damaged; expected %d and 1", at, b,
				intact, damaged, wantIntact)
		}
	}
}

// TestEncodeRefusesValuesWithoutJSON checks that Encode returns an error for a value that JSON
// cannot express.
func TestEncodeRefusesValuesWithoutJSON(t *testing.T) {
	if line, err := Encode(math.NaN()); err == nil || line != nil {
		t.Errorf("Encode of NaN returns %q, %v; expected an error", line, err)
	}
}
