package stage

import (
	"testing"

	"gulch/render/ui"
)

// TestZoomOf checks that the zoom factor is computed from the window's outer and inner width, and
// that a panel beside the page does not change it.
func TestZoomOf(t *testing.T) {
	for _, c := range []struct{ outer, inner, pixels, want float64 }{
		{1280, 1280, 1, 1}, {1296, 1280, 1, 1}, {390, 390, 3, 1}, {0, 390, 3, 1}, {1280, 1280, 2, 1},
		{1280, 1164, 1.1, 1.1}, {1280, 853, 1.5, 1.5}, {1296, 640, 2, 2}, {1280, 640, 4, 2}, {1920, 640, 3, 3},
		{1280, 640, 1, 1}, {1280, 900, 1, 1}, {1280, 1600, 0.8, 1},
	} {
		if got := zoomOf(c.outer, c.inner, c.pixels); got != c.want {
			t.Errorf("outer width %v, inner width %v, pixel ratio %v: zoom %v, want %v", c.outer, c.inner, c.pixels,
				got, c.want)
		}
	}
}

// TestScreenChanges checks that text grows with the browser's zoom up to a limit, that the zoom
// makes no window count as too small, and that a phone's layout keeps a notch free.
func TestScreenChanges(t *testing.T) {
	d, err := NewSceneStack()
	if err != nil {
		t.Fatal(err)
	}
	var now Screen
	d.Screen = func() Screen { return now }
	d.pixels = 2
	for _, c := range []struct{ text, zoom, want float64 }{{1, 1, 1}, {1, 1.25, 1.25}, {1, 3, 1.5}, {1.25, 1.1, 1.375},
		{1.5, 2, 1.5}, {0, 2, 1.5}} {
		d.SetText(c.text)
		now.Zoom = c.zoom
		d.updateScreen()
		d.resize(1280, 720)
		if got := d.layout.View.Text; got != c.want {
			t.Errorf("text size %v at zoom %v: scale %v, want %v", c.text, c.zoom, got, c.want)
		}
		if c.zoom >= 2 && (d.cramped() || d.viewport.on) {
			t.Errorf("zoom %v: window too small: %v, phone's: %v; want neither", c.zoom, d.cramped(), d.viewport.on)
		}
	}
	now = Screen{Insets: ui.Insets{Top: 47, Bottom: 34}}
	d.SetText(1)
	if !d.updateScreen() || d.updateScreen() {
		t.Error("a new notch is not reported as a change exactly once")
	}
	d.resize(780, 1688)
	l := d.layoutOf(&tale{})
	if l.View.Y != 94 || l.Full.Y >= 0 || l.H > 844-47-34+1 {
		t.Errorf("the layout begins at y = %v, covers %v and is %v high; the notch must be free", l.View.Y, l.Full, l.H)
	}
}

// tale is a scene with a layout for phones.
type tale struct{ blank }

func (*tale) MinHeight(ui.Layout) float64 { return 0 }
