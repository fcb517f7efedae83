package table

import (
	"image/color"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// Lengths of animations, in milliseconds at normal speed.
const (
	CardTime  = 320 // a flying card
	CardNext  = 90  // between two cards that are dealt
	CoinTime  = 640 // coins between two purses
	PourTime  = 860 // coins out of something on the board
	SpeakTime = 620 // a word of a seat
	WordTime  = 900 // a placard with a few words
	gainTime  = 760
)

// EventAnimation is the list of the animations of one event, in their order. The Board applies the
// event at the end of the last one, unless [EventAnimation.ApplyEvent] marks another moment.
//
// The methods that add animations return the last one, so that its times can be changed:
// x.Speak("Pass").Next = 300.
type EventAnimation struct {
	engine.Event
	gameUI            GameUI
	animations        []*motion.Animation
	hasFollow         bool   // Follow has marked when the board applies the event
	followed          bool   // the board has applied the event
	noAnimationReason string // set if no animation is intended
}

// Animate returns the animations of an event, redacted for the viewers; the Board must not contain
// the event yet. Tables call it by themselves. Tests may call it, and must then make sure that the
// Board has applied the event before the next one.
func Animate(gameUI GameUI, e engine.Event) *EventAnimation {
	x := &EventAnimation{Event: e.For(gameUI.common().RevealedSeats), gameUI: gameUI}
	gameUI.Animate(x)
	if n := len(x.animations); n > 0 && !x.hasFollow {
		last := x.animations[n-1]
		end := last.End
		last.End = func() {
			x.EnsureApplied()
			if end != nil {
				end()
			}
		}
	}
	return x
}

// EnsureApplied makes the Board apply the event, unless it already has.
func (x *EventAnimation) EnsureApplied() {
	if !x.followed {
		x.followed = true
		x.gameUI.applyEvent(x.Event)
		relayout(x.gameUI)
	}
}

// relayout calls Layout again, once the board has a rectangle.
func relayout(gameUI GameUI) {
	if !gameUI.common().Area.Empty() {
		gameUI.Layout()
	}
}

// Animations returns the animations. If there are none, the Board has to apply the event at once.
func (x *EventAnimation) Animations() []*motion.Animation { return x.animations }

// NoAnimationReason returns the reason why the event has no animations, "" if none was given.
func (x *EventAnimation) NoAnimationReason() string { return x.noAnimationReason }

// Add appends an animation.
func (x *EventAnimation) Add(a motion.Animation) *motion.Animation {
	x.animations = append(x.animations, &a)
	return &a
}

// Draw appends an animation that only draws; length is in milliseconds, t runs from 0 to 1.
func (x *EventAnimation) Draw(length float64, draw func(p *paint.Canvas, t float64)) *motion.Animation {
	return x.Add(motion.Animation{Length: length, Draw: draw})
}

// ApplyEvent makes the Board apply the event at this point of the sequence. A thing that moves
// after this point must be carried by its animation, or it is already drawn in its new place.
func (x *EventAnimation) ApplyEvent() {
	if !x.hasFollow {
		x.hasFollow = true
		x.Add(motion.Animation{Next: -1, Begin: x.EnsureApplied})
	}
}

// NoAnimation gives the reason why the event has no animation.
func (x *EventAnimation) NoAnimation(why string) { x.noAnimationReason = why }

// Speak shows a word of the event's seat in its place on the board: a bid, a pass.
func (x *EventAnimation) Speak(words string) *motion.Animation { return x.SpeakIn(words, theme.Umber) }

// SpeakIn is Speak in a colour.
func (x *EventAnimation) SpeakIn(words string, c color.RGBA) *motion.Animation {
	seat := x.Seat
	a := x.Draw(SpeakTime, func(p *paint.Canvas, t float64) {
		at := x.gameUI.SeatLayout(seat)
		pieces.Speech(p, at.Speech, at.SpeechRight, words, c, t)
	})
	a.IsText = true
	return a
}

// Announce shows a placard over the board, with a note unless it is "".
func (x *EventAnimation) Announce(words, note string) *motion.Animation {
	a := x.Draw(WordTime, func(p *paint.Canvas, t float64) { x.Placard(words, note).Show(p, t) })
	a.IsText = true
	return a
}

// Placard returns the placard that Announce shows, for an animation of one's own.
func (x *EventAnimation) Placard(words, note string) pieces.Placard {
	at, size := x.gameUI.PlacardPlace()
	return pieces.Placard{Words: words, Note: note, At: at, Size: size}
}

// Flash lights up a rectangle of the board; length is in milliseconds.
func (x *EventAnimation) Flash(length float64, at geom.Rect, c color.RGBA) *motion.Animation {
	return x.Draw(length, func(p *paint.Canvas, t float64) { pieces.Flash(p, at, c, t) })
}

// Pay lets n coins fly from the purse of a seat to another's; NoSeat is the bank. The Board applies
// the event when they start, and the displayed money of both seats changes with the coins, see
// [Common.DisplayedValue].
func (x *EventAnimation) Pay(from, to engine.Seat, n int) *motion.Animation {
	if n <= 0 {
		x.ApplyEvent()
		return x.Add(motion.Animation{Next: -1})
	}
	x.Count(from, -n, CoinTime)
	x.Count(to, n, CoinTime)
	return x.Draw(CoinTime, func(p *paint.Canvas, t float64) {
		a, z := x.gameUI.SeatLayout(from).Purse, x.gameUI.SeatLayout(to).Purse
		x.coins(p, n, t, a, z, 0)
		if e := pieces.CoinShare(n, t); e > 0.02 && e < 0.98 && n > 1 {
			pieces.Tag(p, pieces.Arc(a, z, x.gameUI.common().BoardCenter(), e).Add(0, -24), x.gameUI.FormatMoney(n),
				min(1, 8*e, 8*(1-e)))
		}
	})
}

// Earn lets n coins leap from a thing on the board and gather in the purse of a seat, whose
// displayed money changes with them. As they gather, the sum rises from the purse.
func (x *EventAnimation) Earn(to engine.Seat, n int, from geom.Point) *motion.Animation {
	const gathered = 0.55
	x.Count(to, n, PourTime)
	return x.Draw(PourTime, func(p *paint.Canvas, t float64) {
		x.coins(p, n, t, from, x.gameUI.SeatLayout(to).Purse, 1)
		if t > gathered {
			x.drawGain(p, to, n, (t-gathered)/(1-gathered))
		}
	})
}

// coins draws coins on their way; apart is how far they scatter.
func (x *EventAnimation) coins(p *paint.Canvas, n int, t float64, from, to geom.Point, apart float64) {
	heart := x.gameUI.common().BoardCenter()
	pieces.Coins(p, n, t, func(e float64, i int) geom.Point {
		return pieces.ScatterOffset(pieces.Arc(from, to, heart, e), e, i, apart)
	})
}

// Gain lets the amount that a seat has won rise from its purse; the next animation starts at the
// same time.
func (x *EventAnimation) Gain(seat engine.Seat, n int) {
	if seat != engine.NoSeat && n > 0 {
		x.Draw(gainTime, func(p *paint.Canvas, t float64) { x.drawGain(p, seat, n, t) }).Next = -1
	}
}

// drawGain draws a gain rising from a seat's purse, at the share t of its time.
func (x *EventAnimation) drawGain(p *paint.Canvas, seat engine.Seat, n int, t float64) {
	pieces.Gain(p, x.gameUI.SeatLayout(seat).Gain, "+"+x.gameUI.FormatMoney(n), t)
}

// Count lets a displayed figure change by n within length milliseconds: up as things arrive, down
// as they leave, in a few steps that match the coins in the air. The Board applies the event first;
// the figure starts at its old value.
func (x *EventAnimation) Count(key any, n int, length float64) {
	x.ApplyEvent()
	size, sign := n, 1
	if n < 0 {
		size, sign = -n, -1
	}
	if key == engine.NoSeat || size == 0 {
		return
	}
	c := x.gameUI.common()
	x.Add(motion.Animation{Next: -1, Begin: func() { c.adjustCount(key, -n) }})
	drawn, steps, counted := min(size, pieces.MostCoins), min(size, maxCountSteps), 0
	for i := range steps {
		part := size*(i+1)/steps - counted
		counted += part
		at, arrives := pieces.CoinSpan(drawn*(i+1)/steps-1, drawn)
		if n > 0 {
			at = arrives
		}
		x.Add(motion.Animation{Length: at * length, Next: -1, End: func() { c.adjustCount(key, sign*part) }})
	}
}

// maxCountSteps is the largest number of steps in which a figure changes, since each step repaints
// the static picture.
const maxCountSteps = 5
