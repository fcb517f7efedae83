package dakota

import (
	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// This file contains the animations of the afternoon, the evening and the night of a game day.

// ride returns the points along the way of a cart: from its slot in the street to the head frame
// and down the shaft that ends in cell leaf. In the evening's close-up, which does not show the
// mine, the way ends below the head frame.
func (b *Table) ride(cart, leaf int) []geom.Point {
	way := []geom.Point{b.at.carts[cart].Center(), b.at.head.Center().Add(0, b.at.head.H*0.4)}
	if b.evening() { // the close-up of the evening does not show the mine, so the way ends below the head frame
		return append(way[:1], b.at.head.Center().Add(0, b.at.head.H*0.5),
			b.at.head.Center().Add(0, b.at.head.H*0.5+30))
	}
	for _, c := range b.town().Path(leaf) {
		way = append(way, b.cellAt(c).Center())
	}
	return way
}

// along returns a point on way, a polyline. t is the position along it, from 0 (first point) to 1
// (last point); all its sections count as equally long.
func along(way []geom.Point, t float64) geom.Point {
	if t <= 0 {
		return way[0]
	}
	x := t * float64(len(way)-1)
	i := int(x)
	if i >= len(way)-1 {
		return way[len(way)-1]
	}
	return way[i].Lerp(way[i+1], x-float64(i))
}

// rollCart animates a cart rolling between its slot on the street and cell leaf in the mine:
// upwards if up is true, otherwise downwards.
func (b *Table) rollCart(x *table.EventAnimation, cart, leaf int, up bool) {
	b.field.ShowAll()
	way, kind := b.ride(cart, leaf), b.town().Carts[cart].Kind
	x.Add(motion.Animation{Length: 700, Carries: cartKey(cart), Draw: func(p *paint.Canvas, t float64) {
		e := motion.InOutQuad(t)
		if up {
			e = 1 - e
		}
		p.Icon("lantern-flame", along(way, e).Add(0, -16), 16, theme.RGB(0xFFE39A))
		pictures().cart[kind].Fit(p, geom.Around(along(way, e), 62, 24))
	}})
}

func (b *Table) showLaunched(x *table.EventAnimation) {
	if rules.DollarsIn(x.Event) > 0 {
		b.pay(x, x.Seat, engine.NoSeat, rules.DollarsIn(x.Event))
	}
	if !b.inView(x.Seat) {
		x.Flash(260, b.at.rivals[x.Seat], theme.Brass)
		return
	}
	b.rollCart(x, rules.SlotIn(x.Event), rules.CellIn(x.Event), false)
}

func (b *Table) showReturned(x *table.EventAnimation) {
	if !b.inView(x.Seat) {
		x.Flash(240, b.at.rivals[x.Seat], theme.Brass)
		return
	}
	b.rollCart(x, rules.SlotIn(x.Event), b.town().Carts[rules.SlotIn(x.Event)].Leaf, true)
}

func (b *Table) showEarned(x *table.EventAnimation) {
	if !b.inView(x.Seat) {
		b.pay(x, engine.NoSeat, x.Seat, rules.DollarsIn(x.Event))
		return
	}
	a := x.Earn(x.Seat, rules.DollarsIn(x.Event), b.at.pane(rules.SlotIn(x.Event), rules.WindowIn(x.Event)&1).Center())
	a.Length, a.Next = 600, 380
}

func (b *Table) showLearned(x *table.EventAnimation) {
	if !b.inView(x.Seat) {
		x.NoAnimation("the card is seen as it is drawn")
		return
	}
	x.Flash(260, b.at.pane(rules.SlotIn(x.Event), rules.WindowIn(x.Event)&1), theme.BrassHi)
}

func (b *Table) showTrained(x *table.EventAnimation) {
	if b.inView(x.Seat) {
		x.Flash(420, b.at.lots[rules.SlotIn(x.Event)], theme.BrassHi)
		return
	}
	x.Flash(300, b.at.rivals[x.Seat], theme.Brass)
}

func (b *Table) showBuilt(x *table.EventAnimation) {
	h := rules.BuildingIn(x.Event)
	if x.Kind == rules.EventUpgraded {
		h = rules.Hotel
	}
	if rules.DollarsIn(x.Event) > 0 {
		b.pay(x, x.Seat, engine.NoSeat, rules.DollarsIn(x.Event))
	}
	x.ApplyEvent()
	if !b.inView(x.Seat) {
		r := b.at.rivals[x.Seat]
		x.Draw(600, func(p *paint.Canvas, t float64) {
			faded(p, min(1, 4*(1-t)), func() { pictures().building[h].Fit(p, geom.Around(r.Center(), 56, 78)) })
		}).Next = 420
		return
	}
	to := b.at.lots[rules.SlotIn(x.Event)]
	x.Add(motion.Animation{Length: dropTime, Carries: lotKey(rules.SlotIn(x.Event)),
		Draw: func(p *paint.Canvas, t float64) {
			pieces.LandingPiece(p, to, t, func(p *paint.Canvas, r geom.Rect) { pictures().building[h].Fit(p, r) })
		}})
}

func (b *Table) showLastDay(x *table.EventAnimation) {
	x.AnnounceLastRound()
	x.ApplyEvent()
}

func (b *Table) showOrder(x *table.EventAnimation) {
	if b.SeatCount() == 1 {
		x.NoAnimation("nobody else is there")
		return
	}
	first := rules.Order(x.Event, int(b.SeatCount()))[0]
	x.ApplyEvent()
	x.Announce(i18n.T("%s goes first", b.Name(first)), "").Length = shortWord
}

func (b *Table) showMined(x *table.EventAnimation) {
	from, to := b.seatSpot(x.Seat), b.seatSpot(x.Seat).Move(0, -20)
	if b.inView(x.Seat) {
		from, to = b.cellAt(rules.CellIn(x.Event)), b.at.bins[rules.ResourceIn(x.Event)]
		if b.evening() {
			from = geom.Around(b.at.head.Center(), 24, 24)
		}
	}
	b.hop(x, rules.ResourceIn(x.Event), from, to)
}

func (b *Table) showSold(x *table.EventAnimation) {
	c := rules.CombinationIn(x.Event)
	if rules.DollarsIn(x.Event) >= dearSale {
		x.CloseUp(table.CloseUp{
			Layers:   cardLayers(rules.TravellingMerchant),
			Title:    comboName(c),
			Note:     i18n.T("$%d", rules.DollarsIn(x.Event)),
			Seat:     x.Seat,
			Length:   1050,
			DrawOver: func(p *paint.Canvas, r geom.Rect, _ float64) { drawNeeds(p, c, r.Pad(r.W*0.2, r.H*0.3)) },
		})
	}
	from := b.seatSpot(x.Seat)
	for r, n := range c.Needs() {
		for range n {
			if b.inView(x.Seat) {
				from = b.at.bins[r]
			}
			b.hop(x, rules.Resource(r), from, b.at.offers[c])
		}
	}
	x.Earn(x.Seat, rules.DollarsIn(x.Event), b.at.offers[c].Center()).Length = 640
}

func (b *Table) showSoldPlain(x *table.EventAnimation) {
	r := rules.ResourceIn(x.Event)
	from := b.seatSpot(x.Seat)
	if b.inView(x.Seat) {
		from = b.at.bins[r]
	}
	b.hop(x, r, from, b.at.pool[r])
	x.Earn(x.Seat, rules.DollarsIn(x.Event), b.at.pool[r].Center()).Length = 600
}

func (b *Table) showHired(x *table.EventAnimation) {
	w := rules.WorkerIn(x.Event)
	from := b.at.miners
	switch {
	case rules.JobIn(x.Event) >= 0 && rules.JobIn(x.Event) <= len(b.at.jobs) && rules.JobIn(x.Event) > 0:
		from = b.at.jobs[rules.JobIn(x.Event)-1]
	case w == rules.StrongMiner:
		from = b.at.strong
	}
	if rules.DollarsIn(x.Event) > 0 {
		b.pay(x, x.Seat, engine.NoSeat, rules.DollarsIn(x.Event))
	}
	b.walk(x, w, from, b.seatSpot(x.Seat))
}

func (b *Table) showStaked(x *table.EventAnimation) {
	gain := rules.BackIn(x.Event) - rules.StakeIn(x.Event)
	if gain >= 0 {
		b.pay(x, engine.NoSeat, x.Seat, gain)
		return
	}
	b.pay(x, x.Seat, engine.NoSeat, -gain)
}

func (b *Table) showDismissed(x *table.EventAnimation) {
	from := b.seatSpot(x.Seat)
	if b.inView(x.Seat) {
		from = b.at.person(nil, 0)
	}
	b.walk(x, rules.WorkerIn(x.Event), from, geom.R(b.at.picture.X-40, from.Y, 30, 44))
}

func (b *Table) showDropped(x *table.EventAnimation) {
	from := b.seatSpot(x.Seat)
	if b.inView(x.Seat) {
		from = b.at.bins[rules.ResourceIn(x.Event)]
	}
	b.hop(x, rules.ResourceIn(x.Event), from, b.at.pool[rules.ResourceIn(x.Event)])
}

func (b *Table) showNight(x *table.EventAnimation) {
	x.ApplyEvent()
	x.Announce(i18n.T("Night"), "").Length = shortWord
}

func (b *Table) showJobLeft(x *table.EventAnimation) {
	b.walk(x, rules.WorkerIn(x.Event), b.at.jobs[0], b.at.jobs[0].Move(-40, 0)).Length = 240
}

func (b *Table) showJobFilled(x *table.EventAnimation) {
	to := b.at.jobs[min(max(rules.JobIn(x.Event)-1, 0), len(b.at.jobs)-1)]
	a := b.walk(x, rules.WorkerIn(x.Event), b.at.miners.Move(30, 0), to)
	a.Length, a.Next = 240, 120
}

func (b *Table) showStrongOut(x *table.EventAnimation) {
	b.walk(x, rules.StrongMiner, b.at.strong.Move(30, 0), b.at.strong).Length = 240
}
