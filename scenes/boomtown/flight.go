package boomtown

import (
	"fmt"
	"image/color"
	"math"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// flights are what is in the air and so must not be painted where it lies.
type flights struct {
	pen  *paint.Pen // the pen of the frame, for the motions
	dice bool
	card rules.Card
}

// Draw notes the pen for the motions and paints the caption.
func (b *Table) Draw(p *paint.Pen) { b.fly.pen = p }

// card lets a card fly between two places, along an arc, turning over if it starts face down.
func (b *Table) card(c rules.Card, from, to geom.Rect, t float64, faceDown bool) {
	p := b.fly.pen
	e := motion.OutCubic(t)
	r := from.Lerp(to, e)
	arc := math.Sin(e*math.Pi) * from.Center().Dist(to.Center()) * 0.06
	r.Y -= arc
	m := b.image(p, c, to.W)
	if faceDown && e < flipBy/2 {
		m = b.back(p, to.W)
	}
	grow := 1.0
	if faceDown {
		// The card turns over in the first part of its way; half way round it is narrow and nearest to the eye.
		k := math.Abs(math.Cos(min(e/flipBy, 1) * math.Pi))
		grow = 1 + 0.06*(1-k)
		r = geom.Around(r.Center(), r.W*max(k, 0.1), r.H*grow)
	}
	z := 4 + 14*math.Sin(e*math.Pi)
	p.Lift(r, 8, z)
	p.Image(m, r, 0, paint.White)
}

// flipBy is the share of its way in which a card turns over.
const flipBy = 0.7

// shrink lets a card fly to a small place, keeping its shape, and fade as it gets there.
func (b *Table) shrink(c rules.Card, from, to geom.Rect, t float64) {
	p := b.fly.pen
	e := motion.OutCubic(t)
	h := max(to.H*1.5, 44)
	r := from.Lerp(geom.Around(to.Center(), h*pieces.CardW/pieces.CardH, h), e)
	p.Flush()
	p.Fade = min(1, 3.2*(1-e)+0.15)
	p.Lift(r, 7, 14*(1-e)+2)
	p.Image(b.image(p, c, from.W), r, 0, paint.White)
	p.Flush()
	p.Fade = 1
}

// bend is the top of the arc between two points: towards the middle of the table, so that nothing flies off it.
func (b *Table) bend(from, to geom.Point) geom.Point {
	mid, heart := from.Lerp(to, 0.5), b.at.middle.Center()
	far := mid.Dist(heart)
	if far < 1 {
		return mid
	}
	return mid.Lerp(heart, min(1, (24+0.16*from.Dist(to))/far))
}

// arc goes the share e of the way between two points along the bend.
func (b *Table) arc(from, to geom.Point, e float64) geom.Point {
	top := b.bend(from, to)
	return from.Lerp(top, e).Lerp(top.Lerp(to, e), e)
}

// coins lets n gold hop from one point to another, each coin a little after the other, at most eight of them.
func (b *Table) coins(from, to geom.Point, n int, t float64) {
	p := b.fly.pen
	drawn := min(n, 8)
	for i := range drawn {
		start := float64(i) * 0.07
		e := motion.OutQuad(motion.Share(t, start, 1-0.07*float64(drawn-1)))
		if e <= 0 || e >= 1 {
			continue
		}
		at := b.arc(from, to, e)
		at.X += 4 * math.Sin(float64(i)*2.4)
		pieces.Coin(p, at, 9)
	}
	if t > 0.35 && n > 0 { // the sum stands beside the purse that it goes to, on the table's side
		b.say(to.Lerp(b.at.middle.Center(), min(1, 40/max(to.Dist(b.at.middle.Center()), 1))), fmt.Sprint(n), (t-0.35)/0.65)
	}
}

// say lets a word rise and fade over a point.
func (b *Table) say(at geom.Point, words string, t float64) {
	p := b.fly.pen
	p.Flush()
	p.Fade = min(1, 3*(1-t))
	st := paint.Style{Face: paint.Bold, Size: 20, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.85), Align: paint.Center}
	w, _ := p.Measure(words, st)
	box := geom.Around(geom.Point{X: at.X, Y: at.Y - 8*t}, w+22, 30)
	p.Soft(box, 15, 3, 0, theme.Alpha(theme.Shadow, 0.7))
	p.Label(words, box, st)
	p.Flush()
	p.Fade = 1
}

