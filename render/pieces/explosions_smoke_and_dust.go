package pieces

import (
	"image/color"
	"math"

	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/theme"
)

// Flashes, fire and debris. The parameter t is the elapsed fraction of the animation, from 0 to 1.

// Flash draws a light in the colour c over the rectangle r. It flares up and fades again; t is the
// elapsed fraction of the animation, from 0 to 1.
func Flash(p *paint.Canvas, r geom.Rect, c color.RGBA, t float64) {
	a := math.Sin(t * math.Pi)
	p.SoftRect(r.Inset(-2), 8, 8, 0, theme.Alpha(c, 0.75*a))
	p.Outline(r, 6, 2.5, theme.Alpha(c, a))
}

// Smoke is a cloud that spreads from a point and thins out.
type Smoke struct {
	Puffs int
	Size  float64 // radius of a puff, design units
	Reach float64 // how far the puffs spread, design units
	Rise  float64 // how far the cloud rises, design units
	Color color.RGBA
	Fire  bool    // the cloud starts as fire
	Dense float64 // initial opacity, 0 to 1
}

// Draw draws the cloud at the elapsed fraction t of its animation; at is the point from which it
// spreads.
func (s Smoke) Draw(p *paint.Canvas, at geom.Point, t float64) {
	for i := range s.Puffs {
		angle := float64(i)*2.399 + 0.4
		far := motion.OutCubic(t) * s.Reach * (0.55 + 0.45*math.Abs(math.Sin(float64(i)*5)))
		spot := at.Add(math.Cos(angle)*far, math.Sin(angle)*far*0.65-s.Rise*t)
		r, c := s.Size*(1+0.35*math.Sin(float64(i)*3))*(0.45+0.75*motion.OutQuad(t)), s.Color
		if s.Fire {
			hot := theme.Mix(theme.BrassHi, theme.RGB(0xD8562A), min(1, t*3))
			c = theme.Mix(hot, s.Color, min(1, max(0, t-0.12)*2.4))
		}
		p.SoftRect(geom.Around(spot, 2*r, 2*r), r, r*0.6, 0, theme.Alpha(c, s.Dense*(1-t)))
	}
}

// Dust is the cloud of dust raised by an object that falls onto the table.
var Dust = Smoke{Puffs: 9, Size: 18, Reach: 52, Rise: 14, Color: theme.RGB(0xB49A78), Dense: 0.55}

var (
	dynamite = paint.Figure{Icon: "dynamite", Body: theme.RGB(0xB4372C), Line: theme.RGB(0xF2DFB4)}
	rubble   = paint.Figure{Icon: "rock", Body: theme.RGB(0xA8937C)}
	spark    = theme.RGB(0xFFF0B0)
)

// Stone draws a stone, size design units wide and rotated by angle (radians). at is its centre, and
// fade is its opacity, from 0 to 1.
func Stone(p *paint.Canvas, at geom.Point, size, angle, fade float64) {
	WithOpacity(p, fade, func() { p.ScaledFigure(rubble, at, size, 22, angle) })
}

// Dynamite draws a lit stick of dynamite that flies from one point to another, at the elapsed
// fraction t of the flight. The stick tumbles and leaves sparks behind.
func Dynamite(p *paint.Canvas, from, to geom.Point, t float64) {
	lob := func(t float64) geom.Point { return from.Lerp(to, t).Add(0, -70*math.Sin(t*math.Pi)) }
	for i := range 5 {
		r := 7 - float64(i)
		at := lob(max(0, t-0.05*float64(i))).Add(12, -14)
		p.SoftRect(geom.Around(at, 2*r, 2*r), r, r, 0, theme.Alpha(spark, 0.8-0.15*float64(i)))
	}
	at := lob(t)
	p.SoftRect(geom.Around(at.Add(10, 20), 34, 26), 13, 9, 0, theme.Alpha(theme.Shadow, 0.4))
	p.Figure(dynamite, at, 46, t*7-0.6)
}

