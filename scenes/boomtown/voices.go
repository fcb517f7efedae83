package boomtown

import (
	"fmt"
	"image/color"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// What is said and shown in words over the table.

// say lets a word rise and fade over a point.
func (b *Table) say(at geom.Point, words string, t float64) {
	b.tag(geom.Point{X: at.X, Y: at.Y - 8*t}, words, min(1, 3*(1-t)))
}

// tag writes a word on a dark pill, at an opacity.
func (b *Table) tag(at geom.Point, words string, fade float64) {
	p := b.fly.pen
	p.Flush()
	p.Fade = fade
	st := paint.Style{Face: paint.Bold, Size: 19, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.85), Align: paint.Center}
	w, _ := p.Measure(words, st)
	box := geom.Around(at, w+20, 28)
	p.Soft(box.Move(1, 2), 14, 4, 0, theme.Alpha(theme.Shadow, 0.5))
	p.Rect(box, 14, theme.WalnutInk)
	p.Grad(box.Inset(1.2), 13, theme.Walnut, theme.WalnutLo)
	p.Label(words, box.Move(0, -0.5), st)
	p.Flush()
	p.Fade = 1
}

// rise shows what a seat has won beside its purse, on the side of the table.
func (b *Table) rise(seat engine.Seat, n int, t float64) {
	if seat == engine.NoSeat || n <= 0 {
		return
	}
	p := b.fly.pen
	purse := b.at.gold(seat)
	at := geom.Point{X: purse.X, Y: purse.Y + 30 - 8*motion.OutCubic(t)}
	if b.at.own(seat) {
		at.Y = purse.Y - 34 - 8*motion.OutCubic(t)
	}
	pop := motion.OutBack(min(1, t*6))
	p.Flush()
	p.Fade = min(1, 4*(1-t))
	st := paint.Style{Face: paint.Bold, Size: 20, Color: theme.RGB(0x3A1F0A), Edge: theme.Alpha(theme.Cream, 0.5), Align: paint.Center}
	words := fmt.Sprintf("+%d", n)
	w, _ := p.Measure(words, st)
	box := geom.Around(at, (w+22)*pop, 30*pop)
	p.Soft(box.Inset(-2), 16, 7, 0, theme.Alpha(theme.BrassHi, 0.55))
	p.Lift(box, 15, 8)
	p.Rect(box, 15, coinEdge)
	p.Grad(box.Inset(1.3), 14, theme.BrassHi, theme.Brass)
	if pop > 0.8 {
		p.Label(words, box.Move(0, -0.5), st)
	}
	p.Flush()
	p.Fade = 1
}

var coinEdge = theme.RGB(0x3A220F)

// speak shows what a seat says: a bid, a pass.
func (b *Table) speak(seat engine.Seat, words string, c color.RGBA, t float64) {
	p := b.fly.pen
	pop := motion.OutBack(min(1, t*4))
	h := b.at.head(seat)
	st := paint.Style{Face: paint.Display, Size: 20, Color: c, Align: paint.Center}
	w, _ := p.Measure(words, st)
	mouth := geom.Point{X: h.X + 24, Y: h.Bottom() - 2}
	at := geom.Point{X: mouth.X + w/2 + 14, Y: mouth.Y + 28}
	if b.at.own(seat) {
		mouth = geom.Point{X: h.X + 352, Y: h.Center().Y}
		at = geom.Point{X: mouth.X + w/2 + 30, Y: mouth.Y - 2}
	}
	at = mouth.Lerp(at, pop) // it grows out of the mouth
	p.Flush()
	p.Fade = min(1, 6*(1-t))
	box := geom.Around(at, (w+32)*pop, 40*pop)
	p.Lift(box, 14, 10)
	tail := geom.Point{X: mouth.X + 6, Y: at.Y + (mouth.Y-at.Y)*0.62}
	if b.at.own(seat) {
		tail = geom.Point{X: box.X + 1, Y: at.Y}
	}
	p.Turned(geom.Around(tail, 17*pop, 17*pop), 2, 0.785, theme.WalnutInk, theme.WalnutInk)
	p.Rect(box, 15, theme.WalnutInk)
	p.Turned(geom.Around(tail, 14.2*pop, 14.2*pop), 1.5, 0.785, theme.Lit, theme.Lit)
	p.Grad(box.Inset(1.4), 14, theme.Lit, theme.LitLo)
	if pop > 0.75 {
		p.Label(words, box, st)
	}
	p.Flush()
	p.Fade = 1
}

