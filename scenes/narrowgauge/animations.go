package narrowgauge

import (
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/words"
	"gulch/scenes/table"
)

// Lengths of the motions, in milliseconds.
const (
	cardTime  = 360
	coinTime  = 560
	speakTime = 760
	wordTime  = 1250
	dropTime  = 470
	dropNext  = 270
	hopTime   = 330
	slideStep = 190
)

// animator turns an event into motions. What the event changes is done by the motion's End, or at once.
type animator func(b *Table, e engine.Event, add func(motion.Animation))

// animators are the motions by event; events without one only change the picture.
var animators = map[engine.EventKind]animator{
	rules.EventRound: (*Table).animateRound, rules.EventMarket: (*Table).animateMarket, rules.EventShown: (*Table).animateShown,
	rules.EventBidding: (*Table).animateBidding, rules.EventSealed: (*Table).animateSealed, rules.EventBids: (*Table).animateBids,
	rules.EventBidPaid: (*Table).animateBidPaid, rules.EventTie: (*Table).animateTie, rules.EventCoin: (*Table).animateCoin,
	rules.EventDealt: (*Table).animateDealt, rules.EventKeeps: (*Table).animateSealed, rules.EventFirst: (*Table).animateFirst,
	rules.EventContract: (*Table).animateContract, rules.EventPassed: (*Table).animatePassed,
	rules.EventContractGone: (*Table).animateContractGone, rules.EventTurn: (*Table).animateTurn,
	rules.EventShare: (*Table).animateShare, rules.EventTrack: (*Table).animateTrack, rules.EventPenalty: (*Table).animatePenalty,
	rules.EventPlaced: (*Table).animatePlaced, rules.EventTile: (*Table).animateTile, rules.EventConnected: (*Table).animateConnected,
	rules.EventDie: (*Table).animateDie, rules.EventFlipped: (*Table).animateFlipped, rules.EventReadied: (*Table).animateFlipped,
	rules.EventDiscarded: (*Table).animateDiscarded, rules.EventNoBuild: (*Table).animateNoBuild,
	rules.EventStopped: (*Table).animateStopped, rules.EventToken: (*Table).animateToken, rules.EventDrawn: (*Table).animateDrawn,
	rules.EventShuffled: (*Table).animateShuffled, rules.EventDividends: (*Table).animateDividends,
	rules.EventDividend: (*Table).animatePay, rules.EventMajority: (*Table).animatePay, rules.EventCommodity: (*Table).animatePay,
	rules.EventUnclaimed: (*Table).animateUnclaimed, rules.EventRoundEnd: (*Table).animateRoundEnd,
	rules.EventGameOver: (*Table).animateGameOver,
}

// Animate adds the motions of an event.
func (b *Table) Animate(e engine.Event, add func(motion.Animation)) {
	if f := animators[e.Kind]; f != nil {
		f(b, e, add)
		return
	}
	add(b.now(e))
}

// now is an animation that changes the picture and takes no time.
func (b *Table) now(e engine.Event) motion.Animation {
	return motion.Animation{Next: -1, Begin: func() { b.pic.apply(e) }}
}

// say is an animation in which words stand over the map.
func (b *Table) say(e engine.Event, text func() string) motion.Animation {
	return motion.Animation{
		Length: wordTime, Next: wordTime * 0.8, Stop: true, Words: true, Begin: func() { b.pic.apply(e) },
		Draw: func(t float64) { b.caption(text(), t) },
	}
}

// tell is an animation in which a seat says something.
func (b *Table) tell(e engine.Event, text func() string) motion.Animation {
	return motion.Animation{
		Length: speakTime, Words: true, Begin: func() { b.pic.apply(e) },
		Draw: func(t float64) { b.speak(e.Seat, text(), t) },
	}
}

func (b *Table) animateRound(e engine.Event, add func(motion.Animation)) {
	animation := b.say(e, func() string { return words.T("Round %d", e.A) })
	begin := animation.Begin
	animation.Begin = func() { begin(); b.pic.phase, b.books = rules.PhaseRoundStart, false }
	add(animation)
}

func (b *Table) animateMarket(e engine.Event, add func(motion.Animation)) {
	c := rules.Company(e.A)
	add(motion.Animation{
		Length: 260, Next: 90, End: func() { b.pic.apply(e) },
		Draw: func(t float64) {
			from := geom.R(b.at.railways.Center().X-14, b.at.railways.Y-20, 28, 18)
			r := from.Lerp(b.at.offer(c), motion.OutCubic(t))
			b.share(c, geom.Around(r.Center(), 26, 17))
		},
	})
}

