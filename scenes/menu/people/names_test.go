package people

import (
	"os"
	"strings"
	"testing"
	"unicode/utf8"

	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/store"
)

// TestStrangeNamesFit checks that unusual names, edited by hand in the file of persons, are
// displayed as names that fit and are not empty.
func TestStrangeNamesFit(t *testing.T) {
	persons, err := os.ReadFile("../testdata/persons-strange.log")
	if err != nil {
		t.Fatal(err)
	}
	docs := store.NewMemory(nil)
	if err := docs.Write("persons.log", persons); err != nil {
		t.Fatal(err)
	}
	d, err := stage.NewSceneStack()
	if err != nil {
		t.Fatal(err)
	}
	s := New(stage.NewApp(d, games.All(), docs))
	s.Build(ui.NewLayout(1280, 720))
	shown := 0
	for _, n := range s.Base().Root.Nodes {
		if !strings.HasPrefix(n.ID, "person/") {
			continue
		}
		shown++
		name, _, _ := strings.Cut(n.Label, ". ")
		if strings.TrimSpace(name) == "" || strings.Contains(name, "\n") ||
			utf8.RuneCountInString(name) > match.MaxName+len(" (2)") {
			t.Errorf("%s has the name %q, want a non-empty single line of limited length", n.ID, name)
		}
	}
	if shown != 9 {
		t.Errorf("%d people are shown, want 9", shown)
	}
}
