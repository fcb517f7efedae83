package boomtown

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/theme"
	"gulch/render/words"
)

// Lengths of the motions, in milliseconds.
const (
	cardTime  = 320
	cardNext  = 90
	coinTime  = 420
	speakTime = 620
	dieTime   = 1270 // 1150 and the second die 120 later
)

// beater turns an event into motions.
type beater func(b *Table, e engine.Event, add func(motion.Beat))

// beaters are the motions by event; events without one only change the picture or are told by the log.
var beaters = map[engine.EventKind]beater{
	rules.EventTurn: (*Table).beatTurn, rules.EventTurned: (*Table).beatTurned,
	rules.EventRevealed: (*Table).beatRevealed, rules.EventReturned: (*Table).beatReturned,
	rules.EventBid: (*Table).beatBid, rules.EventPass: (*Table).beatPass, rules.EventWon: (*Table).beatWon,
	rules.EventShare: (*Table).beatShare, rules.EventBankShare: (*Table).beatBankShare,
	rules.EventRode: (*Table).beatRode, rules.EventStayed: (*Table).beatStayed, rules.EventOrder: (*Table).beatOrder,
	rules.EventTaken: (*Table).beatTaken, rules.EventFee: (*Table).beatPaid, rules.EventMine: (*Table).beatMine,
	rules.EventMayor: (*Table).beatMayor, rules.EventGovernor: (*Table).beatGovernor, rules.EventVein: (*Table).beatVein,
	rules.EventSaloon: (*Table).beatSaloon, rules.EventGirls: (*Table).beatGirls, rules.EventKept: (*Table).beatKept,
	rules.EventShark: (*Table).beatShark, rules.EventCoach: (*Table).beatCoach, rules.EventBlast: (*Table).beatBlast,
	rules.EventSeized: (*Table).beatSeized, rules.EventVictim: (*Table).beatVictim, rules.EventDemand: (*Table).beatDemand,
	rules.EventHoldupRoll: (*Table).beatDice, rules.EventRolled: (*Table).beatDice, rules.EventRobbed: (*Table).beatPaid,
	rules.EventHeld: (*Table).beatHeld, rules.EventWired: (*Table).beatWired, rules.EventCaveIn: (*Table).beatCaveIn,
	rules.EventProduced: (*Table).beatProduced, rules.EventToll: (*Table).beatPaid, rules.EventRemoved: (*Table).beatRemoved,
}

// Beats adds the motions of an event.
func (b *Table) Beats(e engine.Event, add func(motion.Beat)) {
	if f := beaters[e.Kind]; f != nil {
		f(b, e, add)
	}
}

// now is a beat that changes the picture and takes no time.
func now(change func()) motion.Beat { return motion.Beat{Begin: change, Next: -1} }

func (b *Table) beatTurn(e engine.Event, add func(motion.Beat)) {
	add(motion.Beat{Next: -1, Stop: true, Begin: func() {
		v := &b.pic
		v.turn, v.turns, v.first, v.phase = int(e.A), int(e.B), e.Seat, rules.PhaseBid
		v.bid, v.price, v.bidder, v.winner = 0, 0, engine.NoSeat, engine.NoSeat
		v.out, v.picked, v.order = [rules.MaxSeats]bool{}, [rules.MaxSeats]bool{}, nil
		v.row = slices.Repeat([]rules.Card{rules.NoCard}, v.seats)
		v.held, v.stage = rules.NoCard, words.Mark("New cards")
		for p := range v.took {
			v.took[p] = rules.NoCard
		}
		b.amount = 0
	}})
}

func (b *Table) beatTurned(e engine.Event, add func(motion.Beat)) {
	c := rules.Card(e.A)
	add(motion.Beat{
		Length: cardTime, Next: cardNext,
		Begin: func() { b.pic.deck-- },
		Draw:  func(t float64) { b.card(c, b.at.deck, b.at.laid(len(b.pic.laid)), t, true) },
		End:   func() { b.pic.laid = append(b.pic.laid, c) },
	})
}

