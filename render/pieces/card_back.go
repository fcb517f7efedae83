package pieces

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Back paints the back of a card, in a rectangle of CardW by CardH units at the origin. emblem is
// the icon on it.
func Back(p *paint.Canvas, emblem string) { BackOf(p, emblem, CardH) }

// BackOf is [Back] for a card of another height. The card is CardW units wide; high is its height
// in units.
func BackOf(p *paint.Canvas, emblem string, high float64) {
	all := geom.R(0, 0, CardW, high)
	p.SheetOnce(all, paint.Paper{Tint: theme.RGB(0xEBD8AE), Radius: 10, Seed: 21})
	p.Gradient(all.Inset(8), 6, theme.RGB(0x8E2C25), theme.RGB(0x611813))
	p.Outline(all.Inset(13), 4, 1.4, theme.Brass)
	p.Gradient(all.Inset(14.5), 3, theme.RGB(0x86281F), theme.RGB(0x6A1B15))
	for i := range 13 {
		for j := range int((high - 51) / 9) {
			if (i+j)%2 == 0 {
				at := geom.Point{X: 25 + float64(i)*9, Y: 25 + float64(j)*9.5}
				c := theme.Alpha(theme.Brass, 0.5)
				p.RotatedRect(geom.Around(at, 3.8, 3.8), 0.4, 0.785, c, c)
			}
		}
	}
	mid := all.Center()
	p.Disc(mid, 40, theme.Brass, theme.BrassLo)
	p.Disc(mid, 38, theme.RGB(0x7E241D), theme.RGB(0x5C1611))
	p.Icon(emblem, mid, 48, theme.BrassHi)
	p.Flush()
}
