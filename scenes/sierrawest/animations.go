package sierrawest

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// animators maps each kind of event to the function that animates it.
var animators = sync.OnceValue(func() table.Animators[*Table] {
	return table.Animators[*Table]{
		rules.EventRound:     (*Table).showRound,
		rules.EventTurn:      (*Table).showTurn,
		rules.EventDrew:      (*Table).showDrew,
		rules.EventShuffled:  (*Table).showShuffled,
		rules.EventPlanned:   (*Table).showPlanned,
		rules.EventWalked:    (*Table).showPioneer,
		rules.EventPosted:    (*Table).showPioneer,
		rules.EventRested:    (*Table).showPioneer,
		rules.EventGained:    (*Table).showGained,
		rules.EventPaid:      (*Table).showPaid,
		rules.EventLost:      (*Table).showPaid,
		rules.EventPicked:    (*Table).showPicked,
		rules.EventBooted:    table.NoAnimation[*Table]("the cards that can be climbed to light up"),
		rules.EventClimbed:   (*Table).showClimber,
		rules.EventFell:      (*Table).showClimber,
		rules.EventWagon:     (*Table).showWagon,
		rules.EventClaimed:   (*Table).showClaimed,
		rules.EventRevealed:  (*Table).showRevealed,
		rules.EventRow:       (*Table).showRow,
		rules.EventEnding:    (*Table).showEnding,
		rules.EventBuilt:     (*Table).showBuilt,
		rules.EventWrecked:   (*Table).showWrecked,
		rules.EventCaught:    (*Table).showCaught,
		rules.EventFurTrade:  (*Table).showFurs,
		rules.EventTrack:     (*Table).showTrack,
		rules.EventHazard:    (*Table).showHazard,
		rules.EventDamage:    (*Table).showDamage,
		rules.EventRetreat:   table.NoAnimation[*Table]("the figure that falls back is seen to move"),
		rules.EventHarvest:   (*Table).showHarvest,
		rules.EventPan:       (*Table).showPan,
		rules.EventCanoe:     (*Table).showCanoe,
		rules.EventMined:     (*Table).showDie,
		rules.EventLoaded:    (*Table).showLoaded,
		rules.EventShot:      (*Table).showDie,
		rules.EventCaptured:  (*Table).showCaptured,
		rules.EventBandits:   (*Table).showBandits,
		rules.EventMayReact:  table.NoAnimation[*Table]("the question says it"),
		rules.EventReacted:   (*Table).showReacted,
		rules.EventDeclined:  table.NoAnimation[*Table]("the pioneer stays where he is"),
		rules.EventTurnEnd:   (*Table).showTurnEnd,
		rules.EventRival:     (*Table).showRival,
		rules.EventRivalStep: (*Table).showRivalStep,
		rules.EventStride:    table.NoAnimation[*Table]("the figure is seen to move"),
		rules.EventFishGone:  (*Table).showFishGone,
		rules.EventExcess:    table.NoAnimation[*Table]("nothing changes: the log tells what is lost"),
		rules.EventAsked:     table.NoAnimation[*Table]("the question is put by the ledger"),
		rules.EventOver:      table.NoAnimation[*Table]("the score sheet comes up"),
	}
})

// fromOutpost is the value of field A of a rules.EventDamage if the damage comes from the outlaws
// of an outpost.
const fromOutpost = 2

// topRow is the number of the highest row of the mountain; the lowest has number 1.
const topRow = 5

// holds lists the events whose results stay on the screen until the player has seen them.
var holds = table.Holds{
	Results: []engine.EventKind{rules.EventMined, rules.EventShot, rules.EventDamage, rules.EventHazard},
}

// Holds returns the events whose results stay on the screen until the player has seen them.
func (b *Table) Holds() table.Holds { return holds }

// Animate adds the animations of an event to x, which was created for that event.
func (b *Table) Animate(x *table.EventAnimation) { animators().Animate(b, x) }

// Durations of the animations of this table, in milliseconds.
const (
	hopTime  = 240
	goodTime = 260
)