func (b *Table) beatReturned(e engine.Event, add func(motion.Beat)) {
	c := rules.Card(e.A)
	add(motion.Beat{
		Length: 220, Next: 80,
		Begin: func() { b.pic.laid = slices.DeleteFunc(b.pic.laid, func(x rules.Card) bool { return x == c }) },
		Draw:  func(t float64) { b.card(c, b.at.laid(0), b.at.deck, t, false) },
		End:   func() { b.pic.deck++ },
	})
}

func (b *Table) beatRevealed(e engine.Event, add func(motion.Beat)) {
	c, place := rules.Card(e.A), int(e.B)
	add(motion.Beat{
		Length: cardTime, Next: cardNext,
		Begin: func() { b.pic.deck = int(e.C) },
		Draw: func(t float64) {
			if place < len(b.at.slots) {
				b.card(c, b.at.deck, b.at.slots[place], t, true)
			}
		},
		End: func() {
			if place < len(b.pic.row) {
				b.pic.row[place] = c
			}
		},
	})
}

func (b *Table) beatBid(e engine.Event, add func(motion.Beat)) {
	add(motion.Beat{
		Length: speakTime, Next: speakTime * 0.6,
		Words: true,
		Begin: func() { b.pic.bid, b.pic.bidder, b.pic.stage = int(e.A), e.Seat, words.Mark("Auction") },
		Draw:  func(t float64) { b.speak(e.Seat, words.T("Bid %d", e.A), theme.Umber, t) },
	})
}

func (b *Table) beatPass(e engine.Event, add func(motion.Beat)) {
	add(motion.Beat{
		Length: speakTime * 0.8, Next: speakTime * 0.45,
		Words: true,
		Begin: func() { b.pic.out[e.Seat], b.pic.stage = true, words.Mark("Auction") },
		Draw:  func(t float64) { b.speak(e.Seat, words.T("Pass"), theme.SoftInk, t) },
	})
}

func (b *Table) beatWon(e engine.Event, add func(motion.Beat)) {
	said := words.T("Sold to %s for %d", b.name(e.Seat), e.A)
	if e.A == 0 {
		said = words.T("%s picks first for nothing", b.name(e.Seat))
	}
	add(motion.Beat{
		Length: 1100, Next: 900, Stop: true, Words: true,
		Begin: func() {
			v := &b.pic
			v.winner, v.price, v.phase, v.stage = e.Seat, int(e.A), rules.PhaseMustang, words.Mark("Payment")
		},
		Draw: func(t float64) { b.caption(said, t) },
	})
}

// pay moves gold between seats; NoSeat is the bank.
func (b *Table) pay(from, to engine.Seat, n int) motion.Beat {
	return motion.Beat{
		Length: coinTime + 160, Next: 330,
		Begin: func() {
			if from != engine.NoSeat {
				b.pic.gold[from] -= n
			}
		},
		Draw: func(t float64) { b.coins(b.purse(from), b.purse(to), n, t) },
		End: func() {
			if to != engine.NoSeat {
				b.pic.gold[to] += n
			}
		},
	}
}

// purse is where the gold of a seat or of the bank lies.
func (b *Table) purse(p engine.Seat) geom.Point {
	if p == engine.NoSeat {
		return b.at.bank()
	}
	return b.at.gold(p)
}

func (b *Table) beatShare(e engine.Event, add func(motion.Beat)) {
	beat := b.pay(e.Other, e.Seat, int(e.A))
	beat.Next = 0 // the rest goes on when it has arrived
	add(beat)
}

func (b *Table) beatBankShare(e engine.Event, add func(motion.Beat)) {
	add(b.pay(e.Seat, engine.NoSeat, int(e.A)))
}

// beatPaid is a debt paid as far as it can be: A owed, B paid.
func (b *Table) beatPaid(e engine.Event, add func(motion.Beat)) {
	if e.B > 0 {
		add(b.pay(e.Seat, e.Other, int(e.B)))
	}
}

func (b *Table) beatShark(e engine.Event, add func(motion.Beat)) {
	if e.B > 0 {
		add(b.pay(e.Seat, engine.NoSeat, int(e.B)))
	}
}

func (b *Table) beatCoach(e engine.Event, add func(motion.Beat)) {
	add(b.pay(engine.NoSeat, e.Seat, int(e.A)))
}

