package table

import (
	"image/color"
	"math"

	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// Caption shows words on a walnut board over a point, for the share t of a motion.
func Caption(p *paint.Pen, at geom.Point, text string, t float64) {
	p.Flush()
	p.Fade = min(1, t*5, (1-t)*5)
	st := paint.Style{Face: paint.Display, Size: 34, Color: theme.BrassHi, Edge: theme.Alpha(theme.Shadow, 0.95), Align: paint.Center}
	w, _ := p.Measure(text, st)
	box := geom.Around(at, min(w, 520)+80, 64)
	p.Lift(box, 12, 14)
	p.Rect(box, 12, theme.WalnutInk)
	p.Grad(box.Inset(1.5), 11, theme.Walnut, theme.WalnutLo)
	p.Outline(box.Inset(5), 8, 1.2, theme.Brass)
	p.Label(text, box.Pad(30, 0), st)
	p.Flush()
	p.Fade = 1
}

// Say lets a word rise and fade over a point.
func Say(p *paint.Pen, at geom.Point, text string, t float64) {
	p.Flush()
	p.Fade = min(1, 3*(1-t))
	st := paint.Style{Face: paint.Bold, Size: 20, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.85), Align: paint.Center}
	w, _ := p.Measure(text, st)
	box := geom.Around(geom.Point{X: at.X, Y: at.Y - 8*t}, w+22, 30)
	p.Soft(box, 15, 3, 0, theme.Alpha(theme.Shadow, 0.7))
	p.Label(text, box, st)
	p.Flush()
	p.Fade = 1
}

// Speak shows what a seat says on a slip of paper centred on a point.
func Speak(p *paint.Pen, at geom.Point, text string, c color.RGBA, t float64) {
	pop := motion.OutBack(min(1, t*4))
	st := paint.Style{Face: paint.Display, Size: 18 * pop, Color: c, Align: paint.Center}
	p.Flush()
	p.Fade = min(1, 6*(1-t))
	w, _ := p.Measure(text, st)
	box := geom.Around(at, w+30, 36*pop)
	p.Lift(box, 12, 10)
	p.Rect(box, 13, theme.WalnutInk)
	p.Grad(box.Inset(1.4), 12, theme.Lit, theme.LitLo)
	p.Label(text, box, st)
	p.Flush()
	p.Fade = 1
}

// Flash lights a rectangle up and lets it fade.
func Flash(p *paint.Pen, r geom.Rect, c color.RGBA, t float64) {
	a := math.Sin(t * math.Pi)
	p.Soft(r.Inset(-2), 8, 8, 0, theme.Alpha(c, 0.75*a))
	p.Outline(r, 6, 2.5, theme.Alpha(c, a))
}

// Coins lets n coins, at most eight of them, hop from one point to another by way of a third, each a little after the
// one before.
func Coins(p *paint.Pen, from, over, to geom.Point, n int, t float64) {
	drawn := min(n, 8)
	for i := range drawn {
		e := motion.OutQuad(motion.Share(t, float64(i)*0.07, 1-0.07*float64(drawn-1)))
		if e <= 0 || e >= 1 {
			continue
		}
		at := from.Lerp(over, e).Lerp(over.Lerp(to, e), e)
		at.X += 4 * math.Sin(float64(i)*2.4)
		pieces.Coin(p, at, 9)
	}
}
