package narrowgauge

import (
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/theme"
	"gulch/render/words"
	"gulch/scenes/table"
)

func (b *Table) animatePenalty(e engine.Event, add func(motion.Animation)) {
	if e.A == 0 {
		add(b.now(e))
		return
	}
	add(b.pay(e, -int(e.A), b.at.bank))
}

func (b *Table) animatePlaced(e engine.Event, add func(motion.Animation)) {
	c, x := rules.Company(e.A), rules.Space(e.B)
	add(motion.Animation{
		Length: dropTime, Next: dropNext,
		Begin: func() {
			b.pic.apply(e)
			b.fly.falling[c] = b.fly.falling[c].Or(rules.SpacesOf(x))
		},
		Draw: func(t float64) { b.drop(c, x, t) },
		End:  func() { b.fly.falling[c] = b.fly.falling[c].Without(rules.SpacesOf(x)) },
	})
}

func (b *Table) animateTile(e engine.Event, add func(motion.Animation)) {
	add(motion.Animation{
		Length: 520, Begin: func() { b.pic.apply(e) },
		Draw: func(t float64) { b.bell(rules.Space(e.A), t) },
	})
}

func (b *Table) animateConnected(e engine.Event, add func(motion.Animation)) {
	x, c := rules.Space(e.B), rules.Company(e.A)
	add(motion.Animation{Length: 620, Next: 260, Draw: func(t float64) { b.bell(x, t) }})
	was := 0
	add(motion.Animation{
		Length: hopTime, Begin: func() { was = b.pic.Marker[c]; b.fly.hopper, b.fly.hops = c, true },
		Draw: func(t float64) { b.hop(c, was, int(e.C), t) },
		End:  func() { b.pic.Marker[c], b.fly.hops = int(e.C), false },
	})
	add(b.pay(e, int(e.D), func() geom.Point { return b.map_.space(x) }))
}

func (b *Table) animateDie(e engine.Event, add func(motion.Animation)) {
	g := rules.Commodity(e.A)
	from, was := 0, 0
	steps := max(1, int(e.D))
	add(motion.Animation{
		Length: slideStep * float64(min(steps, 5)) * 1.3,
		Begin: func() {
			from, was = b.pic.DieAt[g], b.pic.DieValue[g]
			b.fly.slider, b.fly.slides = g, true
		},
		Draw: func(t float64) { b.slide(g, from, int(e.B), was, int(e.C), t) },
		End:  func() { b.pic.apply(e); b.fly.slides = false },
	})
}

func (b *Table) animateFlipped(e engine.Event, add func(motion.Animation)) {
	add(motion.Animation{
		Length: 620, Next: 420, Begin: func() { b.pic.apply(e) },
		Draw: func(t float64) {
			for i, k := range contractsOf(b.pic.Contracts[e.Seat]) {
				if k == rules.Contract(e.A) {
					table.Flash(b.fly.pen, b.tag(e.Seat, i).Inset(-2), theme.BrassHi, t)
				}
			}
			b.speak(e.Seat, rules.Contract(e.A).Info().Name, t)
		},
	})
}

func (b *Table) animateDiscarded(e engine.Event, add func(motion.Animation)) {
	c := rules.Card(e.A)
	var from geom.Rect
	add(motion.Animation{
		Length: 240, Next: 110,
		Begin: func() {
			from = b.cardRect(e.Seat, c)
			if e.B == 1 {
				from = geom.Around(b.at.sheet.Center(), 50, 70)
			}
			b.plan.marked &^= rules.HandOf(c)
		},
		Draw: func(t float64) { b.glide(b.card(b.fly.pen, c, 60), from, b.at.discard, t, min(1, 0.4+2*t)) },
		End:  func() { b.pic.apply(e) },
	})
}

func (b *Table) animateNoBuild(e engine.Event, add func(motion.Animation)) {
	add(b.tell(e, func() string { return words.T("Cannot build") }))
}

func (b *Table) animateStopped(e engine.Event, add func(motion.Animation)) {
	add(b.tell(e, func() string { return words.T("No second card") }))
}

func (b *Table) animateToken(e engine.Event, add func(motion.Animation)) {
	turn := func(change bool) motion.Animation {
		animation := motion.Animation{Length: 170, Draw: func(t float64) {
			wide := 1 - motion.InQuad(t)
			if !change {
				wide = motion.OutQuad(t)
			}
			b.tokenIn(e.Seat, wide)
		}}
		if change {
			animation.End = func() { b.pic.apply(e) }
		}
		return animation
	}
	add(turn(true))
	add(turn(false))
}

