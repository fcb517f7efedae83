package pieces

import (
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/theme"
)

// SealingEnvelope draws an envelope that appears and is closed with a wax seal. at is its centre; t
// is the elapsed fraction of the animation.
func SealingEnvelope(p *paint.Canvas, at geom.Point, t float64) {
	size := 46 * motion.OutBack(min(1, t*3))
	WithOpacity(p, min(1, 5*(1-t)), func() {
		p.Icon("envelope", at.Add(1.5, 3), size, theme.Alpha(theme.Shadow, 0.5))
		p.Icon("envelope", at, size+3, theme.WalnutInk)
		p.Icon("envelope", at, size, theme.Parchment)
		if t > 0.35 {
			p.Icon("wax-seal", at, size*0.5*motion.OutBack(min(1, (t-0.35)*5)), theme.Oxblood)
		}
	})
}

// Envelope draws an envelope on the table. If sealed is true, it is closed with a wax seal.
// Otherwise it is open and holds a slip of paper with the text slip, or nothing if slip is "".
func Envelope(p *paint.Canvas, r geom.Rect, slip string, sealed bool) {
	edge, low := theme.RGB(0xA98C58), theme.RGB(0xE2C992)
	top, mid := r.Y, geom.Point{X: r.Center().X, Y: r.Y + r.H*0.56}
	p.SoftRect(r.Move(2, 4), 4, 5, 0, theme.Alpha(theme.Shadow, 0.55))
	if slip != "" {
		paper := geom.R(r.X+r.W*0.14, r.Y-r.H*0.36, r.W*0.72, r.H*0.9)
		p.Rect(paper.Inset(-1), 2.5, edge)
		p.Gradient(paper, 2, theme.RGB(0xFFFBEE), theme.RGB(0xF3E6C6))
		p.Label(slip, geom.R(paper.X, paper.Y+1, paper.W, r.H*0.46), paint.Style{
			Face: paint.Display, Size: r.H * 0.36, Color: theme.Oxblood, Align: paint.Center, Fixed: true,
		})
		top = r.Y + r.H*0.14
	}
	body := geom.R(r.X, top, r.W, r.Bottom()-top)
	p.Rect(body.Inset(-1), 4, edge)
	p.Gradient(body, 3, theme.RGB(0xF6E6BE), low)
	for _, x := range []float64{r.X + 2, r.Right() - 2} {
		p.Line(geom.Point{X: x, Y: r.Bottom() - 2}, mid, 1.2, edge)
		p.Line(geom.Point{X: x, Y: top + 2}, mid, 1.4, edge)
	}
	if sealed {
		p.Icon("wax-seal", mid.Add(0.8, 1.6), r.H*0.46, theme.Alpha(theme.Shadow, 0.5))
		p.Icon("wax-seal", mid, r.H*0.46, theme.Oxblood)
	}
}