func (b *Table) beatRode(e engine.Event, add func(motion.Beat)) {
	add(motion.Beat{Length: 900, Words: true, Draw: func(t float64) { b.caption(words.T("%s rides ahead", b.name(e.Seat)), t) }})
}

func (b *Table) beatStayed(e engine.Event, add func(motion.Beat)) {
	add(motion.Beat{Length: speakTime, Words: true, Draw: func(t float64) { b.speak(e.Seat, words.T("Not today"), theme.SoftInk, t) }})
}

func (b *Table) beatOrder(e engine.Event, add func(motion.Beat)) {
	add(now(func() {
		b.pic.order, b.pic.phase, b.pic.stage = rules.Order(e, b.pic.seats), rules.PhasePick, words.Mark("Picking")
	}))
}

func (b *Table) beatTaken(e engine.Event, add func(motion.Beat)) {
	c, place := rules.Card(e.A), int(e.B)
	add(motion.Beat{
		Length: cardTime,
		Begin: func() {
			if at := slices.Index(b.pic.row, c); at >= 0 {
				place = at
				b.pic.row[at] = rules.NoCard
			}
			b.pic.picked[e.Seat], b.pic.took[e.Seat], b.pic.stage = true, c, words.Mark("Picking")
			b.fly.card = c
		},
		Draw: func(t float64) {
			if place < len(b.at.slots) {
				b.card(c, b.at.slots[place], b.at.hand(e.Seat, b.pic.row), t, false)
			}
		},
		End: func() {
			b.fly.card = rules.NoCard
			b.pic.held, b.pic.holder = c, e.Seat
		},
	})
}

// settle lets the held card shrink to its place and then changes the picture.
func (b *Table) settle(seat engine.Seat, c rules.Card, to func() geom.Rect, woke bool, place func()) motion.Beat {
	return motion.Beat{
		Length: 300,
		Begin: func() {
			b.fly.card = c
			if woke {
				b.pic.drop(c)
			}
		},
		Draw: func(t float64) {
			from := b.at.hand(seat, b.pic.row)
			if woke {
				from = b.at.shelf(seat)
			}
			b.shrink(c, from, to(), t)
		},
		End: func() {
			b.fly.card = rules.NoCard
			if b.pic.held == c {
				b.pic.held = rules.NoCard
			}
			place()
		},
	}
}

func (b *Table) beatMine(e engine.Event, add func(motion.Beat)) {
	c := rules.Card(e.A)
	add(b.settle(e.Seat, c, func() geom.Rect {
		return b.at.mine(e.Seat, c, b.pic.mines[e.Seat]|rules.SetOf(c))
	}, false, func() { b.pic.mines[e.Seat] |= rules.SetOf(c) }))
}

func (b *Table) beatMayor(e engine.Event, add func(motion.Beat)) {
	town := rules.Town(e.A)
	add(motion.Beat{
		Length: 560,
		Begin:  func() { b.pic.mayor[town] = engine.NoSeat },
		Draw: func(t float64) {
			b.pawn(town, b.at.pawn(e.Other, town), b.at.pawn(e.Seat, town), t)
			b.say(b.at.pawn(e.Seat, town).Center(), words.T("Mayor"), t)
		},
		End: func() { b.pic.mayor[town] = e.Seat },
	})
}

func (b *Table) beatGovernor(e engine.Event, add func(motion.Beat)) {
	c, town := rules.Card(e.A), rules.Town(e.B)
	add(b.settle(e.Seat, c, func() geom.Rect { return b.at.pawn(e.Seat, town) }, e.C == 1,
		func() { b.pic.governor[town] = c }))
}

func (b *Table) beatVein(e engine.Event, add func(motion.Beat)) {
	c, mine := rules.Card(e.A), rules.Card(e.B)
	add(b.settle(e.Seat, c, func() geom.Rect { return b.at.mine(e.Seat, mine, b.pic.mines[e.Seat]) }, e.C == 1,
		func() { b.pic.veined |= rules.SetOf(mine) }))
}

