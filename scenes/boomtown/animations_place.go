package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/pieces"
	"gulch/render/words"
)

// What becomes of the cards that were taken: mines, pawns, saloons, what is kept and what is blown up.

// settle lets the held card shrink to its place and then changes the picture. As it gets there piece, unless it is nil,
// draws what the card becomes.
func (b *Table) settle(
	seat engine.Seat, c rules.Card, to func() geom.Rect, piece func(r geom.Rect), woke bool, place func(),
) motion.Animation {
	var from geom.Rect
	return motion.Animation{
		Length: 300,
		Begin: func() {
			b.fly.card = c
			from = b.at.hand(seat, b.pic.row)
			if woke {
				lay := b.tagRect(seat, c)
				from = geom.Around(lay.Center(), lay.H*pieces.CardW/pieces.CardH*2, lay.H*2)
				b.pic.drop(c)
			}
		},
		Draw: func(t float64) {
			b.shrink(c, from, to(), t)
			if piece != nil {
				b.land(piece, to(), t)
			}
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

func (b *Table) animateMine(e engine.Event, add func(motion.Animation)) {
	c := rules.Card(e.A)
	add(b.settle(e.Seat, c, func() geom.Rect {
		return b.at.mine(e.Seat, c, b.pic.mines[e.Seat]|rules.SetOf(c))
	}, func(r geom.Rect) { b.paintMine(b.fly.pen, c, r, b.at.own(e.Seat)) }, false,
		func() { b.pic.mines[e.Seat] |= rules.SetOf(c) }))
}

func (b *Table) animateMayor(e engine.Event, add func(motion.Animation)) {
	town := rules.Town(e.A)
	add(motion.Animation{
		Length: 620,
		Begin:  func() { b.pic.mayor[town] = engine.NoSeat },
		Draw: func(t float64) {
			b.pawn(town, b.at.pawn(e.Other, town), b.at.pawn(e.Seat, town), t)
			if t > 0.4 {
				b.say(b.at.pawn(e.Seat, town).Center(), words.T("Mayor"), (t-0.4)/0.6)
			}
		},
		End: func() { b.pic.mayor[town] = e.Seat },
	})
}

func (b *Table) animateGovernor(e engine.Event, add func(motion.Animation)) {
	c, town := rules.Card(e.A), rules.Town(e.B)
	add(b.settle(e.Seat, c, func() geom.Rect { return b.at.pawn(e.Seat, town) }, nil, e.C == 1,
		func() { b.pic.governor[town] = c }))
}

func (b *Table) animateVein(e engine.Event, add func(motion.Animation)) {
	c, mine := rules.Card(e.A), rules.Card(e.B)
	add(b.settle(e.Seat, c, func() geom.Rect { return b.at.mine(e.Seat, mine, b.pic.mines[e.Seat]) }, nil, e.C == 1,
		func() { b.pic.veined |= rules.SetOf(mine) }))
}

func (b *Table) animateSaloon(e engine.Event, add func(motion.Animation)) {
	c, town := rules.Card(e.A), rules.Town(e.B)
	put := saloon{c, e.Seat, town, rules.NoCard}
	at := func() geom.Rect { return b.at.tag(e.Seat, b.pic.keeps(e.Seat), 1+len(b.tags(e.Seat))) }
	add(b.settle(e.Seat, c, at,
		func(r geom.Rect) { b.paintTag(b.fly.pen, saloonTag(put), r, b.at.own(e.Seat)) }, false,
		func() { b.pic.saloons = append(b.pic.saloons, put) }))
}

func (b *Table) animateGirls(e engine.Event, add func(motion.Animation)) {
	c, in := rules.Card(e.A), rules.Card(e.B)
	add(b.settle(e.Seat, c, func() geom.Rect { return b.tagRect(e.Seat, in) }, nil, e.C == 1, func() {
		for i := range b.pic.saloons {
			if b.pic.saloons[i].card == in {
				b.pic.saloons[i].girls = c
			}
		}
	}))
}

func (b *Table) animateKept(e engine.Event, add func(motion.Animation)) {
	c := rules.Card(e.A)
	add(b.settle(e.Seat, c, func() geom.Rect {
		n := len(b.tags(e.Seat))
		return b.at.tag(e.Seat, n, n+1)
	}, nil, false, func() {
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

// animateBlast throws a lit stick of dynamite from the card at its target, where it goes off.
func (b *Table) animateBlast(e engine.Event, add func(motion.Animation)) {
	target := rules.Card(e.A)
	add(motion.Animation{Length: 420, Draw: func(t float64) {
		b.stick(b.at.hand(e.Seat, b.pic.row).Center(), b.lies(e.Other, target).Center(), t)
	}})
	add(motion.Animation{Length: 820, Next: 180, Draw: func(t float64) {
		b.blast(b.lies(e.Other, target).Center(), t)
	}})
}

func (b *Table) animateSeized(e engine.Event, add func(motion.Animation)) {
	c := rules.Card(e.A)
	var from geom.Rect
	add(motion.Animation{
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
