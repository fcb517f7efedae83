package stage

import (
	"math"
	"slices"

	"gulch/render/ui"
	"gulch/render/words"
)

// Screen is what the browser's page knows of the screen it is shown on. The zero value is a window without a page.
type Screen struct {
	// Insets are how far the window is covered by a notch, rounded corners or a bar, in device-independent pixels.
	Insets ui.Insets
	// Zoom is how much larger than usual the browser shows its pages, 0 for as usual.
	Zoom float64
	// Finger is whether the device is one that is used with a finger.
	Finger bool
}

// mostLetters is how large letters become at most, by the options, the browser's zoom or both.
const mostLetters = 1.5

// zoomSteps are those at which browsers enlarge a page.
var zoomSteps = []float64{1.1, 1.2, 1.25, 1.33, 1.5, 1.7, 1.75, 2, 2.4, 2.5, 3, 4, 5}

// zoomOf is how much a page is enlarged whose window is so wide outside, as the screen measures it, and inside, as the page does.
// pixels is how many of the screen's make one of the page's. A panel beside the page makes it less wide as well, but leaves pixels as
// they are.
func zoomOf(outer, inner, pixels float64) float64 {
	const frame, blur = 20, 0.01 // what a window has round the page, and how much a width is rounded
	i := slices.IndexFunc(zoomSteps, func(z float64) bool {
		over := outer - inner*z
		return pixels/z > 0.99 && over > -inner*z*blur && over < frame+inner*z*blur
	})
	if i < 0 {
		return 1
	}
	return zoomSteps[i]
}

// heedScreen follows what the page knows of its screen, and reports whether something has changed.
func (d *Director) heedScreen() bool {
	if d.Screen == nil {
		return false
	}
	s := d.Screen()
	in := ui.Insets{Top: s.Insets.Top * d.pixels, Right: s.Insets.Right * d.pixels, Bottom: s.Insets.Bottom * d.pixels, Left: s.Insets.Left * d.pixels}
	zoom := max(s.Zoom, 1)
	if in == d.insets && zoom == d.zoom {
		return false
	}
	d.insets, d.zoom, d.lens.zoom = in, zoom, zoom
	d.layout.View.Text = d.letters()
	return true
}

// letters is how much larger than their styles say letters are.
func (d *Director) letters() float64 {
	text := d.text
	if text == 0 {
		text = 1
	}
	return math.Min(text*d.zoom, max(text, mostLetters))
}

// unzoomed is how many pixels make a device-independent one where the browser does not enlarge its pages.
func (d *Director) unzoomed() float64 { return d.pixels / d.zoom }

// heedHand has texts speak of a finger from the first press by one on, and of pointer and keys from the next one by a mouse.
func (d *Director) heedHand(in *ui.Input) {
	if !in.Pressed || !words.ByFinger(in.Touch) {
		return
	}
	for _, s := range d.scenes {
		s.Stage().Rebuild()
	}
	d.dirty = true
}