// share draws a Certificate in the air.
func (b *Table) share(c rules.Company, r geom.Rect) {
	p := b.fly.pen
	p.Lift(r, 3, 9)
	p.Rect(r, 2.5, theme.WalnutInk)
	p.Grad(r.Inset(1.2), 2, theme.RGB(0xFBF3DC), theme.RGB(0xE9D6A8))
	p.Rect(geom.R(r.X+1.2, r.Y+1.2, r.W*0.24, r.H-2.4), 0, rails[c].Colour)
	b.tokens.engine(p, c, geom.Point{X: r.X + r.W*0.62, Y: r.Center().Y}, r.H*0.7)
}

// bankEdge is a card that comes from, or goes to, beyond the upper edge of the map.
func (b *Table) bankEdge(w float64) geom.Rect {
	at := b.at.bank()
	return geom.R(at.X-w/2, b.at.sheet.Y-10, w, w*pieces.CardH/pieces.CardW)
}

func (b *Table) animateShown(e engine.Event, add func(motion.Animation)) {
	k := rules.Contract(e.A)
	add(motion.Animation{
		Length: cardTime + 60, Next: 170,
		Begin: func() { b.pic.apply(e); b.pic.phase = rules.PhaseBid; b.fly.deed[k] = true },
		Draw: func(t float64) {
			to := b.spotOf(k)
			b.glide(b.note(b.fly.pen, k), b.noteEdge(), to, t, min(1, 4*t))
		},
		End: func() { b.fly.deed[k] = false },
	})
}

func (b *Table) animateBidding(e engine.Event, add func(motion.Animation)) {
	if e.A == 2 && e.B == 0 {
		add(b.say(e, func() string { return words.T("Second bidding") }))
		return
	}
	add(b.now(e))
}

func (b *Table) animateSealed(e engine.Event, add func(motion.Animation)) {
	add(motion.Animation{
		Length: speakTime, Words: true, Begin: func() { b.pic.apply(e) },
		Draw: func(t float64) {
			p, r := b.fly.pen, b.at.plates[e.Seat]
			size := 46 * motion.OutBack(min(1, t*3))
			at := geom.Point{X: r.Center().X, Y: r.Bottom() + 26}
			p.Flush()
			p.Fade = min(1, 5*(1-t))
			p.Icon("envelope", geom.Point{X: at.X + 1.5, Y: at.Y + 3}, size, theme.Alpha(theme.Shadow, 0.5))
			p.Icon("envelope", at, size+3, theme.WalnutInk)
			p.Icon("envelope", at, size, theme.Parchment)
			if t > 0.35 {
				p.Icon("wax-seal", at, size*0.5*motion.OutBack(min(1, (t-0.35)*5)), theme.Oxblood)
			}
			p.Flush()
			p.Fade = 1
		},
	})
}

func (b *Table) animateBids(e engine.Event, add func(motion.Animation)) {
	add(b.say(e, func() string {
		return words.T("%s $%d · %s $%d", b.name(0), e.A, b.name(1), e.B)
	}))
}

// pay is an animation in which a seat pays the Bank or is paid by it.
func (b *Table) pay(e engine.Event, n int, from func() geom.Point) motion.Animation {
	change := func() { b.pic.apply(e) }
	animation := motion.Animation{Length: coinTime, Next: coinTime * 0.7}
	if n < 0 {
		animation.Begin = change
		animation.Draw = func(t float64) { b.coins(b.purse(e.Seat), from(), -n, amount(n), t) }
	} else {
		animation.End = change
		animation.Draw = func(t float64) { b.coins(from(), b.purse(e.Seat), n, amount(n), t) }
	}
	return animation
}

func (b *Table) animateBidPaid(e engine.Event, add func(motion.Animation)) {
	if e.A > 0 {
		add(b.pay(e, -int(e.A), b.at.bank))
		return
	}
	add(b.now(e))
}

func (b *Table) animateTie(e engine.Event, add func(motion.Animation)) {
	add(b.say(e, func() string { return words.T("A tie at $%d", e.A) }))
}

func (b *Table) animateCoin(e engine.Event, add func(motion.Animation)) {
	add(motion.Animation{
		Length: 1100, Stop: true, Words: true, Begin: func() { b.pic.apply(e); b.pic.phase = rules.PhaseCoin },
		Draw: func(t float64) {
			w := b.at.window
			high := 4 * t * (1 - t)
			at := geom.Point{X: w.Center().X, Y: w.Y + w.H*(0.5-0.32*high)}
			pieces.Coin(b.fly.pen, at, 24+10*high)
		},
	})
}