// carry adds an animation, length milliseconds long, that moves something along an arc: from and to
// return the rectangles at its ends, and draw draws the thing. key identifies the thing
// (Animation.Carries); Paint leaves it out until the animation ends.
func (b *Table) carry(x *table.EventAnimation, key any, length float64, from, to func() geom.Rect,
	draw func(p *paint.Canvas, r geom.Rect)) *motion.Animation {
	return x.Add(motion.Animation{Length: length, Carries: key, Draw: func(p *paint.Canvas, t float64) {
		e := motion.OutCubic(t)
		r := from().Lerp(to(), e)
		r.Y -= 60 * e * (1 - e)
		draw(p, r)
	}})
}

// carryLate is like carry, for one of several things that start one after another. The thing starts
// after wait milliseconds; until then it is drawn at its start. last must be true only for the
// thing that starts last: the animations that follow wait for this one. The other parameters are
// those of carry.
func (b *Table) carryLate(x *table.EventAnimation, key any, wait, length float64, last bool, from, to func() geom.Rect,
	draw func(p *paint.Canvas, r geom.Rect)) {
	whole := wait + length
	a := b.carry(x, key, whole, from, to, draw)
	show := a.Draw
	a.Draw = func(p *paint.Canvas, t float64) { show(p, max(t*whole-wait, 0)/length) }
	if !last {
		a.Next = -1
	}
}

// fixed returns a function that always returns r. It is for animations whose start or end does not
// move.
func fixed(r geom.Rect) func() geom.Rect { return func() geom.Rect { return r } }

// dot returns a square, 26 design units wide. at is its centre.
func dot(at geom.Point) geom.Rect { return geom.Around(at, 26, 26) }

func (b *Table) showRound(x *table.EventAnimation) {
	if !x.AnnounceLastRound() {
		x.Announce(i18n.T("Round %d", rules.RoundIn(x.Event)), "")
	}
}

func (b *Table) showDrew(x *table.EventAnimation) {
	to := dot(b.at.purse(x.Seat))
	from := geom.Around(b.at.own.Center(), 52, 34)
	b.carry(x, nil, 120, fixed(from), fixed(to), func(p *paint.Canvas, r geom.Rect) { b.paintBack(p, r) })
}

func (b *Table) showShuffled(x *table.EventAnimation) {
	at := geom.Around(b.at.own.Center(), 60, 40)
	x.Draw(300, func(p *paint.Canvas, t float64) {
		for i := range 3 {
			d := 26 * float64(i-1) * t * (1 - t) * 4
			b.paintBack(p, at.Move(d, 0))
		}
	})
}

func (b *Table) showPlanned(x *table.EventAnimation) {
	x.ApplyEvent()
	for s, c := range []rules.Card{rules.LeftCardIn(x.Event), rules.TopCardIn(x.Event), rules.RightCardIn(x.Event)} {
		slot := rules.Slot(s)
		from := geom.Around(b.at.purse(x.Seat), 60, 40)
		if b.at.planning { // after this event the viewer's land shrinks, and the cards on it move
			from = b.at.card(slot)
		}
		b.carryLate(x, laidKey(slot), 110*float64(s), table.CardTime, s == 2, fixed(from),
			func() geom.Rect { return b.at.card(slot) }, func(p *paint.Canvas, r geom.Rect) {
				p.Rect(r.Inset(-1), 5, theme.WalnutInk)
				art(b.Board.Mode, rules.Card(c)).Cover(p, r)
			})
	}
}

// showPioneer animates a pioneer hopping from the place where he was before the event to the place
// where he is after it.
func (b *Table) showPioneer(x *table.EventAnimation) {
	seat, path := x.Seat, rules.PathIn(x.Event)
	if seat != b.shownSeat() && x.Kind == rules.EventRested {
		x.NoAnimation("a pioneer comes home on a plate")
		return
	}
	from := b.pioneerAt(seat, path)
	x.ApplyEvent()
	to := func() geom.Rect { return dot(b.pioneerAt(seat, path)) }
	b.carry(x, pioneerKey{seat, path}, hopTime, fixed(dot(from)), to, func(p *paint.Canvas, r geom.Rect) {
		b.paintPioneer(p, seat, path, r.Center())
	})
}