// speak shows what a seat says: a bid, a pass.
func (b *Table) speak(seat engine.Seat, words string, c color.RGBA, t float64) {
	p := b.fly.pen
	pop := motion.OutBack(min(1, t*4))
	fade := min(1, 6*(1-t))
	h := b.at.head(seat)
	st := paint.Style{Face: paint.Display, Size: 18 * pop, Color: c, Align: paint.Center}
	at := geom.Point{X: h.Center().X, Y: h.Bottom() + 20}
	if b.at.own(seat) {
		at = geom.Point{X: h.X + 170, Y: h.Y - 26}
	}
	p.Flush()
	p.Fade = fade
	w, _ := p.Measure(words, st)
	box := geom.Around(at, w+30, 36*pop)
	p.Lift(box, 12, 10)
	p.Rect(box, 13, theme.WalnutInk)
	p.Grad(box.Inset(1.4), 12, theme.Lit, theme.LitLo)
	p.Label(words, box, st)
	p.Flush()
	p.Fade = 1
}

// flash lights a rectangle up and lets it fade.
func (b *Table) flash(r geom.Rect, c color.RGBA, t float64) {
	p := b.fly.pen
	a := math.Sin(t * math.Pi)
	p.Soft(r.Inset(-2), 8, 8, 0, theme.Alpha(c, 0.75*a))
	p.Outline(r, 6, 2.5, theme.Alpha(c, a))
}

// blast is the burst of Dynamite and of a cave-in.
func (b *Table) blast(at geom.Point, t float64) {
	p := b.fly.pen
	for i := range 11 {
		angle := float64(i)*2.399 + 0.4
		far := motion.OutCubic(t) * (46 + 16*math.Sin(float64(i)*5))
		spot := geom.Point{X: at.X + math.Cos(angle)*far, Y: at.Y + math.Sin(angle)*far*0.8}
		r := (16 + 8*math.Sin(float64(i)*3)) * (0.4 + 0.6*t)
		c := theme.Mix(theme.BrassHi, theme.RGB(0x4A3A30), min(1, t*1.8))
		p.Soft(geom.Around(spot, 2*r, 2*r), r, 6, 0, theme.Alpha(c, 0.85*(1-t)))
	}
	if t < 0.4 {
		r := 60 * motion.OutQuad(t/0.4)
		p.Soft(geom.Around(at, 2*r, 2*r), r, 16, 0, theme.Alpha(theme.Lit, 1-t/0.4))
	}
}

// caption shows a word over the middle of the table.
func (b *Table) caption(words string, t float64) {
	p := b.fly.pen
	in, out := min(1, t*5), min(1, (1-t)*5)
	p.Flush()
	p.Fade = min(in, out)
	st := paint.Style{Face: paint.Display, Size: 34, Color: theme.BrassHi, Edge: theme.Alpha(theme.Shadow, 0.95), Align: paint.Center}
	w, _ := p.Measure(words, st)
	box := geom.Around(b.at.middle.Center(), min(w, 520)+80, 64)
	p.Lift(box, 12, 14)
	p.Rect(box, 12, theme.WalnutInk)
	p.Grad(box.Inset(1.5), 11, theme.Walnut, theme.WalnutLo)
	p.Outline(box.Inset(5), 8, 1.2, theme.Brass)
	p.Label(words, box.Pad(30, 0), st)
	p.Flush()
	p.Fade = 1
}

// pawn lets the pawn of a town hop from one place to another.
func (b *Table) pawn(town rules.Town, from, to geom.Rect, t float64) {
	e := motion.InOutQuad(t)
	r := from.Lerp(to, e)
	r = r.Scale(1 + 0.5*math.Sin(e*math.Pi))
	r.Y -= math.Sin(e*math.Pi) * 40
	pieces.Pawn(b.fly.pen, r, towns[town].Colour)
}

// die draws a die on its way to rest: t is 1 when it lies still.
func (b *Table) die(i, value int, t float64) {
	r := b.at.dice[i]
	pieces.Die(b.fly.pen, r.Center(), r.W*1.25, value, yaws[i], t, dieLooks[i])
}
