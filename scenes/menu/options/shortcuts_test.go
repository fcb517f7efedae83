package options

import (
	"strings"
	"testing"

	"gulch/render/ui"
	"gulch/scenes/menu/menutest"
)

// TestKeysOfRedo checks that the list of keys names both keys of undo and both keys of redo, and
// that it can be opened without a screen below it.
func TestKeysOfRedo(t *testing.T) {
	h := menutest.NewApp(t)
	menutest.Push(h, Shortcuts(h))
	menutest.WantTexts(t, h, "Keys", "Move the focus", "Full screen")
	for _, k := range []string{shortcut(ui.UndoKey), shortcut(ui.RedoKey)} {
		if !strings.Contains(k, ", ") {
			t.Errorf("the key is called %q, want two names", k)
		}
	}
}