// source returns the point of the board that stands for the reason of a gain or payment (the
// parameter from). Gained goods fly from this point, paid goods fly to it.
func (b *Table) source(x *table.EventAnimation, from rules.Source) geom.Point {
	seat := x.Seat
	switch from {
	case rules.FromIcon, rules.FromFee, rules.FromBarter, rules.FromGrizzly, rules.FromMine:
		if seat == b.shownSeat() {
			return b.walker(seat)
		}
	case rules.FromToll:
		return b.wagonAt(seat, engine.At(b.Board.Of[:], seat).Wagon).Center()
	case rules.FromRiver, rules.FromMarket, rules.FromCart:
		return b.at.special.Center()
	case rules.FromTrack:
		return b.at.homestead.Center()
	case rules.FromFall, rules.FromShot, rules.FromSheriff:
		return b.at.peak.Center()
	case rules.FromBuilding:
		return b.at.market.Center()
	}
	if seat == b.shownSeat() {
		return b.at.own.Center()
	}
	return b.at.land.Center()
}

// walker returns the position of the pioneer of a seat who is walking on his path. If no pioneer of
// the seat is walking, it returns the middle of the viewer's land.
func (b *Table) walker(seat engine.Seat) geom.Point {
	for path := range rules.Path(2) {
		if b.Board.Of[seat].Pioneer[path].Space > 0 {
			return b.pioneerAt(seat, path).Add(0, -20)
		}
	}
	return b.at.own.Center()
}

// goodsAt returns the rectangle to which pieces of good g fly when a seat gains them. Apples fly to
// the scales, which all seats share.
func (b *Table) goodsAt(seat engine.Seat, g rules.Good) geom.Rect {
	if g == rules.GreenApple || g == rules.RedApple {
		return dot(b.at.special.Center())
	}
	if seat == b.Viewer {
		list := goodsOf(b.Board.Mode)
		for i, other := range list {
			if other == g {
				return dot(b.at.good(i, len(list)).Center())
			}
		}
	}
	return dot(b.at.purse(seat))
}

func (b *Table) showGained(x *table.EventAnimation) {
	seat, g := x.Seat, rules.GoodIn(x.Event)
	from := dot(b.source(x, rules.SourceIn(x.Event)))
	to := b.goodsAt(seat, g)
	b.goods(x, g, rules.AmountIn(x.Event), from, to)
}

func (b *Table) showPaid(x *table.EventAnimation) {
	seat, g := x.Seat, rules.GoodIn(x.Event)
	to := dot(b.source(x, rules.SourceIn(x.Event)))
	if x.Kind == rules.EventLost {
		to = dot(geom.Point{X: b.at.own.Center().X, Y: b.at.own.Bottom()})
	}
	from := b.goodsAt(seat, g)
	b.goods(x, g, rules.AmountIn(x.Event), from, to)
}

// goods adds to x the animation of n pieces of good g that fly from one rectangle to another, one
// after the other. At most four pieces are shown.
func (b *Table) goods(x *table.EventAnimation, g rules.Good, n int, from, to geom.Rect) {
	shown := min(max(n, 1), 4)
	for i := range shown {
		a := b.carry(x, nil, goodTime, fixed(from), fixed(to),
			func(p *paint.Canvas, r geom.Rect) { goods()[g].draw(p, dot(r.Center()), theme.BrassHi) })
		if i < shown-1 {
			a.Next = 70
		}
	}
}

func (b *Table) showPicked(x *table.EventAnimation) {
	piece := rules.PieceIn(x.Event)
	from := dot(b.at.piece(piece).Center())
	if x.Other != engine.NoSeat {
		from = dot(b.at.purse(x.Other))
	}
	to := dot(b.at.purse(x.Seat))
	b.carry(x, nil, table.CardTime, fixed(from), fixed(to), func(p *paint.Canvas, r geom.Rect) {
		pieceGlyphs[piece].draw(p, geom.Around(r.Center(), 34, 34), theme.Ink)
	})
}

