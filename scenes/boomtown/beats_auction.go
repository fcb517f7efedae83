package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/theme"
	"gulch/render/words"
)

// The auction: bids, the fall of the gavel, the way of the price, the order of the pick.

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
		Length: wonTime, Next: wonTime * 0.86, Stop: true, Words: true,
		Begin: func() {
			v := &b.pic
			v.winner, v.price, v.phase, v.stage = e.Seat, int(e.A), rules.PhaseMustang, words.Mark("Payment")
		},
		Draw: func(t float64) { b.gavel(said, t) },
	})
}

// beatShare hands the price on: what a seat keeps of it rises from its purse, the rest flies on to the next.
func (b *Table) beatShare(e engine.Event, add func(motion.Beat)) {
	beat := b.pay(e.Other, e.Seat, int(e.A))
	beat.Next = 0 // the rest goes on when it has arrived
	add(beat)
	add(b.gains(e.Seat, int(e.B)))
}

func (b *Table) beatBankShare(e engine.Event, add func(motion.Beat)) {
	add(b.pay(e.Seat, engine.NoSeat, int(e.A)))
}

func (b *Table) beatRode(e engine.Event, add func(motion.Beat)) {
	add(motion.Beat{Length: 900, Words: true, Draw: func(t float64) { b.caption(words.T("%s rides ahead", b.name(e.Seat)), t) }})
}

func (b *Table) beatStayed(e engine.Event, add func(motion.Beat)) {
	add(motion.Beat{Length: speakTime, Words: true, Draw: func(t float64) { b.speak(e.Seat, words.T("Not today"), theme.SoftInk, t) }})
}

// beatOrder deals brass discs with the places of the pick to the seats.
func (b *Table) beatOrder(e engine.Event, add func(motion.Beat)) {
	order := rules.Order(e, b.pic.seats)
	add(motion.Beat{
		Length: 900, Next: 420, Words: true,
		Begin: func() { b.pic.phase, b.pic.stage = rules.PhasePick, words.Mark("Picking") },
		Draw:  func(t float64) { b.places(order, t) },
		End:   func() { b.pic.order = order },
	})
}

// pay moves gold between seats; NoSeat is the bank.
func (b *Table) pay(from, to engine.Seat, n int) motion.Beat {
	return motion.Beat{
		Length: coinTime, Next: coinTime * 0.6,
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

// gains lets what a seat has won rise from its purse, while the next motion begins.
func (b *Table) gains(p engine.Seat, n int) motion.Beat {
	return motion.Beat{Length: 760, Next: -1, Draw: func(t float64) { b.rise(p, n, t) }}
}

// purse is where the gold of a seat or of the bank lies.
func (b *Table) purse(p engine.Seat) geom.Point {
	if p == engine.NoSeat {
		return b.at.bank()
	}
	return b.at.gold(p)
}

// beatPaid is a debt paid as far as it can be: A owed, B paid.
func (b *Table) beatPaid(e engine.Event, add func(motion.Beat)) {
	if e.B > 0 {
		beat := b.pay(e.Seat, e.Other, int(e.B))
		beat.Next = 0
		add(beat)
		add(b.gains(e.Other, int(e.B)))
	}
}

func (b *Table) beatShark(e engine.Event, add func(motion.Beat)) {
	if e.B > 0 {
		add(b.pay(e.Seat, engine.NoSeat, int(e.B)))
	}
}

func (b *Table) beatCoach(e engine.Event, add func(motion.Beat)) {
	beat := b.pay(engine.NoSeat, e.Seat, int(e.A))
	beat.Next = 0
	add(beat)
	add(b.gains(e.Seat, int(e.A)))
}
