//go:build !js

package stage

import (
	"strings"
	"testing"

	"gulch/scenes/store"
)

// TestRenameRefusals checks that a game keeps its name if the new one is empty, equal or taken.
func TestRenameRefusals(t *testing.T) {
	docs := store.NewMemory(nil)
	h, _ := newTestApp(t, docs)
	for _, name := range []string{"a.gulch", "b.gulch"} {
		if err := docs.Write(name, []byte(name)); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct{ doc, title, want string }{
		{"a.gulch", " ?.. ", "name is empty"}, {"a.gulch", "a", ""},
		{"a.gulch", "b", "another game already has this name"},
		{"none.gulch", "c", "that file doesn't exist"},
	} {
		err := h.RenameGame(c.doc, c.title)
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("renaming %s to %q: error %v, want %q", c.doc, c.title, err, c.want)
		}
	}
	for _, name := range []string{"a.gulch", "b.gulch"} {
		if text, err := docs.Read(name); err != nil || string(text) != name {
			t.Errorf("%s has the content %q, error %v; want it unchanged", name, text, err)
		}
	}
}