func (b *Table) showClimber(x *table.EventAnimation) {
	figure := int(x.Seat)
	if rules.RightIn(x.Event) {
		figure = rules.MaxSeats
	}
	to := rules.Base
	if x.Kind == rules.EventClimbed {
		to = rules.NodeIn(x.Event)
	}
	was := b.Board.Climbers[figure]
	start, end := b.footOf(figure, was), b.footOf(figure, to)
	b.carry(x, climberKey(figure), hopTime, fixed(dot(start)), fixed(dot(end)), func(p *paint.Canvas, r geom.Rect) {
		b.paintClimber(p, figure, r.Center())
	})
	if onTop(to) && !onTop(was) && !b.Board.Past.Shown[to] && x.Seat == b.Viewer {
		x.CloseUp(table.CloseUp{Layers: summitLayers, Title: i18n.T("The top of the mountain"), Seat: x.Seat,
			Length: closeUpTime})
	}
}

// onTop reports whether node n of the mountain is in its highest row.
func onTop(n rules.Node) bool {
	if n >= rules.NodeCount {
		return false
	}
	row, _ := n.Row()
	return row == topRow
}

func (b *Table) showWagon(x *table.EventAnimation) {
	seat := x.Seat
	from, to := b.wagonAt(seat, rules.OldSpaceIn(x.Event)), b.wagonAt(seat, rules.SpaceIn(x.Event))
	x.Add(motion.Animation{Length: table.CardTime, Carries: wagonKey(seat), Draw: func(p *paint.Canvas, t float64) {
		b.paintWagon(p, seat, from.Lerp(to, motion.OutCubic(t)))
	}})
	x.ApplyEvent()
	if !x.Redacted && rules.SpaceIn(x.Event) > rules.OldSpaceIn(x.Event) {
		// the wagon reaches a further card of the row
		if n := rules.SpaceIn(x.Event)/2 + 1; n > rules.OldSpaceIn(x.Event)/2+1 && n <= b.Board.RowSize {
			x.Flash(320, b.at.slot(n-1), theme.BrassHi)
		}
	}
}

func (b *Table) showClaimed(x *table.EventAnimation) {
	c, n := rules.CardIn(x.Event), rules.NodeIn(x.Event)
	from := b.at.node(n)
	to := geom.Around(b.at.purse(x.Seat), from.W, from.H)
	b.carry(x, nodeKey(n), table.CardTime, fixed(from), fixed(to),
		func(p *paint.Canvas, r geom.Rect) { b.paintFace(p, c, r) })
}

func (b *Table) showRevealed(x *table.EventAnimation) {
	c, n := rules.CardIn(x.Event), rules.NodeIn(x.Event)
	at := b.at.node(n)
	x.Add(motion.Animation{Length: 300, Carries: nodeKey(n), Draw: func(p *paint.Canvas, t float64) {
		w := at.W * max(0.06, 2*max(t-0.5, 0.5-t))
		r := geom.Around(at.Center(), w, at.H)
		if t < 0.5 {
			p.Rect(r, 4, backs[b.Board.Mode])
			return
		}
		p.Clip(r, func() { b.paintFace(p, c, at) })
	}})
}

func (b *Table) showRow(x *table.EventAnimation) {
	n, slot, c := rules.OldNodeIn(x.Event), rules.SlotIn(x.Event), rules.CardIn(x.Event)
	from, to := b.at.node(n), b.at.slot(slot)
	b.carry(x, nodeKey(n), 420, fixed(from), fixed(to), func(p *paint.Canvas, r geom.Rect) {
		p.Rect(r.Inset(-1), 5, theme.WalnutInk)
		p.Rect(r, 4, modeColours[b.Board.Mode])
		p.Label(b.cardName(c), r.Pad(4, 2), shaded(12))
	})
	x.ApplyEvent()
	x.Flash(300, to, theme.BrassHi)
}

func (b *Table) showEnding(x *table.EventAnimation) {
	x.CloseUp(table.CloseUp{
		Layers: passLayers,
		Title:  i18n.T("The sixth card is in the row"),
		Note:   i18n.T("Round %d is the last", rules.LastRoundIn(x.Event)),
		Seat:   engine.NoSeat,
	})
}

