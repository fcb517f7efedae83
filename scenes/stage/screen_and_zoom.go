package stage

import (
	"math"
	"slices"

	"gulch/render/i18n"
	"gulch/render/ui"
)

// Screen describes the screen and the window as the browser's page reports them. The zero value is
// for a window outside a browser.
type Screen struct {
	// Insets are the widths of the strips at the window's edges that are covered by a notch,
	// rounded corners or a system bar, in device-independent pixels.
	Insets ui.Insets
	// Zoom is the browser's zoom factor; 0 means 1.
	Zoom float64
	// Finger is true on a device that is used mainly by touch.
	Finger bool
}

// maxTextScale is the upper limit of the product of the text size option and the browser's zoom.
const maxTextScale = 1.5

// zoomSteps are the zoom factors above 1 that browsers offer.
var zoomSteps = []float64{1.1, 1.2, 1.25, 1.33, 1.5, 1.7, 1.75, 2, 2.4, 2.5, 3, 4, 5}

// zoomOf returns the zoom factor of a browser's page, 1 if it cannot be determined. outer is the
// outer width of its window in screen units, inner the inner width in page units, and pixels the
// number of screen pixels per page pixel. A panel beside the page also reduces the inner width, but
// does not change pixels, so it is not mistaken for a zoom.
func zoomOf(outer, inner, pixels float64) float64 {
	const frame, blur = 20, 0.01 // width of the window's frame in screen units, and relative rounding error of a width
	i := slices.IndexFunc(zoomSteps, func(z float64) bool {
		over := outer - inner*z
		return pixels/z > 0.99 && over > -inner*z*blur && over < frame+inner*z*blur
	})
	if i < 0 {
		return 1
	}
	return zoomSteps[i]
}

// updateScreen applies the state that the page reports for the screen. It reports whether that
// state has changed since the last call.
func (d *SceneStack) updateScreen() bool {
	if d.Screen == nil {
		return false
	}
	s := d.Screen()
	in := ui.Insets{Top: s.Insets.Top * d.pixels, Right: s.Insets.Right * d.pixels, Bottom: s.Insets.Bottom * d.pixels,
		Left: s.Insets.Left * d.pixels}
	zoom := max(s.Zoom, 1)
	if in == d.insets && zoom == d.zoom {
		return false
	}
	d.insets, d.zoom, d.viewport.zoom = in, zoom, zoom
	d.layout.View.Text = d.textScale()
	return true
}

// textScale returns the factor by which all text is enlarged, compared with the sizes in the text
// styles.
func (d *SceneStack) textScale() float64 {
	text := d.text
	if text == 0 {
		text = 1
	}
	return math.Min(text*d.zoom, max(text, maxTextScale))
}

// unzoomed returns the number of pixels per device-independent pixel at a browser zoom of 1.
func (d *SceneStack) unzoomed() float64 { return d.pixels / d.zoom }

// updateInputDevice chooses the wording of instructions: after a press by touch they mention a
// finger, and after a press with the mouse they mention pointer and keys.
func (d *SceneStack) updateInputDevice(in *ui.Input) {
	if !in.Pressed || !i18n.SetTouch(in.Touch) {
		return
	}
	for _, s := range d.scenes {
		s.Base().Rebuild()
	}
	d.dirty = true
}
