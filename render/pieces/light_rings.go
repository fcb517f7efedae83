package pieces

import (
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Rings draws rings of light that spread. at is their centre, r their largest radius in design
// units, and t is the elapsed fraction of the animation.
func Rings(p *paint.Canvas, at geom.Point, r, t float64) {
	for i := range 3 {
		k := motion.Share(t, 0.16*float64(i), 0.68)
		if k <= 0 || k >= 1 {
			continue
		}
		d := 2 * r * (0.22 + 0.78*motion.OutQuad(k))
		p.Outline(geom.Around(at, d, d), d/2, 2.6, theme.Alpha(theme.BrassHi, 1-k))
		p.Outline(geom.Around(at, d+3, d+3), d/2+1.5, 1, theme.Alpha(theme.WalnutInk, 0.7*(1-k)))
	}
}