func (b *Table) showBuilt(x *table.EventAnimation) {
	c := rules.CabinIn(x.Event)
	from := geom.Around(b.at.market.Center(), 54, 50)
	for i, other := range b.onSale() {
		if other == c {
			from = geom.Around(b.at.sale(i, len(b.onSale())).Center(), 54, 50)
		}
	}
	x.ApplyEvent()
	seat := x.Seat
	to := func() geom.Rect {
		if seat == b.Viewer {
			return geom.Around(b.at.plot(b.plotOf(c)).Center(), 54, 50)
		}
		return geom.Around(b.at.purse(seat), 54, 50)
	}
	var key any
	if seat == b.Viewer {
		key = c
	}
	b.carry(x, key, 420, fixed(from), to,
		func(p *paint.Canvas, r geom.Rect) { cabinArt(c).Fit(p, geom.Around(r.Center(), 54, 50)) })
}

func (b *Table) showWrecked(x *table.EventAnimation) {
	c := rules.CabinIn(x.Event)
	at := geom.Around(b.at.purse(x.Seat), 54, 50)
	if x.Seat == b.Viewer {
		at = geom.Around(b.at.plot(b.plotOf(c)).Center(), 54, 50)
	}
	x.ApplyEvent()
	x.Draw(520, func(p *paint.Canvas, t float64) {
		pieces.Collapse(p, at, t, func(p *paint.Canvas,
			r geom.Rect) {
			cabinArt(c).Fit(p, geom.Around(r.Center(), 54, 50))
		})
	})
}

func (b *Table) showCaught(x *table.EventAnimation) {
	a := rules.AnimalIn(x.Event)
	from := b.at.peak.Center()
	for n := range b.Board.FaceUp.All() {
		if b.Board.Mode.Card(b.Board.Up[n]).Animal == a {
			from = b.at.node(rules.Node(n)).Center()
		}
	}
	to := b.at.purse(x.Seat)
	if x.Seat == b.Viewer {
		to = b.at.tile(int(a)).Center()
	}
	b.carry(x, nil, 420, fixed(dot(from)), fixed(dot(to)), func(p *paint.Canvas, r geom.Rect) {
		animalArt(b.Board.Mode, a).Fit(p, geom.Around(r.Center(), 40, 40))
	})
}

func (b *Table) showFurs(x *table.EventAnimation) {
	r := dot(b.at.purse(x.Seat))
	if x.Seat == b.Viewer {
		r = b.at.tile(0).Union(b.at.tile(rules.AnimalKinds - 1))
	}
	x.Flash(320, r, theme.BrassHi)
}

func (b *Table) showTrack(x *table.EventAnimation) {
	seat, t := x.Seat, rules.TrackIn(x.Event)
	from, to := b.at.marker(t, engine.At(b.Board.Of[:], seat).Track[t], seat),
		b.at.marker(t, rules.SpaceIn(x.Event), seat)
	if rules.BlockedIn(x.Event) {
		x.Flash(320, b.at.step(t, rules.SpaceIn(x.Event)), theme.Oxblood)
		return
	}
	b.carry(x, markerKey{seat, t}, table.CardTime, fixed(dot(from)), fixed(dot(to)),
		func(p *paint.Canvas, r geom.Rect) {
			b.paintMarker(p, seat, r.Center())
		})
}

func (b *Table) showHazard(x *table.EventAnimation) {
	at := b.at.own.Center()
	if x.Seat == b.shownSeat() {
		at = b.walker(x.Seat)
	}
	layers, motif, title := bearLayers, "sierrawest.animal.bear", i18n.T("A grizzly!")
	if rules.IconIn(x.Event) == rules.IconBanjo {
		layers, motif, title = banjoLayers, "sierrawest.banjo", i18n.T("Banjos in the dark")
	}
	if !rules.SafeIn(x.Event) {
		x.CloseUp(table.CloseUp{Layers: layers, Title: title, Seat: x.Seat, Length: closeUpTime})
		return
	}
	x.Draw(520, func(p *paint.Canvas, t float64) { // the animal does no harm: show it on its space for a moment
		pieces.WithOpacity(p, min(1, 5*(1-t)),
			func() { glyph(motif).draw(p, geom.Around(at.Add(0, -10), 84, 84), theme.Ink) })
	})
}

