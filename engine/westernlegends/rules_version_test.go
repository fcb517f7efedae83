package westernlegends_test

import (
	"bytes"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
	"gulch/engine/westernlegends"
)

// TestGoldenVersion2 replays games that were recorded under version 2 of the rules and checks that
// nothing has changed.
func TestGoldenVersion2(t *testing.T) {
	gametest.GoldenUnder(t, westernlegends.Game, "testdata/golden_version2")
}

// TestPositionsKeepTheirVersion checks that the current game can read positions of version 2 of the
// rules, and that they continue under that version. A bot worker needs this, because it gets only
// the JSON of a position.
func TestPositionsKeepTheirVersion(t *testing.T) {
	old, ok := engine.Under(westernlegends.Game, 2)
	if !ok || old.Info().Rules != 2 {
		t.Fatalf("engine.Under returns ok %v for version 2, or a game of another version", ok)
	}
	s, err := old.New(3, nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	for range 200 {
		moves := s.Moves(nil)
		if err := s.Play(moves[len(moves)/2], nil); err != nil {
			t.Fatal(err)
		}
		text, err := s.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		back, err := westernlegends.Game.Load(text)
		if err != nil {
			t.Fatal(err)
		}
		again, err := back.MarshalJSON()
		if err != nil || !bytes.Equal(text, again) || !bytes.Contains(again, []byte(`"rules":2,`)) {
			t.Fatalf("a position of version 2 is written as %.60s after loading it, error %v", again, err)
		}
	}
}

// TestUnknownVersionsAreRefused checks that a position with an unknown version causes an error that
// names the supported versions.
func TestUnknownVersionsAreRefused(t *testing.T) {
	s, err := westernlegends.Game.New(3, nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	text, err := s.MarshalJSON()
	if err != nil || bytes.Contains(text, []byte(`"rules"`)) {
		t.Fatalf("a position of the current version has a field rules: %.60s, error %v", text, err)
	}
	for _, v := range []string{"1", "4"} {
		changed := strings.Replace(string(text), `{"players"`, `{"rules":`+v+`,"players"`, 1)
		if _, err := westernlegends.Game.Load([]byte(changed)); err == nil ||
			!strings.Contains(err.Error(), "versions 2 to 3") {
			t.Errorf("version %s: error %v, want one that names versions 2 to 3", v, err)
		}
		if _, ok := engine.Under(westernlegends.Game, int(v[0]-'0')); ok {
			t.Errorf("engine.Under supports version %s, want only 2 and 3", v)
		}
	}
}
