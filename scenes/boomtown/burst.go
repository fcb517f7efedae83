package boomtown

import (
	"image/color"
	"math"

	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// What breaks and burns.

// flash lights a rectangle up and lets it fade.
func (b *Table) flash(r geom.Rect, c color.RGBA, t float64) {
	p := b.fly.pen
	a := math.Sin(t * math.Pi)
	p.Soft(r.Inset(-2), 8, 8, 0, theme.Alpha(c, 0.75*a))
	p.Outline(r, 6, 2.5, theme.Alpha(c, a))
}

var (
	sticks = paint.Figure{Icon: "dynamite", Body: theme.RGB(0xB4372C), Line: theme.RGB(0xF2DFB4)}
	rubble = paint.Figure{Icon: "rock", Body: theme.RGB(0xA8937C)}
	spark  = theme.RGB(0xFFF0B0)
)

// stick lets lit dynamite fly, tumbling, with sparks behind it.
func (b *Table) stick(from, to geom.Point, t float64) {
	p := b.fly.pen
	for i := range 5 {
		e := max(0, t-0.05*float64(i))
		at := b.lob(from, to, e)
		r := 7 - float64(i)
		p.Soft(geom.Around(geom.Point{X: at.X + 12, Y: at.Y - 14}, 2*r, 2*r), r, r, 0, theme.Alpha(spark, 0.8-0.15*float64(i)))
	}
	at := b.lob(from, to, t)
	p.Soft(geom.Around(geom.Point{X: at.X + 10, Y: at.Y + 20}, 34, 26), 13, 9, 0, theme.Alpha(theme.Shadow, 0.4))
	p.Figure(sticks, at, 46, t*7-0.6)
}

// lob is a point on the way of something thrown high.
func (b *Table) lob(from, to geom.Point, t float64) geom.Point {
	at := from.Lerp(to, t)
	at.Y -= 70 * math.Sin(t*math.Pi)
	return at
}

// blast is the burst of dynamite: a flash, a ring, fire, stones, and smoke that drifts off.
func (b *Table) blast(at geom.Point, t float64) {
	p := b.fly.pen
	if t < 0.3 {
		k := t / 0.3
		r := 40 + 70*motion.OutQuad(k)
		p.Soft(geom.Around(at, 2*r, 2*r), r, r*0.6, 0, theme.Alpha(theme.Lit, 0.95*(1-k)))
	}
	if k := t / 0.45; k < 1 {
		r := 20 + 95*motion.OutCubic(k)
		p.Outline(geom.Around(at, 2*r, 2*r*0.8), r*0.8, 5*(1-k)+0.5, theme.Alpha(theme.BrassHi, 0.7*(1-k)))
	}
	b.smoke(at, t, 14, 78, theme.RGB(0x4A3A30))
	for i := range 9 {
		angle := float64(i)*2.399 + 1
		far := motion.OutCubic(t) * (58 + 30*math.Sin(float64(i)*5))
		spot := geom.Point{X: at.X + math.Cos(angle)*far, Y: at.Y + math.Sin(angle)*far*0.7 - 46*math.Sin(t*math.Pi) + 30*t*t}
		p.Flush()
		p.Fade = min(1, 3*(1-t))
		p.Body(rubble, spot, 13+9*math.Abs(math.Sin(float64(i)*3)), 22, float64(i)+t*9)
	}
	p.Flush()
	p.Fade = 1
}

// smoke lets fire billow from a point and turn into smoke of a colour.
func (b *Table) smoke(at geom.Point, t float64, puffs int, reach float64, dark color.RGBA) {
	p := b.fly.pen
	for i := range puffs {
		angle := float64(i)*2.399 + 0.4
		far := motion.OutCubic(t) * reach * (0.55 + 0.45*math.Abs(math.Sin(float64(i)*5)))
		spot := geom.Point{X: at.X + math.Cos(angle)*far, Y: at.Y + math.Sin(angle)*far*0.75 - 18*t}
		r := (20 + 10*math.Sin(float64(i)*3)) * (0.45 + 0.75*motion.OutQuad(t))
		hot := theme.Mix(theme.BrassHi, theme.RGB(0xD8562A), min(1, t*3))
		c := theme.Mix(hot, dark, min(1, max(0, t-0.12)*2.4))
		p.Soft(geom.Around(spot, 2*r, 2*r), r, r*0.55, 0, theme.Alpha(c, 0.8*(1-t)))
	}
}

// rumble lets dust and stones trickle over the table while the ground shakes.
func (b *Table) rumble(t float64) {
	p := b.fly.pen
	m := b.at.middle
	for i := range 26 {
		x := m.X + m.W*math.Mod(float64(i)*0.618, 1)
		k := math.Mod(t*1.6+float64(i)*0.37, 1)
		at := geom.Point{X: x + 5*math.Sin(float64(i)+t*30), Y: m.Y - 20 + (m.H+30)*k*k}
		p.Flush()
		p.Fade = min(1, 5*t, 4*(1-t)) * min(1, 4*k, 4*(1-k))
		p.Body(rubble, at, 12+10*math.Abs(math.Sin(float64(i)*2)), 22, float64(i)+6*k)
	}
	p.Flush()
	p.Fade = 1
}

// collapse lets a mine shake, break off and fall in a cloud of dust.
func (b *Table) collapse(c rules.Card, from geom.Rect, t float64) {
	p := b.fly.pen
	shaking := min(1, t/0.35)
	fall := max(0, (t-0.3)/0.7)
	r := from.Move(4*math.Sin(t*60)*shaking*(1-fall), 70*fall*fall)
	p.Flush()
	p.Fade = 1 - fall*fall
	b.paintMine(p, c, r, from.W > 100)
	p.Flush()
	p.Fade = 1
	if t > 0.2 {
		b.smokeOf(from.Center(), (t-0.2)/0.8)
	}
	for i := range 6 {
		k := max(0, t-0.05*float64(i))
		at := geom.Point{X: from.X + from.W*(0.1+0.16*float64(i)), Y: from.Y + 90*k*k}
		p.Flush()
		p.Fade = min(1, 6*k) * min(1, 3*(1-t))
		p.Body(rubble, at, 13+4*math.Sin(float64(i)*2), 22, float64(i)+8*k)
	}
	p.Flush()
	p.Fade = 1
}

// smokeOf lets a cloud of dust rise.
func (b *Table) smokeOf(at geom.Point, t float64) {
	p := b.fly.pen
	for i := range 9 {
		angle := float64(i)*2.399 + 0.4
		far := motion.OutCubic(t) * (30 + 22*math.Abs(math.Sin(float64(i)*5)))
		spot := geom.Point{X: at.X + 1.5*math.Cos(angle)*far, Y: at.Y + math.Sin(angle)*far*0.5 - 14*t}
		r := 11 + 14*t
		p.Soft(geom.Around(spot, 2*r, 2*r), r, r*0.7, 0, theme.Alpha(theme.RGB(0xB49A78), 0.55*(1-t)))
	}
}

// discard lets a card, or a mine, fly to the pile of what is gone.
func (b *Table) discard(c rules.Card, from geom.Rect, t float64) {
	p := b.fly.pen
	e := motion.InOutQuad(t)
	if from.W > from.H && c.IsMine() {
		p.Flush()
		p.Fade = 1 - e*e
		b.paintMine(p, c, from.Lerp(geom.Around(b.at.removed.Center(), from.W, from.H), e), from.W > 100)
		p.Flush()
		p.Fade = 1
		return
	}
	w := b.at.cardW
	start := geom.Around(from.Center(), w, w*pieces.CardH/pieces.CardW)
	if from.H > 60 {
		start = from
	}
	r := start.Lerp(geom.Around(b.at.removed.Center(), w*0.3, w*0.3*pieces.CardH/pieces.CardW), e)
	p.Flush()
	p.Fade = min(1, 4*(1-t))
	p.LiftTurned(r, 7, 4+10*math.Sin(e*math.Pi), -0.5*e)
	p.Image(b.image(p, c, w), r, -0.5*e, paint.White)
	p.Flush()
	p.Fade = 1
}
