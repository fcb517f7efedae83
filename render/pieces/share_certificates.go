package pieces

import (
	"fmt"
	"image/color"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// SharePile draws a small pile of n share certificates at the left end of r, with a stripe in the
// colour c of the company. The top certificate shows value, the value of a share.
func SharePile(p *paint.Canvas, r geom.Rect, n, value int, c color.RGBA) {
	const most = 4 // maximum number of certificates drawn
	top := min(n, most) - 1
	for i := range top + 1 {
		s := geom.R(r.X+float64(i)*3, r.Y+2-float64(i)*0.7, min(1.35*r.H, 26), r.H-3)
		p.SoftRect(s.Move(0.6, 1.2), 2, 1.2, 0, theme.Alpha(theme.Shadow, 0.4))
		share(p, s, c, 5)
		if i == top {
			p.Label(fmt.Sprint(value), geom.R(s.X+6, s.Y-1.5, s.W-6, s.H+3), paint.Style{Face: paint.Bold, Size: 13.2,
				Color: theme.Ink, Align: paint.Center})
		}
	}
}

// ShareCount draws a share certificate that fills r, with a stripe along its upper edge in the
// colour c of a company, and on it the number n of shares.
func ShareCount(p *paint.Canvas, r geom.Rect, n int, c color.RGBA) {
	p.SoftRect(r.Move(0.8, 1.5), 2, 1.4, 0, theme.Alpha(theme.Shadow, 0.45))
	p.Rect(r, 2.4, theme.WalnutInk)
	p.Gradient(r.Inset(1), 1.6, theme.RGB(0xFBF3DC), theme.RGB(0xE9D6A8))
	p.Rect(geom.R(r.X+1, r.Y+1, r.W-2, 4.4), 0, c)
	p.Label(fmt.Sprint(n), r.Pad(0, 2).Move(0, 2), paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink,
		Align: paint.Center})
}

// Share draws a share certificate that fills r and is raised above the table, with the emblem e of
// the company.
func Share(p *paint.Canvas, r geom.Rect, e Emblem) {
	p.DropShadow(r, 3, 9)
	share(p, r, e.Colour, r.W*0.24)
	e.Draw(p, geom.Point{X: r.X + r.W*0.62, Y: r.Center().Y}, r.H*0.7)
}

func share(p *paint.Canvas, r geom.Rect, c color.RGBA, stripe float64) {
	p.Rect(r, 2, theme.WalnutInk)
	p.Gradient(r.Inset(1), 1.4, theme.RGB(0xFBF3DC), theme.RGB(0xE9D6A8))
	p.Rect(geom.R(r.X+1, r.Y+1, stripe, r.H-2), 0, c)
}
