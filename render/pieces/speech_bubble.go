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

// speechStyle returns the style of the words of a [Speech] bubble.
func speechStyle(c color.RGBA) paint.Style {
	return paint.Style{Face: paint.Display, Size: 20, Color: c, Align: paint.Center}
}

// SpeechBox returns the rectangle of the bubble that [Speech] draws, if there is room for it at its
// usual place: right of the mouth if aside is true, otherwise below it.
func SpeechBox(p *paint.Canvas, mouth geom.Point, aside bool, words string) geom.Rect {
	w := p.Advance(words, speechStyle(color.RGBA{}))
	at := mouth.Add(w/2+14, 28)
	if aside {
		at = mouth.Add(w/2+30, -2)
	}
	return geom.Around(at, w+32, speechHigh)
}

// speechHigh is the height in design units of the bubble that [Speech] draws.
const speechHigh = 40

// Speech draws a speech bubble with the words of a person in letters of the colour c. mouth is the
// position of the person's mouth, full the rectangle of the bubble when it is open, and t the
// elapsed fraction of the animation. The bubble grows from the mouth.
func Speech(p *paint.Canvas, mouth geom.Point, full geom.Rect, words string, c color.RGBA, t float64) {
	pop := motion.OutBack(min(1, t*4))
	WithOpacity(p, min(1, 6*(1-t)), func() {
		box := geom.Around(mouth.Lerp(full.Center(), pop), full.W*pop, full.H*pop)
		p.DropShadow(box, 14, 10)
		tail := geom.Point{
			X: min(max(mouth.X+6, box.X+1), box.Right()-1),
			Y: min(max(mouth.Y, box.Y+2.6), box.Bottom()-2.6),
		}
		if tail.X > box.X+1 && tail.X < box.Right()-1 {
			tail.X = min(max(tail.X, box.X+18*pop), box.Right()-18*pop)
		}
		p.RotatedRect(geom.Around(tail, 17*pop, 17*pop), 2, 0.785, theme.WalnutInk, theme.WalnutInk)
		p.Rect(box, 15, theme.WalnutInk)
		p.RotatedRect(geom.Around(tail, 14.2*pop, 14.2*pop), 1.5, 0.785, theme.Lit, theme.Lit)
		p.Gradient(box.Inset(1.4), 14, theme.Lit, theme.LitLo)
		if pop > 0.75 {
			p.Label(words, box, speechStyle(c))
		}
	})
}
