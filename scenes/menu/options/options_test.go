package options

import (
	"fmt"
	"strings"
	"testing"

	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/menutest"
)

func TestOptionsLayout(t *testing.T) {
	menutest.EachLayout(t, func(t *testing.T, l ui.Layout) {
		o := placeOptions(l, kit.NewFrame(l), 5, 6)
		rows := map[string]geom.Rect{"place": o.place, "tabs": o.tabs}
		for i, r := range o.rows {
			n := fmt.Sprint(i)
			rows["name "+n], rows["control "+n], rows["words "+n] = r.name, r.control, r.about
		}
		menutest.CheckSeparate(t, o.sheet, rows)
	})
}

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

// TestOptionsShowKeys checks that the options lead to the list of keys and can restore the
// defaults.
func TestOptionsShowKeys(t *testing.T) {
	h := menutest.NewApp(t)
	o := New(h).(*options)
	o.open = "look"
	menutest.Push(h, o)
	menutest.WantTexts(t, h, "Text size", "Keys", "Restore defaults")
	menutest.Press(t, h, "keys")
	menutest.WantScene(t, h, "keys")
}
