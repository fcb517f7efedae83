package pieces

import (
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
