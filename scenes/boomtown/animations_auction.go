package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/motion"
	"gulch/render/theme"
	"gulch/render/words"
)

// The auction: bids, the fall of the gavel, the way of the price, the order of the pick.

func (b *Table) animateBid(e engine.Event, add func(motion.Animation)) {
	add(motion.Animation{
		Length: speakTime, Next: speakTime * 0.6,
		Words: true,
		Begin: func() { b.pic.bid, b.pic.bidder, b.pic.stage = int(e.A), e.Seat, words.Mark("Auction") },
		Draw:  func(t float64) { b.speak(e.Seat, words.T("Bid %d", e.A), theme.Umber, t) },
	})
}

func (b *Table) animatePass(e engine.Event, add func(motion.Animation)) {
	add(motion.Animation{
		Length: speakTime * 0.8, Next: speakTime * 0.45,
		Words: true,
		Begin: func() { b.pic.out[e.Seat], b.pic.stage = true, words.Mark("Auction") },
		Draw:  func(t float64) { b.speak(e.Seat, words.T("Pass"), theme.SoftInk, t) },
	})
}

func (b *Table) animateWon(e engine.Event, add func(motion.Animation)) {
	said := words.T("Sold to %s for %d", b.name(e.Seat), e.A)
	if e.A == 0 {
		said = words.T("%s picks first for nothing", b.name(e.Seat))
	}
	add(motion.Animation{
		Length: wonTime, Next: wonTime * 0.86, Stop: true, Words: true,
		Begin: func() {
			v := &b.pic
			v.winner, v.price, v.phase, v.stage = e.Seat, int(e.A), rules.PhaseMustang, words.Mark("Payment")
		},
		Draw: func(t float64) { b.gavel(said, t) },
	})
}

// animateShare hands the price on: what a seat keeps of it rises from its purse, the rest flies on to the next.
func (b *Table) animateShare(e engine.Event, add func(motion.Animation)) {
	b.pay(e.Other, e.Seat, int(e.A), 0, add) // the rest goes on when it has arrived
	add(b.gains(e.Seat, int(e.B)))
}

func (b *Table) animateBankShare(e engine.Event, add func(motion.Animation)) {
	b.pay(e.Seat, engine.NoSeat, int(e.A), coinTime*0.6, add)
}

func (b *Table) animateRode(e engine.Event, add func(motion.Animation)) {
	add(motion.Animation{Length: 900, Words: true, Draw: func(t float64) { b.caption(words.T("%s rides ahead", b.name(e.Seat)), "", t) }})
}

func (b *Table) animateStayed(e engine.Event, add func(motion.Animation)) {
	add(motion.Animation{Length: speakTime, Words: true, Draw: func(t float64) { b.speak(e.Seat, words.T("Not today"), theme.SoftInk, t) }})
}

// animateOrder deals brass discs with the places of the pick to the seats.
func (b *Table) animateOrder(e engine.Event, add func(motion.Animation)) {
	order := rules.Order(e, b.pic.seats)
	add(motion.Animation{
		Length: 900, Next: 420, Words: true,
		Begin: func() { b.pic.phase, b.pic.stage = rules.PhasePick, words.Mark("Picking") },
		Draw:  func(t float64) { b.places(order, t) },
		End:   func() { b.pic.order = order },
	})
}