// showTurn animates the beginning of a turn. In the viewer's turn, it enlarges the viewer's land,
// where cards have to be laid out. In other turns, only the colour of the land's frame changes.
func (b *Table) showTurn(x *table.EventAnimation) {
	if x.Seat != b.Viewer || !b.RevealedSeats.Has(x.Seat) || b.at.planning {
		x.NoAnimation("the land of whose turn it is has the frame of his colour")
		return
	}
	grown := b.at
	grown.grow(b.Window, b.Area, b.seats(), b.planWaits())
	from, to := b.at.own, grown.own
	x.Draw(growTime, func(p *paint.Canvas, t float64) {
		r := from.Lerp(to, motion.OutCubic(t))
		p.DropShadow(r, 8, 10)
		p.Rect(r.Inset(-1.5), 9, theme.WalnutInk)
		sky, land := r.CutTop(r.H * 0.42)
		meadow, canyon := land.CutTop(land.H * 0.48)
		p.Gradient(sky, 8, theme.RGB(0x5F93A4), theme.RGB(0xE8DDB4))
		p.Gradient(meadow, 0, theme.RGB(0x6F8F4A), theme.RGB(0x4E7438))
		p.Gradient(canyon, 8, theme.RGB(0xD6A06A), theme.RGB(0xB57F4E))
		p.Outline(r, 8, 2.2, seatColour(int(x.Seat)))
	})
}

// growTime is the duration in milliseconds of the animation that enlarges the viewer's land.
const growTime = 320

func (b *Table) showDamage(x *table.EventAnimation) {
	if rules.CauseIn(x.Event) == fromOutpost {
		x.CloseUp(table.CloseUp{
			Layers: duelLayers,
			Title:  i18n.T("An ambush!"),
			Note:   i18n.T("%s takes damage", b.Name(x.Seat)),
			Seat:   x.Seat,
			Length: closeUpTime,
		})
		return
	}
	r := *engine.At(b.at.plates[:], x.Seat)
	if x.Seat == b.shownSeat() {
		r = b.at.own
	}
	x.Draw(420, func(p *paint.Canvas, t float64) { pieces.Rumble(p, r, t) })
}

func (b *Table) showHarvest(x *table.EventAnimation) {
	for i := range b.Board.CardsAlongTrail(x.Seat) {
		a := x.Flash(300, b.at.slot(i), theme.RGB(0xB8E07A))
		a.Next = 60
	}
}

func (b *Table) showPan(x *table.EventAnimation) {
	from := b.at.slot(rules.SlotIn(x.Event))
	x.Flash(200, from, theme.BrassHi)
}

func (b *Table) showCanoe(x *table.EventAnimation) {
	seat := x.Seat
	from, to := b.at.canoe(rules.OldLocationIn(x.Event), seat), b.at.canoe(rules.LocationIn(x.Event), seat)
	x.Add(motion.Animation{Length: 420, Carries: canoeKey(seat), Draw: func(p *paint.Canvas, t float64) {
		b.paintCanoe(p, seat, from.Lerp(to, motion.OutCubic(t)))
	}})
}

func (b *Table) showDie(x *table.EventAnimation) {
	if x.Kind == rules.EventShot {
		b.showShot(x)
		return
	}
	value := rules.DieIn(x.Event)
	from, to := b.at.purse(x.Seat), b.at.peak.Center()
	x.Draw(900, func(p *paint.Canvas, t float64) {
		pieces.Throw{From: from, To: to, Size: 44, Value: value, Yaw: 0.3, Look: pieces.Ivory}.Draw(p, t)
	}).Carries = "die"
}

