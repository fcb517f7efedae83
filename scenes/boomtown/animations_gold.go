package boomtown

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/motion"
)

// Gold on its way: the figures count with the coins that leave and arrive.

// mostCounts is in how many steps a figure counts at most: each of them paints the still picture anew.
const mostCounts = 5

// count adds the steps in which a seat's gold changes by n while coins fly for the given time: down as they leave, up as
// they arrive.
func (b *Table) count(p engine.Seat, n int, time float64, add func(motion.Animation)) {
	size, sign := n, 1
	if n < 0 {
		size, sign = -n, -1
	}
	if p == engine.NoSeat || size == 0 {
		return
	}
	drawn, steps := min(size, mostCoins), min(size, mostCounts)
	counted := 0
	for i := range steps {
		part := size*(i+1)/steps - counted
		counted += part
		leaves, arrives := coinSpan(drawn*(i+1)/steps-1, drawn)
		at := arrives
		if n < 0 {
			at = leaves
		}
		add(motion.Animation{Length: at * time, Next: -1, End: func() { b.pic.gold[p] += sign * part }})
	}
}

// pay moves gold between seats; NoSeat is the bank. What follows begins after next, when all have arrived for 0.
func (b *Table) pay(from, to engine.Seat, n int, next float64, add func(motion.Animation)) {
	b.count(from, -n, coinTime, add)
	b.count(to, n, coinTime, add)
	add(motion.Animation{
		Length: coinTime, Next: next,
		Draw: func(t float64) { b.coins(b.purse(from), b.purse(to), n, t) },
	})
}

// gains lets what a seat has won rise from its purse, while the next motion begins.
func (b *Table) gains(p engine.Seat, n int) motion.Animation {
	return motion.Animation{Length: 760, Next: -1, Draw: func(t float64) { b.rise(p, n, t) }}
}

// purse is where the gold of a seat or of the bank lies.
func (b *Table) purse(p engine.Seat) geom.Point {
	if p == engine.NoSeat {
		return b.at.bank()
	}
	return b.at.gold(p)
}

// animatePaid is a debt paid as far as it can be: A owed, B paid.
func (b *Table) animatePaid(e engine.Event, add func(motion.Animation)) {
	if e.B > 0 {
		b.pay(e.Seat, e.Other, int(e.B), 0, add)
		add(b.gains(e.Other, int(e.B)))
	}
}

func (b *Table) animateShark(e engine.Event, add func(motion.Animation)) {
	if e.B > 0 {
		b.pay(e.Seat, engine.NoSeat, int(e.B), coinTime*0.6, add)
	}
}

func (b *Table) animateCoach(e engine.Event, add func(motion.Animation)) {
	b.pay(engine.NoSeat, e.Seat, int(e.A), 0, add)
	add(b.gains(e.Seat, int(e.A)))
}
