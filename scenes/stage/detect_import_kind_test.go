//go:build !js

package stage

import (
	"errors"
	"strings"
	"testing"

	"gulch/engine/match"
	"gulch/scenes/store"
)

// TestDetectMixedContent checks which content is found in texts that have marks of several kinds.
func TestDetectMixedContent(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(nil))
	h.NewPerson("Ada", "")
	people, err := h.ExportPeople()
	if err != nil {
		t.Fatal(err)
	}
	record := startedGame(t, 3)
	parsed, _, err := match.Read([]byte(record))
	if err != nil {
		t.Fatal(err)
	}
	game, err := parsed.Export()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		text string
		want Content
	}{
		{people + game, ContentPeople}, {game + "\n" + people, ContentGame}, {record + people, ContentGame},
		{people + record, ContentPeople}, {"gul\r\n  ch:" + strings.TrimPrefix(game, "gulch:"), ContentGame},
	} {
		if got, text, err := DetectContent([]byte(c.text)); err != nil || got != c.want || text == "" {
			t.Errorf("%.60q: content %v, error %v; want %v", c.text, got, err, c.want)
		}
	}
	if a := importGame(h, people); a.Err() == nil || !strings.Contains(a.Err().Error(), "no game") {
		t.Errorf("importing persons as a game: error %v, want that there is no game", a.Err())
	}
	persons, err := h.Docs.Read(personsDoc)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := DetectContent(persons); !errors.Is(err, errOwn) {
		t.Errorf("the document of persons: error %v, want %v", err, errOwn)
	}
}
