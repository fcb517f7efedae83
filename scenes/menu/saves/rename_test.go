package saves

import (
	"strings"
	"testing"

	"gulch/render/ui"
	"gulch/scenes/menu/menutest"
)

// TestRenameRefused checks that a name that is taken is refused, and that Escape keeps the old
// name.
func TestRenameRefused(t *testing.T) {
	h := menutest.StartedGames(t, 2)
	const taken = "Rainy evening"
	if err := h.RenameGame(h.Saved()[1].Doc, taken); err != nil {
		t.Fatal(err)
	}
	menutest.Push(h, New(h))
	s := h.Top().(*saves)
	doc := s.shown[0].Doc
	menutest.Press(t, h, "rename/1")
	dialog := h.Top().(*renaming)
	dialog.name = taken
	menutest.Press(t, h, "keep")
	menutest.WantScene(t, h, "rename")
	if why := dialog.Root.TakeAnnouncement(); !strings.Contains(why, "Another game already has this name") {
		t.Errorf("the name %q is refused with %q, want that it is taken", taken, why)
	}
	menutest.Update(h, ui.Input{Back: true})
	menutest.WantScene(t, h, "saves")
	if s.shown[0].Doc != doc {
		t.Errorf("after Escape the document is %s, want %s", s.shown[0].Doc, doc)
	}
}