func (b *Table) animateFirst(e engine.Event, add func(motion.Animation)) {
	add(b.say(e, func() string { return words.T("%s goes first", b.name(e.Seat)) }))
}

func (b *Table) animateDealt(e engine.Event, add func(motion.Animation)) {
	add(motion.Animation{
		Length: cardTime, Next: 160, End: func() { b.pic.apply(e); b.pic.phase = rules.PhaseKeep },
		Draw: func(t float64) {
			b.glide(b.back(b.fly.pen, 60), b.bankEdge(40), b.onPlate(e.Seat), t, 1)
		},
	})
}

// onPlate is the place of a card on the plate of a seat.
func (b *Table) onPlate(seat engine.Seat) geom.Rect {
	r := b.at.plates[seat]
	return geom.Around(r.Center(), 34, 48)
}

func (b *Table) animateContract(e engine.Event, add func(motion.Animation)) {
	k := rules.Contract(e.A)
	var from geom.Rect
	add(motion.Animation{
		Length: cardTime + 140,
		Begin:  func() { from = b.spotOf(k); b.pic.Shown &^= 1 << k },
		Draw: func(t float64) {
			b.glide(b.note(b.fly.pen, k), from, b.tag(e.Seat, 0), t, min(1, 3*(1-t)+0.2))
		},
		End: func() { b.pic.apply(e) },
	})
}

func (b *Table) animatePassed(e engine.Event, add func(motion.Animation)) {
	add(b.tell(e, func() string { return words.T("No Contract") }))
}

func (b *Table) animateContractGone(e engine.Event, add func(motion.Animation)) {
	k := rules.Contract(e.A)
	if e.Seat != engine.NoSeat {
		add(b.now(e))
		return
	}
	var from geom.Rect
	add(motion.Animation{
		Length: cardTime, Next: 140,
		Begin: func() { from = b.spotOf(k); b.pic.apply(e) },
		Draw:  func(t float64) { b.glide(b.note(b.fly.pen, k), from, b.noteEdge(), t, 1-t) },
	})
}

func (b *Table) animateTurn(e engine.Event, add func(motion.Animation)) {
	add(motion.Animation{
		Length: 420, Stop: true, Begin: func() { b.pic.apply(e); b.pic.phase = rules.PhaseShare },
		Draw: func(t float64) { table.Flash(b.fly.pen, b.at.plates[e.Seat], theme.BrassHi, t) },
	})
}

func (b *Table) animateShare(e engine.Event, add func(motion.Animation)) {
	c := rules.Company(e.A)
	add(motion.Animation{
		Length: cardTime + 80,
		Draw: func(t float64) {
			r := geom.Around(b.at.offer(c).Center(), 40, 26).Lerp(geom.Around(b.at.plates[e.Seat].Center(), 26, 17), motion.InOutQuad(t))
			b.share(c, r)
		},
		End: func() { b.pic.apply(e); b.pic.phase = rules.PhaseFirstCard },
	})
	add(motion.Animation{Length: 520, Next: 300, Draw: func(t float64) { b.glow(c, t) }})
}

// glow lights up the Network of a Company.
func (b *Table) glow(c rules.Company, t float64) {
	a := motion.InOutQuad(1 - max(2*t-1, 1-2*t))
	for x := range b.pic.Net[c].All() {
		at, size := b.engineAt(c, x)
		b.fly.pen.Soft(geom.Around(at, size*1.7, size*1.7), size, size*0.4, 0, theme.Alpha(theme.BrassHi, 0.8*a))
		b.tokens.engine(b.fly.pen, c, at, size)
	}
}

func (b *Table) animateTrack(e engine.Event, add func(motion.Animation)) {
	c := rules.Card(e.A)
	var from geom.Rect
	add(motion.Animation{
		Length: cardTime + 60,
		Begin: func() {
			from = b.cardRect(e.Seat, c)
			b.pic.apply(e)
			b.plan.card = rules.NoCard
		},
		Draw: func(t float64) {
			at := b.map_.space(rules.Space(e.B))
			to := geom.Around(at, 62, 87)
			b.glide(b.card(b.fly.pen, c, 80), from, to, t, min(1, 4*(1-t)))
		},
	})
}

// cardRect is where a card of a seat lies: in the hand that is seen, or on the plate.
func (b *Table) cardRect(seat engine.Seat, c rules.Card) geom.Rect {
	if seat == b.at.viewer {
		for i, x := range b.pic.hands[seat] {
			if x == c {
				return b.at.card(i, len(b.pic.hands[seat]))
			}
		}
	}
	return b.onPlate(seat)
}
