package table

import (
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"

	"github.com/hajimehoshi/ebiten/v2"
)

// Durations in milliseconds of a thing's flight, of a headline's placard, and of a word said by a
// seat.
const (
	FlyTime      = 360
	headlineTime = 1250
	wordTime     = 760
)

// Fly adds the animation of a picture that flies in a low arc from one place to another, or appears
// or disappears at one place, as described by f. face returns the picture. key identifies the moved
// thing, so that the board does not draw it meanwhile; nil if the board does not draw it at all.
func (x *EventAnimation) Fly(key any, face func(p *paint.Canvas) *ebiten.Image, f pieces.Flight) *motion.Animation {
	return x.FlyTo(key, face, func(*paint.Canvas) pieces.Flight { return f })
}

// FlyTo is like Fly, but it calls the function where for each frame to get the start and the end of
// the flight. It is for places that are known only after the Board has applied the event.
func (x *EventAnimation) FlyTo(key any, face func(p *paint.Canvas) *ebiten.Image,
	where func(p *paint.Canvas) pieces.Flight) *motion.Animation {
	return x.Add(motion.Animation{Length: FlyTime, Carries: key, Draw: func(p *paint.Canvas, t float64) {
		f := where(p)
		f.Face, f.Arc, f.Corner = face(p), 0.08, 6
		f.Draw(p, t)
	}})
}

// Headline makes the Board apply the event at once and shows words on a placard over the board. The
// placard stays until there was time to read it, or a press closes it.
func (x *EventAnimation) Headline(words string) {
	x.ApplyEvent()
	a := x.Announce(words, "")
	a.Length, a.Next, a.Stop = headlineTime, headlineTime*0.8, true
}

// Word makes the Board apply the event at once and shows words at the place of the event's seat, as
// if the seat said them.
func (x *EventAnimation) Word(words string) {
	x.ApplyEvent()
	x.Speak(words).Length = wordTime
}

// Toss makes the Board apply the event and shows a coin being tossed. The parameter over is the
// rectangle over which the coin rises and falls.
func (x *EventAnimation) Toss(over geom.Rect) {
	x.ApplyEvent()
	a := x.Draw(1100, func(p *paint.Canvas, t float64) {
		high := 4 * t * (1 - t)
		pieces.Coin(p, geom.Point{X: over.Center().X, Y: over.Y + over.H*(0.5-0.32*high)}, 24+10*high)
	})
	a.Stop, a.IsText = true, true
}
