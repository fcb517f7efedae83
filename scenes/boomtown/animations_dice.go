package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/motion"
	"gulch/render/theme"
	"gulch/render/words"
)

// Hold-ups and production.

func (b *Table) animateVictim(e engine.Event, add func(motion.Animation)) {
	add(motion.Animation{
		Length: 760,
		Begin:  func() { b.pic.victim = e.Other },
		Draw: func(t float64) {
			b.flash(b.at.panels[e.Other], theme.Oxblood, t)
			b.bandit(b.at.panels[e.Other].Center(), t)
		},
	})
}

func (b *Table) animateDemand(e engine.Event, add func(motion.Animation)) {
	add(motion.Animation{Length: speakTime, Words: true, Draw: func(t float64) {
		b.speak(e.Seat, words.T("Hands up! %d gold", e.A), theme.Oxblood, t)
	}})
}

// animateDice throws both dice, for production or a hold-up.
func (b *Table) animateDice(e engine.Event, add func(motion.Animation)) {
	faces := [2]int{int(e.A), int(e.B)}
	add(motion.Animation{
		Length: dieTime, Stop: true, Begin: func() {
			b.fly.dice = true
			if e.Kind == rules.EventRolled {
				b.pic.phase, b.pic.stage = rules.PhaseRoll, words.Mark("Production")
			}
		},
		Draw: func(t float64) { b.tumble(e.Seat, faces, [2]bool{true, true}, t) },
		End:  func() { b.fly.dice, b.pic.dice = false, faces },
	})
	total := int(e.A + e.B)
	said := words.T("%d and %d: total %d", e.A, e.B, total)
	if e.Kind == rules.EventHoldupRoll {
		said = words.T("%d: the shot goes wide", e.A+e.B)
		if e.D == 1 {
			said = words.T("%d: that is enough", e.A+e.B)
		}
	}
	note := ""
	add(motion.Animation{
		Length: 900, Next: 620, Stop: true, Words: true,
		Begin: func() {
			if e.Kind == rules.EventRolled && !b.mayPay(total) {
				note = words.T("No mine pays.")
			}
		},
		Draw: func(t float64) { b.caption(said, note, t) },
	})
}

// mayPay reports whether a throw with a total, or what a Telegraph may yet make of it, brings anybody gold.
func (b *Table) mayPay(total int) bool {
	if b.state.SumOrDie() {
		return true // a single die may do it
	}
	for p := range engine.Seat(b.pic.seats) {
		if b.pic.income(p, total) > 0 {
			return true
		}
		for c := range b.pic.kept[p].All() {
			if c.Info().Kind == rules.Telegraph {
				return true
			}
		}
	}
	return false
}

// dieNext is by how much the second die follows the first.
const dieNext = 110

// tumble draws dice that a seat has thrown, on their way to rest; the second starts a little later.
func (b *Table) tumble(seat engine.Seat, faces [2]int, moving [2]bool, t float64) {
	for i, n := range faces {
		at := 1.0
		if moving[i] {
			at = motion.Share(t*dieTime, float64(i)*dieNext, dieTime-dieNext)
		}
		b.die(seat, i, n, at)
	}
}

func (b *Table) animateHeld(e engine.Event, add func(motion.Animation)) {
	add(motion.Animation{
		Length: speakTime, Words: true,
		Begin: func() { b.pic.stage = words.Mark("Production") },
		Draw:  func(t float64) { b.speak(e.Seat, words.T("Let it stand"), theme.SoftInk, t) },
	})
}

func (b *Table) animateWired(e engine.Event, add func(motion.Animation)) {
	add(motion.Animation{
		Length: 800, Words: true,
		Begin: func() { b.pic.stage = words.Mark("Production") },
		Draw:  func(t float64) { b.caption(words.T("%s wires ahead", b.name(e.Seat)), "", t) },
	})
	add(motion.Animation{
		Length: dieTime * 0.7,
		Begin:  func() { b.fly.dice = true },
		Draw: func(t float64) {
			faces, moving := b.pic.dice, [2]bool{}
			faces[e.A], moving[e.A] = int(e.B), true
			b.tumble(engine.NoSeat, faces, moving, t)
		},
		End: func() {
			b.fly.dice = false
			b.pic.dice[e.A] = int(e.B)
		},
	})
}

func (b *Table) animateCaveIn(e engine.Event, add func(motion.Animation)) {
	add(motion.Animation{Length: 1000, Next: 820, Stop: true, Words: true, Draw: func(t float64) {
		b.rumble(t)
		b.caption(words.T("Cave-in!"), "", t)
	}})
}

// animateProduced lets gold pour from a mine into its owner's purse.
func (b *Table) animateProduced(e engine.Event, add func(motion.Animation)) {
	c := rules.Card(e.A)
	b.count(e.Seat, int(e.B), pourTime, add)
	add(motion.Animation{
		Length: pourTime, Next: 300,
		Draw: func(t float64) {
			at := b.lies(e.Seat, c)
			b.flash(at, theme.BrassHi, min(1, t*1.6))
			b.pour(at.Center(), b.at.gold(e.Seat), int(e.B), t)
			if t > 0.55 {
				b.rise(e.Seat, int(e.B), (t-0.55)/0.45)
			}
		},
	})
}
