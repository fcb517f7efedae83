package nuggets

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/nuggets"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/scenes/table"
)

// animators maps the kinds of events to the functions that animate them.
var animators = table.Animators[*Table]{
	rules.EventLaid:   (*Table).animateLaid,
	rules.EventTurn:   table.NoAnimation[*Table]("the plate of whose turn it is lights up"),
	rules.EventTook:   (*Table).animateTook,
	rules.EventShowed: (*Table).animateShowed,
	rules.EventDrew:   (*Table).animateDrew,
	rules.EventDug:    (*Table).animateDug,
	rules.EventOpened: (*Table).animateOpened,
	rules.EventOver:   table.NoAnimation[*Table]("the score sheet comes up"),
}

// Animate adds the animations of an event to x, which was created for that event.
func (b *Table) Animate(x *table.EventAnimation) { animators.Animate(b, x) }

// fly adds an animation of nugget n that moves from one rectangle to another. from and to return
// these rectangles. key identifies what the animation moves, so that the board does not draw it at
// its usual place meanwhile.
func (b *Table) fly(x *table.EventAnimation, key any, n rules.Nugget, from, to func() geom.Rect) {
	x.Add(motion.Animation{Length: table.CardTime, Carries: key, Draw: func(p *paint.Canvas, t float64) {
		r := from().Lerp(to(), motion.OutCubic(t))
		if n == 0 {
			p.Icon("swap-bag", r.Center(), r.W*0.8, unseen)
			return
		}
		nugget(p, r, n)
	}})
}

// spot returns the rectangle of nugget n in the row. If n is not in the row yet, it is the
// rectangle that n will have there.
func (b *Table) spot(n rules.Nugget) geom.Rect {
	row := b.slots()
	at, _ := slices.BinarySearch(row, n)
	return b.at.row[min(at, len(b.at.row)-1)]
}

func (b *Table) animateLaid(x *table.EventAnimation) {
	n := rules.NuggetIn(x.Event)
	b.fly(x, n, n, func() geom.Rect { return b.at.hill }, func() geom.Rect { return b.spot(n) })
}

func (b *Table) animateTook(x *table.EventAnimation) {
	seat, n := x.Seat, rules.NuggetIn(x.Event)
	from := b.spot(n)
	x.Count(seat, n.Worth(), table.CardTime)
	b.fly(x, n, n, func() geom.Rect { return from }, func() geom.Rect {
		return engine.At(b.at.plates[:], seat).Scale(0.3).Fit(1, 1)
	})
	x.Gain(seat, n.Worth())
}

func (b *Table) animateShowed(x *table.EventAnimation) {
	seat, n := x.Seat, rules.NuggetIn(x.Event)
	x.Count(seat, n.Worth(), table.WordTime)
	x.Draw(table.WordTime, func(p *paint.Canvas,
		t float64) {
		nugget(p, b.purse(seat).Scale(1+0.4*t), n)
	}).Carries = seat
	x.Gain(seat, n.Worth())
}

func (b *Table) animateDrew(x *table.EventAnimation) {
	seat := x.Seat
	b.fly(x, seat, rules.NuggetIn(x.Event), func() geom.Rect { return b.at.hill },
		func() geom.Rect { return b.purse(seat) })
}

func (b *Table) animateDug(x *table.EventAnimation) {
	seat, roll, gain := x.Seat, rules.RollIn(x.Event), rules.GainIn(x.Event)
	x.Draw(900, func(p *paint.Canvas, t float64) {
		at := b.at.die
		pieces.Throw{
			From: engine.At(b.at.plates[:], seat).Center(), To: at.Center(), Size: at.W, Value: roll, Yaw: 0.3,
			Look: ivory,
		}.Draw(p, t)
	}).Carries = die
	x.Gain(seat, gain)
}

func (b *Table) animateOpened(x *table.EventAnimation) {
	seat, n, gain := x.Seat, rules.NuggetIn(x.Event), rules.GainIn(x.Event)
	x.Count(seat, gain, table.WordTime)
	x.Draw(table.WordTime, func(p *paint.Canvas, t float64) {
		nugget(p, b.purse(seat).Scale(1+0.3*t*(1-t)), n)
	}).Carries = seat
	x.Gain(seat, gain)
}