func (b *Table) beatSaloon(e engine.Event, add func(motion.Beat)) {
	c, town := rules.Card(e.A), rules.Town(e.B)
	add(b.settle(e.Seat, c, func() geom.Rect { return b.at.tag(e.Seat, 0, 1) }, false, func() {
		b.pic.saloons = append(b.pic.saloons, saloon{c, e.Seat, town, rules.NoCard})
	}))
}

func (b *Table) beatGirls(e engine.Event, add func(motion.Beat)) {
	c, in := rules.Card(e.A), rules.Card(e.B)
	add(b.settle(e.Seat, c, func() geom.Rect { return b.tagRect(e.Seat, in) }, e.C == 1, func() {
		for i := range b.pic.saloons {
			if b.pic.saloons[i].card == in {
				b.pic.saloons[i].girls = c
			}
		}
	}))
}

func (b *Table) beatKept(e engine.Event, add func(motion.Beat)) {
	c := rules.Card(e.A)
	add(b.settle(e.Seat, c, func() geom.Rect {
		n := len(b.tags(e.Seat))
		return b.at.tag(e.Seat, n, n+1)
	}, false, func() {
		b.pic.kept[e.Seat] |= rules.SetOf(c)
		if e.B == 1 {
			b.pic.waiting |= rules.SetOf(c)
		}
	}))
}

// tagRect is where a card lies on a seat's shelf.
func (b *Table) tagRect(p engine.Seat, c rules.Card) geom.Rect {
	all := b.tags(p)
	for i, t := range all {
		if t.card == c {
			return b.at.tag(p, i, len(all))
		}
	}
	return b.at.shelf(p)
}

// lies is where a card that is in front of a seat lies, its mine or pawn for one that lies with it.
func (b *Table) lies(p engine.Seat, c rules.Card) geom.Rect {
	if c.IsMine() {
		if owner := b.pic.owner(c); owner != engine.NoSeat {
			return b.at.mine(owner, c, b.pic.mines[owner])
		}
	}
	for t, g := range b.pic.governor {
		if g == c && b.pic.mayor[t] != engine.NoSeat {
			return b.at.pawn(b.pic.mayor[t], rules.Town(t))
		}
	}
	if b.pic.held == c && b.pic.holder != engine.NoSeat {
		return b.at.hand(b.pic.holder, b.pic.row)
	}
	if p == engine.NoSeat {
		return b.at.middle
	}
	return b.tagRect(p, c)
}

func (b *Table) beatBlast(e engine.Event, add func(motion.Beat)) {
	target := rules.Card(e.A)
	add(motion.Beat{Length: 620, Next: 420, Draw: func(t float64) {
		b.blast(b.lies(e.Other, target).Center(), t)
	}})
}

func (b *Table) beatSeized(e engine.Event, add func(motion.Beat)) {
	c := rules.Card(e.A)
	var from geom.Rect
	add(motion.Beat{
		Length: 520,
		Begin: func() {
			from = b.lies(e.Other, c)
			b.pic.mines[e.Other] &^= rules.SetOf(c)
		},
		Draw: func(t float64) {
			to := b.at.mine(e.Seat, c, b.pic.mines[e.Seat]|rules.SetOf(c))
			b.paintMine(b.fly.pen, c, from.Lerp(to, motion.InOutQuad(t)), b.at.own(e.Seat))
		},
		End: func() { b.pic.mines[e.Seat] |= rules.SetOf(c) },
	})
}

func (b *Table) beatVictim(e engine.Event, add func(motion.Beat)) {
	add(motion.Beat{
		Length: 600,
		Begin:  func() { b.pic.victim = e.Other },
		Draw:   func(t float64) { b.flash(b.at.panels[e.Other], theme.Oxblood, t) },
	})
}

func (b *Table) beatDemand(e engine.Event, add func(motion.Beat)) {
	add(motion.Beat{Length: speakTime, Words: true, Draw: func(t float64) {
		b.speak(e.Seat, words.T("Hands up! %d gold", e.A), theme.Oxblood, t)
	}})
}