// tokenIn draws a Build token that turns over.
func (b *Table) tokenIn(seat engine.Seat, wide float64) {
	p, at := b.fly.pen, b.token(seat)
	p.Rect(geom.Around(at, 24, 24), 12, theme.LitLo)
	b.paintToken(p, seat, wide)
}

func (b *Table) animateDrawn(e engine.Event, add func(motion.Animation)) {
	c := rules.Card(e.A)
	own := e.Seat == b.at.viewer
	add(motion.Animation{
		Length: 280, Next: 110, Begin: func() { b.pic.phase = rules.PhaseRefill },
		Draw: func(t float64) {
			if !own {
				b.glide(b.back(b.fly.pen, 60), b.at.deck, b.onPlate(e.Seat), t, min(1, 4*(1-t)))
				return
			}
			n := len(b.pic.hands[e.Seat])
			face := b.back(b.fly.pen, 60)
			if t > 0.5 && b.shows(e.Seat) {
				face = b.card(b.fly.pen, c, 60)
			}
			b.glide(face, b.at.deck, b.at.card(n, n+1), t, 1)
		},
		End: func() { b.pic.apply(e) },
	})
}

func (b *Table) animateShuffled(e engine.Event, add func(motion.Animation)) {
	add(motion.Animation{
		Length: 520,
		Draw: func(t float64) {
			b.glide(b.back(b.fly.pen, 60), b.at.discard, b.at.deck, t, 1)
		},
		End: func() { b.pic.apply(e) },
	})
}

func (b *Table) animateDividends(e engine.Event, add func(motion.Animation)) {
	add(motion.Animation{
		Length: 520, Stop: true, Begin: func() {
			b.pic.apply(e)
			b.pic.phase, b.fly.paying = rules.PhaseDividends, true
		},
		Draw: func(t float64) { table.Flash(b.fly.pen, b.booksRect(), theme.BrassHi, t) },
	})
}

// animatePay is a line of the dividends: what pays lights up, the line is written, the money goes to the purse.
func (b *Table) animatePay(e engine.Event, add func(motion.Animation)) {
	add(motion.Animation{
		Length: 620, Next: 380, Begin: func() { b.pic.apply(e) },
		Draw: func(t float64) {
			source := b.at.good(rules.Commodity(min(int(e.A), rules.CommodityCount-1)))
			if e.Kind != rules.EventCommodity {
				source = b.at.rail(rules.Company(e.A))
			}
			table.Flash(b.fly.pen, source, theme.BrassHi, t)
			b.coins(source.Center(), b.purse(e.Seat), int(e.D), amount(int(e.D)), t)
		},
	})
}

func (b *Table) animateUnclaimed(e engine.Event, add func(motion.Animation)) {
	c := rules.Company(e.A)
	add(motion.Animation{
		Length: 320, Next: 160, Begin: func() { b.pic.apply(e) },
		Draw: func(t float64) {
			r := b.at.offer(c)
			b.fly.pen.Flush()
			b.fly.pen.Fade = 1 - t
			b.share(c, geom.Around(geom.Point{X: r.X + 12, Y: r.Center().Y - 20*t}, 26, 17))
			b.fly.pen.Flush()
			b.fly.pen.Fade = 1
		},
	})
}

// readTime is how long the sheet of the dividends stays before the game goes on; a click goes on at once.
const readTime = 4200

func (b *Table) animateRoundEnd(e engine.Event, add func(motion.Animation)) {
	add(motion.Animation{Length: readTime, Stop: true, Words: true, End: func() { b.pic.apply(e); b.fly.paying = false }})
}

func (b *Table) animateGameOver(e engine.Event, add func(motion.Animation)) {
	add(motion.Animation{Length: readTime, Stop: true, Words: true, End: func() { b.pic.apply(e); b.fly.paying = false }})
	if e.Seat == engine.NoSeat {
		add(motion.Animation{Length: wordTime, Stop: true, Words: true, Draw: func(t float64) { b.caption(words.T("A draw"), t) }})
		return
	}
	add(motion.Animation{
		Length: 2600, Next: 1500, Stop: true, Begin: func() { b.pic.phase = rules.PhaseGameOver },
		Draw: func(t float64) { b.train(e.Seat, t) },
	})
	add(motion.Animation{Length: wordTime, Words: true, Draw: func(t float64) {
		b.caption(words.T("%s wins", b.name(e.Seat)), t)
	}})
}
