package pieces

import (
	"image/color"

	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/theme"
)

// The functions of this file draw texts that are shown over a table for a short time. The parameter
// t is the elapsed fraction of the animation, in which the text appears, stays and fades.

// WithOpacity calls draw with the opacity of the canvas multiplied by fade.
func WithOpacity(p *paint.Canvas, fade float64, draw func()) {
	p.Flush()
	before := p.Fade
	p.Fade = before * fade
	draw()
	p.Flush()
	p.Fade = before
}

// Tag draws the text words on a dark pill. at is the centre of the pill, and fade its opacity, from
// 0 to 1.
func Tag(p *paint.Canvas, at geom.Point, words string, fade float64) {
	WithOpacity(p, fade, func() {
		st := paint.Style{Face: paint.Bold, Size: 19, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.85),
			Align: paint.Center}
		w, _ := p.Measure(words, st)
		box := geom.Around(at, w+20, 28)
		p.SoftRect(box.Move(1, 2), 14, 4, 0, theme.Alpha(theme.Shadow, 0.5))
		p.Rect(box, 14, theme.WalnutInk)
		p.Gradient(box.Inset(1.2), 13, theme.Walnut, theme.WalnutLo)
		p.Label(words, box.Move(0, -0.5), st)
	})
}

// RisingTag draws the text words on a dark pill that rises and fades out. at is the point from
// which it rises, and t the elapsed fraction of the animation.
func RisingTag(p *paint.Canvas, at geom.Point, words string, t float64) {
	Tag(p, at.Add(0, -8*t), words, min(1, 3*(1-t)))
}

// Gain draws the text words about a gain, for example "+5", on a brass pill that rises and fades
// out. at is the point from which it rises, and t the elapsed fraction of the animation.
func Gain(p *paint.Canvas, at geom.Point, words string, t float64) {
	pop := motion.OutBack(min(1, t*6))
	at.Y -= 8 * motion.OutCubic(t)
	WithOpacity(p, min(1, 4*(1-t)), func() {
		st := paint.Style{Face: paint.Bold, Size: 20, Color: theme.RGB(0x3A1F0A), Edge: theme.Alpha(theme.Cream, 0.5),
			Align: paint.Center}
		w, _ := p.Measure(words, st)
		box := geom.Around(at, (w+22)*pop, 30*pop)
		p.SoftRect(box.Inset(-2), 16, 7, 0, theme.Alpha(theme.BrassHi, 0.55))
		p.DropShadow(box, 15, 8)
		p.Rect(box, 15, coinRim)
		p.Gradient(box.Inset(1.3), 14, theme.BrassHi, theme.Brass)
		if pop > 0.8 {
			p.Label(words, box.Move(0, -0.5), st)
		}
	})
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

// Placard is a plaque with a text that is shown over the table for a moment.
type Placard struct {
	Words string
	Note  string // text of a smaller line below Words, "" for none
	At    geom.Point
	Size  float64 // letter size, design units
}

// Show draws the placard at the elapsed fraction t of its animation, in which it drops onto the
// table, stays for a while and fades.
func (a Placard) Show(p *paint.Canvas, t float64) { a.Draw(p, min(1, t*6), min(1, (1-t)*5)) }

// style returns the text style of the main line, Words.
func (a Placard) style() paint.Style {
	return paint.Style{
		Face: paint.Display, Size: a.Size, Color: theme.BrassHi, Edge: theme.Alpha(theme.Shadow, 0.95),
		Align: paint.Center,
	}
}

// Width returns the width of the placard in design units.
func (a Placard) Width(p *paint.Canvas) float64 {
	w, _ := p.Measure(a.Words, a.style())
	return min(w, 16*a.Size) + 3*a.Size
}

// Draw draws the placard with the opacity fade, from 0 to 1; pop is the progress of dropping onto
// the table, from 0 to 1.
func (a Placard) Draw(p *paint.Canvas, pop, fade float64) {
	WithOpacity(p, min(1, 2*pop, fade), func() {
		k := 1 + 0.22*(1-motion.OutCubic(pop))
		height := 2.06 * a.Size
		if a.Note != "" {
			height += 0.72 * a.Size
		}
		box := geom.Around(a.At, a.Width(p)*k, height*k)
		p.DropShadow(box, 12, 14+30*(1-pop))
		p.Rect(box, 12, theme.WalnutInk)
		p.Gradient(box.Inset(1.5), 11, theme.Walnut, theme.WalnutLo)
		p.Outline(box.Inset(4.5), 8, 1.2, theme.Brass)
		for _, x := range []float64{box.X + 0.62*a.Size, box.Right() - 0.62*a.Size} {
			Nail(p, geom.Point{X: x, Y: box.Center().Y}, 4)
		}
		line := box.Pad(a.Size, 0)
		if a.Note != "" {
			below := geom.R(line.X, line.Center().Y+0.34*a.Size, line.W, 0.8*a.Size)
			p.Label(a.Note, below, paint.Style{Face: paint.Italic, Size: 0.5 * a.Size, Color: theme.MapSheet,
				Align: paint.Center})
			line = line.Move(0, -0.36*a.Size)
		}
		p.Label(a.Words, line, a.style())
	})
}

// FitName draws a name into r in the colour ink. A name that is too long for one line is drawn in
// two smaller lines.
func FitName(p *paint.Canvas, name string, r geom.Rect, ink color.RGBA) {
	st := paint.Style{Face: paint.Body, Size: 12, Color: ink}
	if p.LabelWidth(name, r, st) <= r.W {
		p.Label(name, r, st)
		return
	}
	st.Size, st.Fixed, st.LineHeight, st.Wrap = min(1.4*11, p.Size(st)-1), true, 1.02, r.W
	w, h := p.Measure(name, st)
	fits := func() bool { return h <= r.H-3 && w <= r.W }
	for !fits() && st.Size > 9.9 {
		st.Size -= 0.5
		w, h = p.Measure(name, st)
	}
	if !fits() {
		p.Label(name, r, paint.Style{Face: paint.Body, Size: 10, Color: ink, Fixed: true, Clip: true})
		return
	}
	p.Text(name, geom.Point{X: r.X, Y: r.Center().Y - h/2 - 1}, st)
}