// Blast draws an explosion: a flash, a ring, fire, stones, and drifting smoke. at is its centre,
// and t is the elapsed fraction of the animation, from 0 to 1.
func Blast(p *paint.Canvas, at geom.Point, t float64) {
	if t < 0.3 {
		k := t / 0.3
		r := 40 + 70*motion.OutQuad(k)
		p.SoftRect(geom.Around(at, 2*r, 2*r), r, r*0.6, 0, theme.Alpha(theme.Lit, 0.95*(1-k)))
	}
	if k := t / 0.45; k < 1 {
		r := 20 + 95*motion.OutCubic(k)
		p.Outline(geom.Around(at, 2*r, 2*r*0.8), r*0.8, 5*(1-k)+0.5, theme.Alpha(theme.BrassHi, 0.7*(1-k)))
	}
	Smoke{Puffs: 14, Size: 20, Reach: 78, Rise: 18, Color: theme.RGB(0x4A3A30), Fire: true, Dense: 0.8}.Draw(p, at, t)
	for i := range 9 {
		angle := float64(i)*2.399 + 1
		far := motion.OutCubic(t) * (58 + 30*math.Sin(float64(i)*5))
		spot := at.Add(math.Cos(angle)*far, math.Sin(angle)*far*0.7-46*math.Sin(t*math.Pi)+30*t*t)
		Stone(p, spot, 13+9*math.Abs(math.Sin(float64(i)*3)), float64(i)+t*9, min(1, 3*(1-t)))
	}
}

// Rumble draws dust and stones that fall over the rectangle r of the table during an earthquake. t
// is the elapsed fraction of the animation, from 0 to 1.
func Rumble(p *paint.Canvas, r geom.Rect, t float64) {
	for i := range 26 {
		x := r.X + r.W*math.Mod(float64(i)*0.618, 1)
		k := math.Mod(t*1.6+float64(i)*0.37, 1)
		at := geom.Point{X: x + 5*math.Sin(float64(i)+t*30), Y: r.Y - 20 + (r.H+30)*k*k}
		Stone(p, at, 12+10*math.Abs(math.Sin(float64(i)*2)), float64(i)+6*k, min(1, 5*t, 4*(1-t))*min(1, 4*k, 4*(1-k)))
	}
}

// Collapse draws a piece that shakes, breaks off its place, and falls in a cloud of dust. from is
// the rectangle of its place, and t the elapsed fraction of the animation. The function piece draws
// the piece in the rectangle that it is given.
func Collapse(p *paint.Canvas, from geom.Rect, t float64, piece func(p *paint.Canvas, r geom.Rect)) {
	shaking, fall := min(1, t/0.35), max(0, (t-0.3)/0.7)
	WithOpacity(p, 1-fall*fall, func() { piece(p, from.Move(4*math.Sin(t*60)*shaking*(1-fall), 70*fall*fall)) })
	if t > 0.2 {
		Dust.Draw(p, from.Center(), (t-0.2)/0.8)
	}
	for i := range 6 {
		k := max(0, t-0.05*float64(i))
		at := geom.Point{X: from.X + from.W*(0.1+0.16*float64(i)), Y: from.Y + 90*k*k}
		Stone(p, at, 13+4*math.Sin(float64(i)*2), float64(i)+8*k, min(1, 6*k)*min(1, 3*(1-t)))
	}
}

// FallingPiece draws a token that falls onto the table, where a puff of steam rises. at is the
// point onto which it falls, t the elapsed fraction of the animation, and size the size of the
// token. The function piece draws the token at a point, enlarged by the factor times.
func FallingPiece(p *paint.Canvas, at geom.Point, size, t float64, piece func(at geom.Point, times float64)) {
	const down = 0.62
	if t < down {
		up := 1 - min(motion.OutBack(min(1, t/down)), 1)
		piece(at.Add(0, -up*size*1.9), 1+0.45*up)
		return
	}
	late := (t - down) / (1 - down)
	Smoke{Puffs: 8, Size: size * 0.36, Reach: size * 1.1, Rise: size * 0.2, Color: theme.RGB(0xFBF3E2),
		Dense: 0.62}.Draw(p, at.Add(0, size*0.25), late)
	piece(at, 1+0.06*math.Sin(late*math.Pi))
}
