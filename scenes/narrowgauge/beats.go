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

// beater turns an event into motions. What the event changes is done by the motion's End, or at once.
type beater func(b *Table, e engine.Event, add func(motion.Beat))

// beaters are the motions by event; events without one only change the picture.
var beaters = map[engine.EventKind]beater{
	rules.EventRound: (*Table).beatRound, rules.EventMarket: (*Table).beatMarket, rules.EventShown: (*Table).beatShown,
	rules.EventBidding: (*Table).beatBidding, rules.EventSealed: (*Table).beatSealed, rules.EventBids: (*Table).beatBids,
	rules.EventBidPaid: (*Table).beatBidPaid, rules.EventTie: (*Table).beatTie, rules.EventCoin: (*Table).beatCoin,
	rules.EventDealt: (*Table).beatDealt, rules.EventKeeps: (*Table).beatSealed, rules.EventFirst: (*Table).beatFirst,
	rules.EventContract: (*Table).beatContract, rules.EventPassed: (*Table).beatPassed,
	rules.EventContractGone: (*Table).beatContractGone, rules.EventTurn: (*Table).beatTurn,
	rules.EventShare: (*Table).beatShare, rules.EventTrack: (*Table).beatTrack, rules.EventPenalty: (*Table).beatPenalty,
	rules.EventPlaced: (*Table).beatPlaced, rules.EventTile: (*Table).beatTile, rules.EventConnected: (*Table).beatConnected,
	rules.EventDie: (*Table).beatDie, rules.EventFlipped: (*Table).beatFlipped, rules.EventReadied: (*Table).beatFlipped,
	rules.EventDiscarded: (*Table).beatDiscarded, rules.EventNoBuild: (*Table).beatNoBuild,
	rules.EventStopped: (*Table).beatStopped, rules.EventToken: (*Table).beatToken, rules.EventDrawn: (*Table).beatDrawn,
	rules.EventShuffled: (*Table).beatShuffled, rules.EventDividends: (*Table).beatDividends,
	rules.EventDividend: (*Table).beatPay, rules.EventMajority: (*Table).beatPay, rules.EventCommodity: (*Table).beatPay,
	rules.EventUnclaimed: (*Table).beatUnclaimed, rules.EventRoundEnd: (*Table).beatRoundEnd,
	rules.EventGameOver: (*Table).beatGameOver,
}

// Beats adds the motions of an event.
func (b *Table) Beats(e engine.Event, add func(motion.Beat)) {
	if f := beaters[e.Kind]; f != nil {
		f(b, e, add)
		return
	}
	add(b.now(e))
}

// now is a beat that changes the picture and takes no time.
func (b *Table) now(e engine.Event) motion.Beat {
	return motion.Beat{Next: -1, Begin: func() { b.pic.apply(e) }}
}

// say is a beat in which words stand over the map.
func (b *Table) say(e engine.Event, text func() string) motion.Beat {
	return motion.Beat{
		Length: wordTime, Next: wordTime * 0.8, Stop: true, Words: true, Begin: func() { b.pic.apply(e) },
		Draw: func(t float64) { b.caption(text(), t) },
	}
}

// tell is a beat in which a seat says something.
func (b *Table) tell(e engine.Event, text func() string) motion.Beat {
	return motion.Beat{
		Length: speakTime, Words: true, Begin: func() { b.pic.apply(e) },
		Draw: func(t float64) { b.speak(e.Seat, text(), t) },
	}
}

func (b *Table) beatRound(e engine.Event, add func(motion.Beat)) {
	beat := b.say(e, func() string { return words.T("Round %d", e.A) })
	begin := beat.Begin
	beat.Begin = func() { begin(); b.pic.phase, b.books = rules.PhaseRoundStart, false }
	add(beat)
}