// showShot animates a shot of the Six-Shooter, a die roll, in an enlarged view with the street, the
// revolver and the die.
func (b *Table) showShot(x *table.EventAnimation) {
	value, note := rules.DieIn(x.Event), i18n.T("Missed!")
	if rules.HitIn(x.Event) {
		note = i18n.T("A hit!")
	}
	if rules.ResultIn(x.Event) != rules.DieIn(x.Event) {
		note = i18n.T("%s The badge makes it a %d.", note, rules.ResultIn(x.Event))
	}
	x.CloseUp(table.CloseUp{
		Layers: duelLayers, Title: i18n.T("Six-Shooter"), Note: note, Seat: x.Seat, Length: closeUpTime,
		DrawOver: func(p *paint.Canvas, r geom.Rect, t float64) {
			from := geom.Point{X: r.X + r.W*0.1, Y: r.Bottom() - 20}
			pieces.Throw{From: from, To: geom.Point{X: r.X + r.W*0.3, Y: r.Y + r.H*0.42}, Size: 54, Value: value,
				Yaw: 0.3, Look: pieces.Ivory}.Draw(p, min(1, t*1.5))
		},
	}).Carries = "die"
}

func (b *Table) showLoaded(x *table.EventAnimation) {
	from, to := b.goodsAt(x.Seat, rules.Gold), b.goodsAt(x.Seat, rules.Cart)
	b.goods(x, rules.Gold, rules.AddedIn(x.Event), from, to)
}

func (b *Table) showCaptured(x *table.EventAnimation) {
	from := b.at.special.Center()
	for n := range b.Board.Held.All() {
		if c := b.Board.Up[n]; c != rules.NoCard && b.Board.Mode.Outpost(c) == rules.OutpostIn(x.Event) {
			from = b.at.node(rules.Node(n)).Center()
		}
	}
	to := b.at.purse(x.Seat)
	b.carry(x, nil, 420, fixed(dot(from)), fixed(dot(to)), func(p *paint.Canvas, r geom.Rect) {
		p.Icon("bandit", r.Center().Add(1, 1.5), 34, theme.WalnutInk)
		p.Icon("bandit", r.Center(), 33, theme.RGB(0xE8B24A))
	})
}

func (b *Table) showBandits(x *table.EventAnimation) { x.Flash(420, b.at.special, theme.Oxblood) }

func (b *Table) showReacted(x *table.EventAnimation) {
	said := i18n.T("Snap!")
	switch rules.TriggerIn(x.Event) {
	case rules.OnClaim:
		said = i18n.T("My fee!")
	case rules.OnTrack:
		said = i18n.T("My trade!")
	}
	x.Speak(said)
}

func (b *Table) showTurnEnd(x *table.EventAnimation) {
	cards := b.Board.Laid
	to := dot(b.at.purse(x.Seat))
	for s, c := range cards {
		if c == rules.NoCard {
			continue
		}
		x.ApplyEvent()
		from := b.at.card(rules.Slot(s))
		b.carryLate(x, laidKey(rules.Slot(s)), 60*float64(s), 240, s == len(cards)-1, fixed(from), fixed(to),
			func(p *paint.Canvas, r geom.Rect) {
				p.Rect(r, 4, theme.Parchment)
				p.Outline(r, 4, 1.5, theme.WalnutInk)
			})
	}
	if len(x.Animations()) == 0 {
		x.NoAnimation("no cards lie there")
	}
}

func (b *Table) showRival(x *table.EventAnimation) {
	x.ApplyEvent()
	x.Flash(600, b.at.plan, theme.BrassHi)
}

// showRivalStep highlights the line of the plan card that Hastings, the rival of a solo game, is
// carrying out.
func (b *Table) showRivalStep(x *table.EventAnimation) {
	x.ApplyEvent()
	step := rules.StepIn(x.Event)
	x.Draw(260, func(p *paint.Canvas, t float64) {
		pieces.WithOpacity(p, min(1, 4*t, 4*(1-t)),
			func() { p.Outline(b.at.planLine(step).Inset(-2), 5, 2.4, theme.BrassHi) })
	})
}

func (b *Table) showFishGone(x *table.EventAnimation) { x.Flash(320, b.at.special, theme.Oxblood) }
