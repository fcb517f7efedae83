package pieces

import (
	"image/color"
	"math"

	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/theme"
)

// bubblePad is the distance between the text of a speech bubble and the edge of the bubble, in
// design units.
const bubblePad = 12

// bubbleStyle returns the text style of speech bubbles; wrap is the width of the text in design
// units.
func bubbleStyle(wrap float64) paint.Style {
	return paint.Style{Face: paint.Italic, Size: 14.5, Color: theme.Ink, Align: paint.Center, Wrap: wrap,
		LineHeight: 1.24}
}

// BubbleSize returns the width and height of a speech bubble with the text words, in design units;
// wide is the maximum width of the bubble.
func BubbleSize(p *paint.Canvas, words string, wide float64) (w, h float64) {
	w, h = p.Measure(words, bubbleStyle(wide-2*bubblePad))
	return w + 2*bubblePad, h + 2*bubblePad - 5
}

// Bubble draws a speech bubble in r with the text words. The parameter to is the position of the
// speaker, above, below or to the left of r, to which the bubble's tail points.
func Bubble(p *paint.Canvas, r geom.Rect, words string, to geom.Point) {
	foot := geom.Point{X: min(max(to.X, r.X+22), r.Right()-22), Y: r.Y}
	switch {
	case to.X < r.X && to.Y > r.Y && to.Y < r.Bottom():
		foot = geom.Point{X: r.X, Y: min(max(to.Y, r.Y+20), r.Bottom()-20)}
	case to.Y > r.Center().Y:
		foot.Y = r.Bottom()
	}
	tail := geom.Around(foot, 16, 16)
	p.DropShadow(r, 12, 8)
	p.RotatedRect(tail.Inset(-1.4), 3, math.Pi/4, theme.WalnutInk, theme.WalnutInk)
	p.Rect(r, 12, theme.WalnutInk)
	p.RotatedRect(tail.Inset(0.6), 2, math.Pi/4, theme.Lit, theme.Lit)
	p.Gradient(r.Inset(1.4), 11, theme.Lit, theme.LitLo)
	p.Text(words, geom.Point{X: r.Center().X, Y: r.Y + bubblePad - 3}, bubbleStyle(r.W-2*bubblePad+4))
}

// Speech draws a speech bubble with the words of a person in letters of the colour c. mouth is the
// position of the person's mouth, and t the elapsed fraction of the animation. The bubble grows to
// the right of the mouth if aside is true, otherwise below it.
func Speech(p *paint.Canvas, mouth geom.Point, aside bool, words string, c color.RGBA, t float64) {
	pop := motion.OutBack(min(1, t*4))
	st := paint.Style{Face: paint.Display, Size: 20, Color: c, Align: paint.Center}
	w, _ := p.Measure(words, st)
	at := mouth.Add(w/2+14, 28)
	if aside {
		at = mouth.Add(w/2+30, -2)
	}
	at = mouth.Lerp(at, pop)
	WithOpacity(p, min(1, 6*(1-t)), func() {
		box := geom.Around(at, (w+32)*pop, 40*pop)
		p.DropShadow(box, 14, 10)
		tail := geom.Point{X: mouth.X + 6, Y: at.Y + (mouth.Y-at.Y)*0.62}
		if aside {
			tail = geom.Point{X: box.X + 1, Y: at.Y}
		}
		p.RotatedRect(geom.Around(tail, 17*pop, 17*pop), 2, 0.785, theme.WalnutInk, theme.WalnutInk)
		p.Rect(box, 15, theme.WalnutInk)
		p.RotatedRect(geom.Around(tail, 14.2*pop, 14.2*pop), 1.5, 0.785, theme.Lit, theme.Lit)
		p.Gradient(box.Inset(1.4), 14, theme.Lit, theme.LitLo)
		if pop > 0.75 {
			p.Label(words, box, st)
		}
	})
}