func (b *Table) beatMarket(e engine.Event, add func(motion.Beat)) {
	c := rules.Company(e.A)
	add(motion.Beat{
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

func (b *Table) beatShown(e engine.Event, add func(motion.Beat)) {
	k := rules.Contract(e.A)
	add(motion.Beat{
		Length: cardTime + 60, Next: 170,
		Begin: func() { b.pic.apply(e); b.pic.phase = rules.PhaseBid; b.fly.deed[k] = true },
		Draw: func(t float64) {
			to := b.spotOf(k)
			b.glide(b.note(b.fly.pen, k), b.noteEdge(), to, t, min(1, 4*t))
		},
		End: func() { b.fly.deed[k] = false },
	})
}

func (b *Table) beatBidding(e engine.Event, add func(motion.Beat)) {
	if e.A == 2 && e.B == 0 {
		add(b.say(e, func() string { return words.T("Second bidding") }))
		return
	}
	add(b.now(e))
}

func (b *Table) beatSealed(e engine.Event, add func(motion.Beat)) {
	add(motion.Beat{
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

func (b *Table) beatBids(e engine.Event, add func(motion.Beat)) {
	add(b.say(e, func() string {
		return words.T("%s $%d · %s $%d", b.name(0), e.A, b.name(1), e.B)
	}))
}

// pay is a beat in which a seat pays the Bank or is paid by it.
func (b *Table) pay(e engine.Event, n int, from func() geom.Point) motion.Beat {
	change := func() { b.pic.apply(e) }
	beat := motion.Beat{Length: coinTime, Next: coinTime * 0.7}
	if n < 0 {
		beat.Begin = change
		beat.Draw = func(t float64) { b.coins(b.purse(e.Seat), from(), -n, amount(n), t) }
	} else {
		beat.End = change
		beat.Draw = func(t float64) { b.coins(from(), b.purse(e.Seat), n, amount(n), t) }
	}
	return beat
}

func (b *Table) beatBidPaid(e engine.Event, add func(motion.Beat)) {
	if e.A > 0 {
		add(b.pay(e, -int(e.A), b.at.bank))
		return
	}
	add(b.now(e))
}

func (b *Table) beatTie(e engine.Event, add func(motion.Beat)) {
	add(b.say(e, func() string { return words.T("A tie at $%d", e.A) }))
}

func (b *Table) beatCoin(e engine.Event, add func(motion.Beat)) {
	add(motion.Beat{
		Length: 1100, Stop: true, Words: true, Begin: func() { b.pic.apply(e); b.pic.phase = rules.PhaseCoin },
		Draw: func(t float64) {
			w := b.at.window
			high := 4 * t * (1 - t)
			at := geom.Point{X: w.Center().X, Y: w.Y + w.H*(0.5-0.32*high)}
			pieces.Coin(b.fly.pen, at, 24+10*high)
		},
	})
}

func (b *Table) beatFirst(e engine.Event, add func(motion.Beat)) {
	add(b.say(e, func() string { return words.T("%s goes first", b.name(e.Seat)) }))
}

func (b *Table) beatDealt(e engine.Event, add func(motion.Beat)) {
	add(motion.Beat{
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

func (b *Table) beatContract(e engine.Event, add func(motion.Beat)) {
	k := rules.Contract(e.A)
	var from geom.Rect
	add(motion.Beat{
		Length: cardTime + 140,
		Begin:  func() { from = b.spotOf(k); b.pic.Shown &^= 1 << k },
		Draw: func(t float64) {
			b.glide(b.note(b.fly.pen, k), from, b.tag(e.Seat, 0), t, min(1, 3*(1-t)+0.2))
		},
		End: func() { b.pic.apply(e) },
	})
}

func (b *Table) beatPassed(e engine.Event, add func(motion.Beat)) {
	add(b.tell(e, func() string { return words.T("No Contract") }))
}

func (b *Table) beatContractGone(e engine.Event, add func(motion.Beat)) {
	k := rules.Contract(e.A)
	if e.Seat != engine.NoSeat {
		add(b.now(e))
		return
	}
	var from geom.Rect
	add(motion.Beat{
		Length: cardTime, Next: 140,
		Begin: func() { from = b.spotOf(k); b.pic.apply(e) },
		Draw:  func(t float64) { b.glide(b.note(b.fly.pen, k), from, b.noteEdge(), t, 1-t) },
	})
}

func (b *Table) beatTurn(e engine.Event, add func(motion.Beat)) {
	add(motion.Beat{
		Length: 420, Stop: true, Begin: func() { b.pic.apply(e); b.pic.phase = rules.PhaseShare },
		Draw: func(t float64) { table.Flash(b.fly.pen, b.at.plates[e.Seat], theme.BrassHi, t) },
	})
}

func (b *Table) beatShare(e engine.Event, add func(motion.Beat)) {
	c := rules.Company(e.A)
	add(motion.Beat{
		Length: cardTime + 80,
		Draw: func(t float64) {
			r := geom.Around(b.at.offer(c).Center(), 40, 26).Lerp(geom.Around(b.at.plates[e.Seat].Center(), 26, 17), motion.InOutQuad(t))
			b.share(c, r)
		},
		End: func() { b.pic.apply(e); b.pic.phase = rules.PhaseFirstCard },
	})
	add(motion.Beat{Length: 520, Next: 300, Draw: func(t float64) { b.glow(c, t) }})
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

func (b *Table) beatTrack(e engine.Event, add func(motion.Beat)) {
	c := rules.Card(e.A)
	var from geom.Rect
	add(motion.Beat{
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
