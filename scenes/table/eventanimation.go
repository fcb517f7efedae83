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

// Lengths of motions, in milliseconds at normal speed.
const (
	CardTime  = 320 // a card on its way
	CardNext  = 90  // between two cards that are dealt
	CoinTime  = 640 // coins between two purses
	PourTime  = 860 // coins out of something on the board
	SpeakTime = 620 // a word of a seat
	WordTime  = 900 // a plaque with few words
	gainTime  = 760
)

// Sequence gathers the animations that show an event, in their order. Where nothing else is said the board follows the
// event when the last of them is over.
//
// Its methods that add animations return the last one, so that its times can be changed: x.Speak("Pass").Next = 300.
type Sequence struct {
	engine.Event
	gameUI            Play
	animations        []*motion.Animation
	hasFollow         bool   // the board follows within the sequence
	followed          bool   // the board has followed
	noAnimationReason string // nothing moves, and why
}

// Animate returns the sequence of an event on a board that stands right before it, as those may know the event who look.
// Tables do this by themselves; it serves tests, which have to see to it that the board has followed before the next
// event.
func Animate(gameUI Play, e engine.Event) *Sequence {
	x := &Sequence{Event: e.For(gameUI.common().Open), gameUI: gameUI}
	gameUI.Animate(x)
	if n := len(x.animations); n > 0 && !x.hasFollow {
		last := x.animations[n-1]
		end := last.End
		last.End = func() {
			x.Complete()
			if end != nil {
				end()
			}
		}
	}
	return x
}

// Complete lets the board follow the event, unless it has already.
func (x *Sequence) Complete() {
	if !x.followed {
		x.followed = true
		x.gameUI.applyEvent(x.Event)
		relayout(x.gameUI)
	}
}

// relayout lays the board of a play out again, once it has a place.
func relayout(gameUI Play) {
	if !gameUI.common().Area.Empty() {
		gameUI.Layout()
	}
}

// Animations returns the animations. Without any the board is to follow at once.
func (x *Sequence) Animations() []*motion.Animation { return x.animations }

// Why says why the event has no animations, "" where nobody has said so.
func (x *Sequence) Why() string { return x.noAnimationReason }

// Add puts an animation behind those that were added before.
func (x *Sequence) Add(a motion.Animation) *motion.Animation {
	x.animations = append(x.animations, &a)
	return &a
}

// Draw adds an animation that does nothing but draw, for a time in milliseconds.
func (x *Sequence) Draw(length float64, draw func(p *paint.Pen, t float64)) *motion.Animation {
	return x.Add(motion.Animation{Length: length, Draw: draw})
}

// Follow lets the board follow the event at this place in the sequence. What is carried from here on has to say so, or
// it is seen in its new place already.
func (x *Sequence) Follow() {
	if !x.hasFollow {
		x.hasFollow = true
		x.Add(motion.Animation{Next: -1, Begin: x.Complete})
	}
}

// Still says why the event has no motion of its own.
func (x *Sequence) Still(why string) { x.noAnimationReason = why }

// Speak lets the seat of the event say something in its place on the board: a bid, a pass.
func (x *Sequence) Speak(words string) *motion.Animation { return x.SpeakIn(words, theme.Umber) }

// SpeakIn lets the seat of the event say something in a colour.
func (x *Sequence) SpeakIn(words string, c color.RGBA) *motion.Animation {
	seat := x.Seat
	a := x.Draw(SpeakTime, func(p *paint.Pen, t float64) {
		at := x.gameUI.SeatAt(seat)
		pieces.Speech(p, at.Mouth, at.Aside, words, c, t)
	})
	a.Words = true
	return a
}

// Announce holds a plaque with words and a note, "" for none, up over the board.
func (x *Sequence) Announce(words, note string) *motion.Animation {
	a := x.Draw(WordTime, func(p *paint.Pen, t float64) { x.Placard(words, note).Show(p, t) })
	a.Words = true
	return a
}

// Placard is the plaque that Announce holds up, for a motion of its own.
func (x *Sequence) Placard(words, note string) pieces.Placard {
	at, size := x.gameUI.Announced()
	return pieces.Placard{Words: words, Note: note, At: at, Size: size}
}

// Flash lights a part of the board up for a time in milliseconds.
func (x *Sequence) Flash(length float64, at geom.Rect, c color.RGBA) *motion.Animation {
	return x.Draw(length, func(p *paint.Pen, t float64) { pieces.Flash(p, at, c, t) })
}

// Pay lets n coins fly from the purse of a seat to that of another, NoSeat being the bank. The board follows the event
// as they leave, and the money of both counts with the coins, see [Common.Counted].
func (x *Sequence) Pay(from, to engine.Seat, n int) *motion.Animation {
	if n <= 0 {
		x.Follow()
		return x.Add(motion.Animation{Next: -1})
	}
	x.Count(from, -n, CoinTime)
	x.Count(to, n, CoinTime)
	return x.Draw(CoinTime, func(p *paint.Pen, t float64) {
		a, z := x.gameUI.SeatAt(from).Purse, x.gameUI.SeatAt(to).Purse
		x.coins(p, n, t, a, z, 0)
		if e := pieces.CoinShare(n, t); e > 0.02 && e < 0.98 && n > 1 {
			pieces.Tag(p, pieces.Arc(a, z, x.gameUI.common().Heart(), e).Add(0, -24), x.gameUI.Money(n), min(1, 8*e, 8*(1-e)))
		}
	})
}

// Earn lets n coins leap out of a thing on the board and gather in the purse of a seat, whose money counts with them; as
// they gather, their sum rises from it.
func (x *Sequence) Earn(to engine.Seat, n int, from geom.Point) *motion.Animation {
	const gathered = 0.55
	x.Count(to, n, PourTime)
	return x.Draw(PourTime, func(p *paint.Pen, t float64) {
		x.coins(p, n, t, from, x.gameUI.SeatAt(to).Purse, 1)
		if t > gathered {
			x.drawGain(p, to, n, (t-gathered)/(1-gathered))
		}
	})
}

// coins draws coins on their way; they fall apart by so much and gather again.
func (x *Sequence) coins(p *paint.Pen, n int, t float64, from, to geom.Point, apart float64) {
	heart := x.gameUI.common().Heart()
	pieces.Coins(p, n, t, func(e float64, i int) geom.Point {
		return pieces.Scattered(pieces.Arc(from, to, heart, e), e, i, apart)
	})
}

// Gain lets what a seat has won rise from its purse, while the next animation begins.
func (x *Sequence) Gain(seat engine.Seat, n int) {
	if seat != engine.NoSeat && n > 0 {
		x.Draw(gainTime, func(p *paint.Pen, t float64) { x.drawGain(p, seat, n, t) }).Next = -1
	}
}

// drawGain draws what a seat has won over its purse.
func (x *Sequence) drawGain(p *paint.Pen, seat engine.Seat, n int, t float64) {
	pieces.Gain(p, x.gameUI.SeatAt(seat).Gain, "+"+x.gameUI.Money(n), t)
}

// Count lets a figure change by n within a time in milliseconds: up as things arrive, down as they leave, in a few steps
// like coins in the air. The board follows the event before, which makes the figure show what it has shown until then.
func (x *Sequence) Count(key any, n int, length float64) {
	x.Follow()
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

// maxCountSteps is in how many steps a figure counts at most: each of them paints the still picture anew.
const maxCountSteps = 5