// beatDice throws both dice, for production or a hold-up.
func (b *Table) beatDice(e engine.Event, add func(motion.Beat)) {
	faces := [2]int{int(e.A), int(e.B)}
	add(motion.Beat{
		Length: dieTime, Stop: true, Begin: func() {
			b.fly.dice = true
			if e.Kind == rules.EventRolled {
				b.pic.phase, b.pic.stage = rules.PhaseRoll, words.Mark("Production")
			}
		},
		Draw: func(t float64) { b.tumble(faces, [2]bool{true, true}, t) },
		End:  func() { b.fly.dice, b.pic.dice = false, faces },
	})
	said := words.T("%d and %d: total %d", e.A, e.B, e.A+e.B)
	if e.Kind == rules.EventHoldupRoll {
		said = words.T("%d: the shot goes wide", e.A+e.B)
		if e.D == 1 {
			said = words.T("%d: that is enough", e.A+e.B)
		}
	}
	add(motion.Beat{Length: 900, Next: 620, Stop: true, Words: true, Draw: func(t float64) { b.caption(said, t) }})
}

// tumble draws dice on their way to rest; the second starts a little later.
func (b *Table) tumble(faces [2]int, moving [2]bool, t float64) {
	for i, n := range faces {
		at := 1.0
		if moving[i] {
			at = motion.Share(t*dieTime, float64(i)*120, dieTime-120)
		}
		b.die(i, n, at)
	}
}

func (b *Table) beatHeld(e engine.Event, add func(motion.Beat)) {
	add(motion.Beat{
		Length: speakTime, Words: true,
		Begin: func() { b.pic.stage = words.Mark("Production") },
		Draw:  func(t float64) { b.speak(e.Seat, words.T("Let it stand"), theme.SoftInk, t) },
	})
}

func (b *Table) beatWired(e engine.Event, add func(motion.Beat)) {
	add(motion.Beat{
		Length: 800, Words: true,
		Begin: func() { b.pic.stage = words.Mark("Production") },
		Draw:  func(t float64) { b.caption(words.T("%s wires ahead", b.name(e.Seat)), t) },
	})
	add(motion.Beat{
		Length: dieTime * 0.7,
		Begin:  func() { b.fly.dice = true },
		Draw: func(t float64) {
			faces, moving := b.pic.dice, [2]bool{}
			faces[e.A], moving[e.A] = int(e.B), true
			b.tumble(faces, moving, t)
		},
		End: func() {
			b.fly.dice = false
			b.pic.dice[e.A] = int(e.B)
		},
	})
}

func (b *Table) beatCaveIn(e engine.Event, add func(motion.Beat)) {
	add(motion.Beat{Length: 1000, Stop: true, Words: true, Draw: func(t float64) { b.caption(words.T("Cave-in!"), t) }})
}

func (b *Table) beatProduced(e engine.Event, add func(motion.Beat)) {
	c := rules.Card(e.A)
	add(motion.Beat{
		Length: 760, Next: 260,
		Draw: func(t float64) {
			at := b.lies(e.Seat, c)
			b.flash(at, theme.BrassHi, min(1, t*1.6))
			b.coins(at.Center(), b.at.gold(e.Seat), int(e.B), t)
		},
		End: func() { b.pic.gold[e.Seat] += int(e.B) },
	})
}

func (b *Table) beatRemoved(e engine.Event, add func(motion.Beat)) {
	c := rules.Card(e.A)
	var from geom.Rect
	caved := rules.Reason(e.B) == rules.CavedIn
	add(motion.Beat{
		Length: 360, Next: 240,
		Begin: func() {
			from = b.lies(e.Seat, c)
			b.pic.drop(c)
			b.pic.removed = append(b.pic.removed, c)
		},
		Draw: func(t float64) {
			if caved {
				b.blast(from.Center(), t)
				return
			}
			p := b.fly.pen
			p.Flush()
			p.Fade = 1 - t
			if c.IsMine() {
				b.paintMine(p, c, from.Scale(1+0.3*t), from.W > 60)
			} else {
				p.Image(b.image(p, c, b.at.cardW), from.Fit(158, 222).Scale(1+0.15*t), 0, theme.RGB(0xFFFFFF))
			}
			p.Flush()
			p.Fade = 1
		},
	})
}
