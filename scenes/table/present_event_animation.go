package table

import (
	"image/color"
	"strconv"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
)

// Durations of animations, in milliseconds at normal speed.
const (
	CardTime  = 320 // duration of the flight of a card
	CardNext  = 90  // delay between the starts of two dealt cards
	CoinTime  = 640 // duration of the flight of coins from purse to purse
	PourTime  = 860 // duration of the flight of coins that come from a place on the board, not from a purse
	SpeakTime = 620 // how long a word that a seat says is shown
	WordTime  = 900 // how long a placard with a few words is shown
	gainTime  = 760
)

// EventAnimation collects the animations of one event, in the order in which they are shown. The
// Board applies the event after the last of them, unless [EventAnimation.ApplyEvent] marks an
// earlier moment.
//
// A method that adds an animation returns it, so that its timing can be changed:
// x.Speak("Pass").Next = 300.
type EventAnimation struct {
	engine.Event
	state             engine.State // the position of the event, nil if a test made up the event
	gameUI            GameUI
	animations        []*motion.Animation
	words             *motion.Animation // the last placard or close-up, nil for none
	hasFollow         bool              // ApplyEvent has marked the moment at which the Board applies the event
	followed          bool              // the Board has applied the event
	noAnimationReason string            // why the event has no animation on purpose, "" if no reason was given
}

// Animate returns the animations of event e, which the Board must not have followed yet. Tables
// call it for every event. A test that calls it must make sure that the Board has followed the
// event before the next call, see [EventAnimation.EnsureApplied].
func Animate(gameUI GameUI, e engine.Told) *EventAnimation {
	return animateInRun(gameUI, []engine.Told{e}, 0)
}

// animateInRun is [Animate] for one event of a sequence. all are the events of the sequence, and i
// is the index of the event. The table waits for a result only after the last of several events of
// its kind, see [Holds].
func animateInRun(gameUI GameUI, all []engine.Told, i int) *EventAnimation {
	e := all[i]
	x := &EventAnimation{Event: e.For(gameUI.common().RevealedSeats), state: e.State, gameUI: gameUI}
	x.holdBefore()
	gameUI.Animate(x)
	if run, goesOn := eventRun(gameUI, all, i); !goesOn {
		x.holdAfter(run)
	}
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
		x.gameUI.follow(engine.Told{Event: x.Event, State: x.state})
		relayout(x.gameUI)
	}
}

// relayout calls the Layout method of gameUI again, unless the board has no rectangle yet.
func relayout(gameUI GameUI) {
	if !gameUI.common().Area.Empty() {
		gameUI.Layout()
	}
}

// Animations returns the animations collected so far. If there are none, the Board must apply the
// event at once.
func (x *EventAnimation) Animations() []*motion.Animation { return x.animations }

// NoAnimationReason returns why the event has no animations on purpose, "" if no reason was given.
func (x *EventAnimation) NoAnimationReason() string { return x.noAnimationReason }

// Add appends an animation and returns a pointer to it, so that the caller can change it.
func (x *EventAnimation) Add(a motion.Animation) *motion.Animation {
	x.animations = append(x.animations, &a)
	return &a
}

// Draw appends an animation that only draws. length is its duration in milliseconds; t is its
// progress, 0 to 1.
func (x *EventAnimation) Draw(length float64, draw func(p *paint.Canvas, t float64)) *motion.Animation {
	return x.Add(motion.Animation{Length: length, Draw: draw})
}

// ApplyEvent makes the Board apply the event at this point of the sequence. A thing that an
// animation moves after this point must be listed in its Carries, because otherwise the board
// already draws the thing in its new place.
func (x *EventAnimation) ApplyEvent() {
	if !x.hasFollow {
		x.hasFollow = true
		x.Add(motion.Animation{Next: -1, Begin: x.EnsureApplied})
	}
}

// NoAnimation states that the event has no animation on purpose, and why.
func (x *EventAnimation) NoAnimation(why string) { x.noAnimationReason = why }

// Speak shows words, such as a bid or a pass, at the place of the event's seat, as if the seat said
// them.
func (x *EventAnimation) Speak(words string) *motion.Animation { return x.SpeakIn(words, theme.Umber) }