// placard is a plaque that is held up over the table for a moment: its words, a smaller line below, and where it is.
type placard struct {
	words, note string
	c           geom.Point
	size        float64 // of the words
}

// announce makes a placard: over the middle of the table, and where cards lie there, small at their lower edge.
func (b *Table) announce(words, note string) placard {
	for _, c := range b.pic.row {
		if c != rules.NoCard {
			return placard{words, note, geom.Point{X: b.at.middle.Center().X, Y: b.at.middle.Bottom() + 5}, 23}
		}
	}
	return placard{words, note, b.at.middle.Center(), 32}
}

// caption shows words on a plaque, and a note below them, "" for none.
func (b *Table) caption(words, note string, t float64) {
	b.announce(words, note).draw(b.fly.pen, min(1, t*6), min(1, (1-t)*5))
}

// style is how the words of a placard look.
func (a placard) style() paint.Style {
	return paint.Style{
		Face: paint.Display, Size: a.size, Color: theme.BrassHi, Edge: theme.Alpha(theme.Shadow, 0.95), Align: paint.Center,
	}
}

// width is how wide the placard is.
func (a placard) width(p *paint.Pen) float64 {
	w, _ := p.Measure(a.words, a.style())
	return min(w, 16*a.size) + 3*a.size
}

// draw draws the placard; pop runs from 0 to 1 while it drops onto the table.
func (a placard) draw(p *paint.Pen, pop, fade float64) {
	p.Flush()
	p.Fade = min(1, 2*pop, fade)
	k := 1 + 0.22*(1-motion.OutCubic(pop))
	width, height := a.width(p), 2.06*a.size
	if a.note != "" {
		height += 0.72 * a.size
	}
	box := geom.Around(a.c, width*k, height*k)
	p.Lift(box, 12, 14+30*(1-pop))
	p.Rect(box, 12, theme.WalnutInk)
	p.Grad(box.Inset(1.5), 11, theme.Walnut, theme.WalnutLo)
	p.Outline(box.Inset(4.5), 8, 1.2, theme.Brass)
	for _, x := range []float64{box.X + 0.62*a.size, box.Right() - 0.62*a.size} {
		pieces.Nail(p, geom.Point{X: x, Y: box.Center().Y}, 4)
	}
	line := box.Pad(a.size, 0)
	if a.note != "" {
		below := geom.R(line.X, line.Center().Y+0.34*a.size, line.W, 0.8*a.size)
		p.Label(a.note, below, paint.Style{Face: paint.Italic, Size: 0.5 * a.size, Color: theme.MapSheet, Align: paint.Center})
		line = line.Move(0, -0.36*a.size)
	}
	p.Label(a.words, line, a.style())
	p.Flush()
	p.Fade = 1
}

// gavel strikes for the one who has won the auction; with the stroke the plaque with the price comes down.
func (b *Table) gavel(words string, t float64) {
	p := b.fly.pen
	fade := min(1, (1-t)*6)
	a := b.announce(words, "")
	half := a.width(p) / 2
	a.c.X -= 30
	if t > pieces.StrikeAt {
		a.draw(p, min(1, (t-pieces.StrikeAt)*7), fade)
	}
	p.Flush()
	p.Fade = min(1, t*10, fade)
	pieces.Gavel(p, a.c.Add(half+48, -4), 84, t)
	p.Flush()
	p.Fade = 1
}

// bandit rises over the seat that is held up.
func (b *Table) bandit(c geom.Point, t float64) {
	p := b.fly.pen
	in := motion.OutBack(min(1, t*3.5))
	p.Flush()
	p.Fade = min(1, 4*t, 4*(1-t))
	at := geom.Point{X: c.X, Y: c.Y + 26*(1-in)}
	p.Soft(geom.Around(geom.Point{X: at.X + 4, Y: at.Y + 8}, 84, 84), 42, 16, 0, theme.Alpha(theme.Shadow, 0.6))
	p.Figure(paint.Figure{Icon: "visage", Body: theme.RGB(0x8A5A40)}, at, 92, 0)
	p.Figure(paint.Figure{Icon: "bandit", Body: theme.RGB(0x6E2A22), Line: theme.RGB(0x2A100C)}, at, 92, 0)
	p.Flush()
	p.Fade = 1
}
