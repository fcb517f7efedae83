package drill_test

import (
	"testing"

	"gulch/engine/drill"
)

// TestRead checks that a file of practice positions can be read. Its position is stored as JSON,
// not packed.
func TestRead(t *testing.T) {
	file, err := drill.Read([]byte(`{"game":"nuggets","puzzles":[{"id":"a","title":"T","text":"X","why":"Y",` +
		`"best":["dig"],"chances":{"dig":60},"state":{"turn":0}}]}`))
	if err != nil || file.Game != "nuggets" || len(file.Puzzles) != 1 {
		t.Fatalf("Read returns %+v, %v; want one puzzle of nuggets", file, err)
	}
	if text, err := file.Puzzles[0].Position(); err != nil || string(text) != `{"turn":0}` {
		t.Errorf("Position returns %s, %v; want the state of the file", text, err)
	}
}

// TestDamaged checks that incomplete puzzles are refused.
func TestDamaged(t *testing.T) {
	for _, text := range []string{
		`{`, `{"puzzles":[{"id":"a","best":["x"],"state":{}}]}`,
		`{"puzzles":[{"id":"a","best":["x"],"packed":"x","state":{},"proof":{"grade":1}}]}`,
		`{"puzzles":[{"id":"a","best":["x"],"packed":"x","proof":{"grade":4}}]}`,
		`{"puzzles":[{"id":"a","best":["x"],"packed":"x","proof":{"grade":1}},{"id":"a","best":["x"],"packed":"x","proof":{"grade":1}}]}`,
	} {
		if _, err := drill.Read([]byte(text)); err == nil {
			t.Errorf("Read accepts %s", text)
		}
	}
	if _, err := (&drill.Puzzle{Packed: "no base64"}).Position(); err == nil {
		t.Error("Position accepts damaged Packed data")
	}
}
