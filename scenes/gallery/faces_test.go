package gallery_test

import (
	"encoding/json"
	"io/fs"
	"testing"

	"gulch/assets/data"
	"gulch/engine/bot"
	"gulch/render/poster"
)

// TestEverybodyHasAFace checks that there is a face for the ID of every bot persona and of every
// character in a game.
func TestEverybodyHasAFace(t *testing.T) {
	art, err := poster.Load()
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for _, p := range bot.Personas() {
		ids = append(ids, p.ID)
	}
	text, err := fs.ReadFile(data.WesternLegends, "westernlegends/characters.json")
	if err != nil {
		t.Fatal(err)
	}
	var characters []struct{ ID string }
	if err := json.Unmarshal(text, &characters); err != nil {
		t.Fatal(err)
	}
	for _, c := range characters {
		ids = append(ids, c.ID)
	}
	if len(ids) < 40 {
		t.Errorf("there are only %d personas and characters, want at least 40", len(ids))
	}
	for _, id := range ids {
		if _, ok := art.Face(id); !ok {
			t.Errorf("%s has no face", id)
		}
	}
}
