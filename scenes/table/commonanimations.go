package table

import (
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"

	"github.com/hajimehoshi/ebiten/v2"
)

// Times of the motions below, in milliseconds.
const (
	FlyTime      = 360
	headlineTime = 1250
	wordTime     = 760
)

// Fly lets a picture fly between two places in a low arc, or out of nothing or into nothing. What it is in hand goes by
// key, nil for nothing that lies on the board.
func (x *Sequence) Fly(key any, face func(p *paint.Pen) *ebiten.Image, f pieces.Flight) *motion.Animation {
	return x.FlyTo(key, face, func(*paint.Pen) pieces.Flight { return f })
}

// FlyTo is Fly where the place is known only when the board has followed.
func (x *Sequence) FlyTo(key any, face func(p *paint.Pen) *ebiten.Image, where func(p *paint.Pen) pieces.Flight) *motion.Animation {
	return x.Add(motion.Animation{Length: FlyTime, Carries: key, Draw: func(p *paint.Pen, t float64) {
		f := where(p)
		f.Face, f.Arc, f.Corner = face(p), 0.08, 6
		f.Draw(p, t)
	}})
}

// Headline lets the board follow the event at once and holds words up over it until they are read or pressed away.
func (x *Sequence) Headline(words string) {
	x.Follow()
	a := x.Announce(words, "")
	a.Length, a.Next, a.Stop = headlineTime, headlineTime*0.8, true
}

// Word lets the board follow the event at once and its seat say something.
func (x *Sequence) Word(words string) {
	x.Follow()
	x.Speak(words).Length = wordTime
}

// Toss lets the board follow the event and throws a coin up over a part of it.
func (x *Sequence) Toss(over geom.Rect) {
	x.Follow()
	a := x.Draw(1100, func(p *paint.Pen, t float64) {
		high := 4 * t * (1 - t)
		pieces.Coin(p, geom.Point{X: over.Center().X, Y: over.Y + over.H*(0.5-0.32*high)}, 24+10*high)
	})
	a.Stop, a.Words = true, true
}
