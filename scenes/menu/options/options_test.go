package options

import (
	"fmt"
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