// SpeakIn is Speak with words drawn in colour c.
func (x *EventAnimation) SpeakIn(words string, c color.RGBA) *motion.Animation {
	seat, id := x.Seat, ui.TransientSpeech+strconv.Itoa(int(x.Seat))
	root := x.gameUI.common().root
	a := x.Draw(SpeakTime, func(p *paint.Canvas, t float64) {
		at := x.gameUI.SeatLayout(seat)
		box := pieces.SpeechBox(p, at.Speech, at.SpeechRight, words)
		if root != nil && x.gameUI.common().Window.Glass.Empty() {
			box = root.Place(id, x.seatRows(), speechPlaces(&at, box))
		}
		pieces.Speech(p, at.Speech, box, words, c, t)
	})
	a.IsText = true
	a.End = func() {
		if root != nil {
			root.Remove(id)
		}
	}
	return a
}

// seatRows returns the rectangles that words of a seat must not cover: the rows of the seats in the
// ledger, or the panels of the other seats.
func (x *EventAnimation) seatRows() (all []geom.Rect) {
	for q := range x.gameUI.common().Players {
		switch at := x.gameUI.SeatLayout(engine.Seat(q)); {
		case !at.Row.Empty():
			all = append(all, at.Row)
		case engine.Seat(q) != x.Seat:
			all = append(all, at.Panel)
		}
	}
	return all
}

// speechPlaces returns the places for a bubble of the size of box, which is its usual place: this
// one, and places around the seat's row or mouth.
func speechPlaces(at *SeatLayout, box geom.Rect) []geom.Rect {
	around := at.Row
	if around.Empty() {
		around = geom.Around(at.Speech, 8, 8)
	}
	level := func(x float64) geom.Rect { return geom.R(x, around.Center().Y-box.H/2, box.W, box.H) }
	return append([]geom.Rect{box, level(around.X - speechGap - box.W), level(around.Right() + speechGap)},
		ui.PlacesAround(around, box.W, box.H)...)
}

// speechGap is the distance in design units between a row of the ledger and a word beside it.
const speechGap = 14

// Announce shows words on a placard over the board, with note below them unless it is "".
func (x *EventAnimation) Announce(words, note string) *motion.Animation {
	a := x.Draw(WordTime, func(p *paint.Canvas, t float64) { x.Placard(words, note).Show(p, t) })
	a.IsText, x.words = true, a
	return a
}

// Placard returns the placard that Announce shows, for a game that draws it in an animation of its
// own.
func (x *EventAnimation) Placard(words, note string) pieces.Placard {
	at, size := x.gameUI.PlacardPlace()
	return pieces.Placard{Words: words, Note: note, At: at, Size: size}
}

// Flash lights up a rectangle of the board in colour c. at is the rectangle, and length the
// duration in milliseconds.
func (x *EventAnimation) Flash(length float64, at geom.Rect, c color.RGBA) *motion.Animation {
	return x.Draw(length, func(p *paint.Canvas, t float64) { pieces.Flash(p, at, c, t) })
}

// Pay lets n coins fly from the purse of one seat to that of another. from is the seat that pays,
// and to the seat that receives the coins; NoSeat is the bank. The Board applies the event when the
// coins start. The money displayed for both seats changes as the coins leave and arrive, see
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

// Earn lets n coins fly from a point of the board into the purse of a seat. to is the seat, and
// from is the point. The money displayed for the seat changes as the coins arrive, and the sum
// rises from the purse.
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

// coins draws n coins that fly between two places at progress t, 0 to 1. apart is how far they
// scatter, in design units.
func (x *EventAnimation) coins(p *paint.Canvas, n int, t float64, from, to geom.Point, apart float64) {
	heart := x.gameUI.common().BoardCenter()
	pieces.Coins(p, n, t, func(e float64, i int) geom.Point {
		return pieces.ScatterOffset(pieces.Arc(from, to, heart, e), e, i, apart)
	})
}

// Gain shows the amount n, which a seat has won, rising from the seat's purse. The next animation
// starts at the same time.
func (x *EventAnimation) Gain(seat engine.Seat, n int) {
	if seat != engine.NoSeat && n > 0 {
		x.Draw(gainTime, func(p *paint.Canvas, t float64) { x.drawGain(p, seat, n, t) }).Next = -1
	}
}

// drawGain draws the amount n rising from a seat's purse; t is the progress, 0 to 1.
func (x *EventAnimation) drawGain(p *paint.Canvas, seat engine.Seat, n int, t float64) {
	pieces.Gain(p, x.gameUI.SeatLayout(seat).Gain, "+"+x.gameUI.FormatMoney(n), t)
}

// Count makes the Board apply the event, but lets the displayed value with this key change
// gradually: within length milliseconds it changes from its old number by n, which may be negative.
// The few steps match the coins or goods in flight. See [Common.DisplayedValue].
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

// maxCountSteps is the largest number of steps in which a displayed value changes. It is small
// because each step repaints the static picture of the table.
const maxCountSteps = 5
