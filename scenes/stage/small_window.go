package stage

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// minScale is the smallest number of device-independent pixels per design unit at which text is
// legible.
const minScale = 0.4

// cramped reports whether the window is too small to play in. This is possible in a browser, where
// the app cannot limit the window's size.
func (d *SceneStack) cramped() bool {
	if d.viewport.on { // in a phone's window the scale of text does not depend on the window's size
		return float64(min(d.layout.PixelW, d.layout.PixelH)) < phoneMin*d.unzoomed()
	}
	return d.layout.View.Scale < minScale*d.unzoomed()
}

// drawCramped draws the request to enlarge the window. The game continues as soon as the window is
// large enough.
func (d *SceneStack) drawCramped(screen *ebiten.Image) {
	if !d.dirty {
		return
	}
	d.dirty = false
	screen.Fill(theme.WalnutLo)
	d.paintCramped(screen)
}

// paintCramped paints the text of the request to enlarge the window.
func (d *SceneStack) paintCramped(screen *ebiten.Image) {
	p := d.usePen(screen)
	p.Reset(screen, paint.View{Scale: d.pixels})
	w, h := float64(d.layout.PixelW)/d.pixels, float64(d.layout.PixelH)/d.pixels
	st := paint.Style{Face: paint.Bold, Size: 14, Color: theme.Cream, Align: paint.Center, Wrap: max(w-24, 60)}
	plea := i18n.T("This window is too small for a table. Make it larger. Nothing is lost.")
	_, high := p.Measure(plea, st)
	p.Text(plea, geom.Point{X: w / 2, Y: max((h-high)/2, 0)}, st)
	p.Flush()
}
