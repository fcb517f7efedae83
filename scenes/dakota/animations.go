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

// Durations of the animations, in milliseconds at normal speed. hopNext is the delay between the
// starts of two flights of ore.
const (
	walkTime  = 420
	hopTime   = 300
	hopNext   = 120
	rollTime  = 520
	dropTime  = 520
	dieTime   = 820
	shortWord = 560
	passTime  = 380
	noonTime  = 1100
)

// animators maps each kind of event to the function that animates it.
var animators table.Animators[*Table]

func init() {
	animators = table.Animators[*Table]{
		rules.EventDay:       (*Table).showDay,
		rules.EventIncome:    (*Table).showIncome,
		rules.EventBailed:    (*Table).showBailed,
		rules.EventStayed:    speaker(func(b *Table, e engine.Event) string { return i18n.T("Now one of yours") }),
		rules.EventDrew:      (*Table).showDrew,
		rules.EventGot:       table.NoAnimation[*Table]("the card has flown already"),
		rules.EventLost:      table.NoAnimation[*Table]("the card is shown where it goes"),
		rules.EventShuffled:  speaker(func(*Table, engine.Event) string { return i18n.T("Shuffled") }),
		rules.EventHappening: (*Table).showHappening,
		rules.EventOver:      table.NoAnimation[*Table]("what the card did has been shown"),
		rules.EventRolled:    (*Table).showRolled,
		rules.EventDestroyed: (*Table).showDestroyed,
		rules.EventLaidDown:  speaker(func(*Table, engine.Event) string { return i18n.T("The engineer helps") }),
		rules.EventCollapsed: (*Table).showCollapsed,
		rules.EventShortage:  (*Table).showShortage,
		rules.EventJoined:    (*Table).showJoined,
		rules.EventTaxed: func(b *Table, x *table.EventAnimation) {
			b.pay(x, x.Seat, engine.NoSeat,
				rules.DollarsIn(x.Event))
		},
		rules.EventGranted: func(b *Table, x *table.EventAnimation) {
			b.pay(x, engine.NoSeat, x.Seat,
				rules.DollarsIn(x.Event))
		},
		rules.EventSick:       speaker(func(b *Table, e engine.Event) string { return i18n.T("To bed") }),
		rules.EventTiles:      (*Table).showTiles,
		rules.EventSurveyed:   speaker(func(b *Table, e engine.Event) string { return i18n.T("Searches the bag") }),
		rules.EventPlaced:     (*Table).showPlaced,
		rules.EventReplaced:   (*Table).showPlaced,
		rules.EventUnplaced:   speaker(func(*Table, engine.Event) string { return i18n.T("Places no tile") }),
		rules.EventSent:       (*Table).showSent,
		rules.EventPassed:     (*Table).showPassed,
		rules.EventPlayed:     (*Table).showPlayed,
		rules.EventRefreshed:  speaker(func(*Table, engine.Event) string { return i18n.T("Free again") }),
		rules.EventCartBought: (*Table).showCart,
		rules.EventAttack:     (*Table).showAttack,
		rules.EventAimed:      (*Table).showAimed,
		rules.EventCommitted:  (*Table).showCommitted,
		rules.EventReacted:    (*Table).showReacted,
		rules.EventOfficer:    (*Table).showOfficer,
		rules.EventStopped:    speaker(func(*Table, engine.Event) string { return i18n.T("Stopped!") }),
		rules.EventArrested:   (*Table).showArrested,
		rules.EventAttackOver: table.NoAnimation[*Table]("what the attack did has been shown"),
		rules.EventRobbed: func(b *Table, x *table.EventAnimation) {
			b.pay(x, x.Other, x.Seat,
				rules.DollarsIn(x.Event))
		},
		rules.EventRaided: func(b *Table, x *table.EventAnimation) {
			b.hop(x, rules.ResourceIn(x.Event), b.seatSpot(x.Other), b.seatSpot(x.Seat))
		},
		rules.EventClosed:   (*Table).showClosed,
		rules.EventDerailed: (*Table).showDerailed,
		rules.EventLured:    (*Table).showLured,
		rules.EventTookCard: func(b *Table,
			x *table.EventAnimation) {
			b.flyBack(x, b.seatSpot(x.Other), b.seatSpot(x.Seat))
		},
		rules.EventPeeked:    speaker(func(*Table, engine.Event) string { return i18n.T("Reads the wire") }),
		rules.EventSeen:      table.NoAnimation[*Table]("the cards lie before who looks at them"),
		rules.EventPlans:     table.NoAnimation[*Table]("a plan is secret until all are made"),
		rules.EventPlanned:   (*Table).showPlanned,
		rules.EventAssigned:  (*Table).showAssigned,
		rules.EventBoarded:   (*Table).showBoarded,
		rules.EventChosen:    table.NoAnimation[*Table]("the decision goes on"),
		rules.EventLaunched:  (*Table).showLaunched,
		rules.EventEarned:    (*Table).showEarned,
		rules.EventLearned:   (*Table).showLearned,
		rules.EventTrained:   (*Table).showTrained,
		rules.EventBuilt:     (*Table).showBuilt,
		rules.EventUpgraded:  (*Table).showBuilt,
		rules.EventLastDay:   (*Table).showLastDay,
		rules.EventOrder:     (*Table).showOrder,
		rules.EventReturned:  (*Table).showReturned,
		rules.EventMined:     (*Table).showMined,
		rules.EventSoldCombo: (*Table).showSold,
		rules.EventSoldPlain: (*Table).showSoldPlain,
		rules.EventHired:     (*Table).showHired,
		rules.EventStaked:    (*Table).showStaked,
		rules.EventActed:     table.NoAnimation[*Table]("the number of actions is in the ledger"),
		rules.EventTurnEnded: table.NoAnimation[*Table]("whose turn it is lights up"),
		rules.EventDismissed: (*Table).showDismissed,
		rules.EventDropped:   (*Table).showDropped,
		rules.EventLodged:    table.NoAnimation[*Table]("the windows with beds are lit"),
		rules.EventNight:     (*Table).showNight,
		rules.EventJobLeft:   (*Table).showJobLeft,
		rules.EventJobFilled: (*Table).showJobFilled,
		rules.EventStrongOut: (*Table).showStrongOut,
		rules.EventMarketCleared: func(b *Table, x *table.EventAnimation) {
			x.Flash(360, b.at.exchange, theme.Cream)
		},
		rules.EventDiscarded: func(b *Table, x *table.EventAnimation) { b.flyBack(x, b.seatSpot(x.Seat), b.at.deck) },
		rules.EventAsked:     table.NoAnimation[*Table]("whose turn it is lights up"),
		rules.EventGameOver:  table.NoAnimation[*Table]("the score sheet comes up"),
	}
}

// holds lists the events whose results stay on the screen until the player has seen them.
var holds = table.Holds{
	Results: []engine.EventKind{rules.EventRolled, rules.EventStopped, rules.EventArrested, rules.EventRobbed,
		rules.EventRaided, rules.EventClosed, rules.EventDerailed, rules.EventLured, rules.EventTookCard},
	Endings: []engine.EventKind{rules.EventNight},
}

// Holds returns the events whose results stay on the screen until the player has seen them.
func (b *Table) Holds() table.Holds { return holds }

// Animate adds the animations of an event to x, which was created for that event.
func (b *Table) Animate(x *table.EventAnimation) { animators.Animate(b, x) }

// speaker returns an animation function for events. It shows the result of text for the event: as
// speech of the event's seat, or as an announcement if the event has no seat.
func speaker(text func(b *Table, e engine.Event) string) func(*Table, *table.EventAnimation) {
	return func(b *Table, x *table.EventAnimation) {
		x.ApplyEvent()
		if x.Seat == engine.NoSeat {
			x.Announce(text(b, x.Event), "").Length = shortWord
			return
		}
		x.Speak(text(b, x.Event)).Length = shortWord
	}
}

// showPassed shows briefly that a seat passes. It is brief because most seats pass at High Noon. If
// the table has passed automatically for the viewer, who holds cards, it shows the reason for that
// instead.
func (b *Table) showPassed(x *table.EventAnimation) {
	x.ApplyEvent()
	mine := x.Seat == b.autoPassed && x.Seat == b.Viewer
	if mine {
		b.autoPassed = engine.NoSeat
	}
	if t := engine.At(b.Board.Towns[:], x.Seat); mine && t.HandSize > 0 {
		why := i18n.T("You can't play any of your cards now.")
		if !holdsNoon(t) {
			why = i18n.T("You have no cards for High Noon.")
		}
		x.Announce(i18n.T("High Noon passes"), why).Length = noonTime
		return
	}
	x.Speak(i18n.T("Passes")).Length = passTime
}

// seatSpot returns a small rectangle where the animations of seat p start or end: at the safe if
// the seat's town is shown, otherwise on the seat's rival board.
func (b *Table) seatSpot(p engine.Seat) geom.Rect { return geom.Around(b.SeatLayout(p).Purse, 30, 30) }

// pay animates a payment of n dollars from one seat to another. NoSeat stands for the bank.
func (b *Table) pay(x *table.EventAnimation, from, to engine.Seat, n int) {
	a := x.Pay(from, to, n)
	if n > 0 {
		a.Length, a.Next = 480, 320
	}
}

// fly adds an animation of length milliseconds that calls draw with a rectangle moving between two
// places. from and to return these places. key identifies the moving thing, so that it is not
// painted at its usual place meanwhile; nil for none.
func (b *Table) fly(x *table.EventAnimation, key any, length float64, from, to func() geom.Rect,
	draw func(p *paint.Canvas, r geom.Rect)) *motion.Animation {
	return x.Add(motion.Animation{Length: length, Carries: key, Draw: func(p *paint.Canvas, t float64) {
		draw(p, from().Lerp(to(), motion.OutCubic(t)))
	}})
}

func still(r geom.Rect) func() geom.Rect { return func() geom.Rect { return r } }

// hop adds to x the animation of a lump of ore r that flies in an arc. from and to are the
// rectangles where it starts and ends.
func (b *Table) hop(x *table.EventAnimation, r rules.Resource, from, to geom.Rect) *motion.Animation {
	a := x.Draw(hopTime, func(p *paint.Canvas, t float64) {
		at := pieces.Arc(from.Center(), to.Center(), b.BoardCenter().Add(0, -200), motion.OutCubic(t))
		ore(p, r, geom.Around(at, 24, 24))
	})
	a.Next = hopNext
	return a
}

// walk adds to x the animation of worker w walking. from and to are the rectangles where he starts
// and ends.
func (b *Table) walk(x *table.EventAnimation, w rules.Worker, from, to geom.Rect) *motion.Animation {
	return b.fly(x, nil, walkTime, still(from), still(to), func(p *paint.Canvas, r geom.Rect) {
		person(p, w, geom.Point{X: r.Center().X, Y: r.Bottom()}, max(r.H, 30))
	})
}

// flyBack adds to x the animation of a card that flies from one rectangle to another, showing its
// back.
func (b *Table) flyBack(x *table.EventAnimation, from, to geom.Rect) {
	b.fly(x, nil, table.CardTime, still(geom.Around(from.Center(), 34, 48)), still(geom.Around(to.Center(), 34, 48)),
		paintBack).Next = table.CardNext * 2
}

func (b *Table) showDay(x *table.EventAnimation) {
	last := x.AnnounceLastRound()
	x.ApplyEvent()
	if !last {
		x.Announce(i18n.T("Day %d", rules.DayIn(x.Event)), "").Stop = true
	}
}

func (b *Table) showIncome(x *table.EventAnimation) {
	if !b.inView(x.Seat) {
		b.pay(x, engine.NoSeat, x.Seat, rules.DollarsIn(x.Event))
		return
	}
	x.Earn(x.Seat, rules.DollarsIn(x.Event), b.at.lots[0].Union(b.at.lots[5]).Center()).Length = 700
}

func (b *Table) showBailed(x *table.EventAnimation) {
	b.pay(x, x.Seat, x.Other, rules.DollarsIn(x.Event))
	b.walk(x, rules.WorkerIn(x.Event), b.seatSpot(x.Other), b.seatSpot(x.Seat))
}

// handSpot returns the rectangle at which animated cards enter and leave the hand of seat p. For
// seats other than the viewer it is seatSpot.
func (b *Table) handSpot(p engine.Seat) geom.Rect {
	if p == b.Viewer {
		return b.at.hand
	}
	return b.seatSpot(p)
}

func (b *Table) showDrew(x *table.EventAnimation) {
	if rules.EventIn(x.Event) == 2 {
		x.NoAnimation("an event is shown as it happens")
		return
	}
	b.flyBack(x, b.at.deck, b.handSpot(x.Seat))
}

// cardLayers returns the picture of card c for an enlarged view. The picture consists of a single
// layer.
func cardLayers(c rules.Card) pieces.Layered {
	return pieces.Layered{pieces.Backdrop("dakota.card." + c.String())}
}

// closeUp adds to x an enlarged view of card c with a note below it. seat is the seat that plays
// the card, NoSeat for none.
func (b *Table) closeUp(x *table.EventAnimation, c rules.Card, seat engine.Seat, note string) {
	x.CloseUp(table.CloseUp{Layers: cardLayers(c), Title: cardName(c), Note: note, Seat: seat, Length: 1150})
}

func (b *Table) showHappening(x *table.EventAnimation) {
	x.ApplyEvent()
	c := rules.CardIn(x.Event)
	b.closeUp(x, c, engine.NoSeat, i18n.T(c.Text()))
	if c == rules.Earthquake {
		x.Draw(600, func(p *paint.Canvas, t float64) { pieces.Rumble(p, b.at.picture, t) })
	}
}

// ivory is the material of the die.
var ivory = pieces.Ivory

func (b *Table) showRolled(x *table.EventAnimation) {
	x.ApplyEvent()
	value, from := rules.RollIn(x.Event), b.SeatLayout(x.Seat).Purse
	at, _ := b.PlacardPlace()
	if b.inView(x.Seat) && rules.PurposeIn(x.Event) == rules.RollGamble && rules.SlotIn(x.Event) < len(b.at.lots) {
		at = b.at.lots[rules.SlotIn(x.Event)].Center().Add(0, -10)
	}
	a := x.Draw(dieTime, func(p *paint.Canvas, t float64) {
		pieces.Throw{From: from, To: at, Size: 54, Value: value, Yaw: 0.3, Look: ivory}.Draw(p, t)
	})
	a.IsText, a.Next = true, dieTime+200
}

func (b *Table) showDestroyed(x *table.EventAnimation) {
	if !b.inView(x.Seat) {
		x.Flash(400, b.at.rivals[x.Seat], theme.Oxblood)
		return
	}
	r, h := b.at.lots[rules.SlotIn(x.Event)], rules.BuildingIn(x.Event)
	a := x.Draw(700, func(p *paint.Canvas, t float64) {
		pieces.Collapse(p, r, t, func(p *paint.Canvas, r geom.Rect) { pictures().building[h].Fit(p, r) })
	})
	a.Carries = lotKey(rules.SlotIn(x.Event))
}

func (b *Table) showCollapsed(x *table.EventAnimation) {
	t := rules.TileIn(x.Event)
	if !b.inView(x.Seat) {
		x.Flash(400, b.at.rivals[x.Seat], theme.Oxblood)
		return
	}
	r := b.cellAt(rules.CellIn(x.Event))
	a := x.Draw(700, func(p *paint.Canvas, k float64) {
		pieces.Collapse(p, r, k, func(p *paint.Canvas, r geom.Rect) { tile(p, t, 0, r) })
	})
	a.Carries = tileKey(rules.CellIn(x.Event))
}

func (b *Table) showShortage(x *table.EventAnimation) {
	x.ApplyEvent()
	r := b.at.pool[rules.ResourceIn(x.Event)]
	n := rules.DollarsIn(x.Event)
	x.Draw(500, func(p *paint.Canvas, t float64) {
		pieces.RisingTag(p, r.Center(), "+"+pieces.Number(n),
			t)
	}).Next = 240
}

func (b *Table) showJoined(x *table.EventAnimation) {
	b.walk(x, rules.WorkerIn(x.Event), b.at.miners, b.seatSpot(x.Seat)).Next = 200
}

func (b *Table) showTiles(x *table.EventAnimation) {
	bag := b.at.bags[min(max(rules.LayerIn(x.Event)-1, 0), rules.Layers-1)]
	to := b.drawnAt(0, 3)
	a := b.fly(x, nil, hopTime, still(geom.Around(bag.Center(), 36, 36)), still(to),
		func(p *paint.Canvas, r geom.Rect) {
			tile(p, rules.Tile(rules.Tile1In(x.Event)), 0, r)
		})
	a.Next = hopTime
}

func (b *Table) showPlaced(x *table.EventAnimation) {
	t, rot := rules.TileIn(x.Event), rules.RotationIn(x.Event)
	if !b.inView(x.Seat) {
		b.fly(x, nil, hopTime, still(b.drawnAt(0, 3)), still(b.seatSpot(x.Seat)),
			func(p *paint.Canvas, r geom.Rect) { tile(p, t, rot, r) })
		return
	}
	x.ApplyEvent()
	c := rules.CellIn(x.Event)
	b.fly(x, tileKey(c), hopTime, still(b.drawnAt(0, 3)), func() geom.Rect { return b.cellAt(c) },
		func(p *paint.Canvas, r geom.Rect) { tile(p, t, rot, r) })
}

func (b *Table) showSent(x *table.EventAnimation) {
	if rules.DollarsIn(x.Event) > 0 {
		b.pay(x, x.Seat, engine.NoSeat, rules.DollarsIn(x.Event))
	}
	if b.inView(x.Seat) {
		b.walk(x, rules.WorkerIn(x.Event), b.at.person(nil, 0), geom.Around(b.at.niche.Center(), 30, 40))
		return
	}
	x.Flash(280, b.at.rivals[x.Seat], theme.Brass)
}

func (b *Table) showPlayed(x *table.EventAnimation) {
	x.ApplyEvent()
	b.closeUp(x, rules.CardIn(x.Event), x.Seat, "")
}

func (b *Table) showCart(x *table.EventAnimation) {
	if rules.DollarsIn(x.Event) > 0 {
		b.pay(x, x.Seat, engine.NoSeat, rules.DollarsIn(x.Event))
	}
	if !b.inView(x.Seat) {
		x.Flash(280, b.at.rivals[x.Seat], theme.Brass)
		return
	}
	x.ApplyEvent()
	to, kind := b.at.carts[rules.SlotIn(x.Event)], rules.CartIn(x.Event)
	b.fly(x, cartKey(rules.SlotIn(x.Event)), rollTime, still(to.Move(260, 0)), still(to),
		func(p *paint.Canvas, r geom.Rect) {
			pictures().cart[kind].Fit(p, geom.R(r.X, r.Bottom()-26, r.W, 26))
		})
}

func (b *Table) showAttack(x *table.EventAnimation) {
	x.ApplyEvent()
	b.closeUp(x, rules.CardIn(x.Event), x.Seat, i18n.T("%s against %s", b.Name(x.Seat), b.Name(x.Other)))
	if rules.DollarsIn(x.Event) > 0 {
		b.pay(x, x.Seat, engine.NoSeat, rules.DollarsIn(x.Event))
	}
}

func (b *Table) showAimed(x *table.EventAnimation) {
	at := b.seatSpot(x.Other)
	if b.inView(x.Other) {
		at = b.aimAt(rules.AimIn(x.Event), rules.AtIn(x.Event))
	}
	x.Flash(420, at, theme.Oxblood)
}

// aimAt returns the rectangle of what an attack on the town that is shown aims at: kind is an Aim
// constant, n the number of the cell, lot or cart.
func (b *Table) aimAt(kind, n int) geom.Rect {
	switch kind {
	case rules.AimLeaf:
		return b.cellAt(n)
	case rules.AimSlot:
		return b.at.lots[n]
	}
	return b.at.carts[n]
}

func (b *Table) showCommitted(x *table.EventAnimation) {
	to := b.seatSpot(b.Board.Assault.Target)
	b.walk(x, rules.WorkerIn(x.Event), b.seatSpot(x.Seat), to)
}

func (b *Table) showReacted(x *table.EventAnimation) {
	x.ApplyEvent()
	b.closeUp(x, rules.CardIn(x.Event), x.Seat, "")
}

func (b *Table) showOfficer(x *table.EventAnimation) {
	w := rules.WorkerIn(x.Event)
	x.CloseUp(table.CloseUp{Layers: cardLayers(rules.Marshall), Title: workerName(w), Note: officerOdds(w),
		Seat: x.Seat, Length: 1150})
	if b.inView(x.Seat) {
		b.walk(x, rules.WorkerIn(x.Event), b.at.person(nil, 0), b.at.lots[rules.SlotIn(x.Event)])
		return
	}
	x.Flash(300, b.at.rivals[x.Seat], theme.Brass)
}

func (b *Table) showArrested(x *table.EventAnimation) {
	to := b.seatSpot(x.Seat)
	if b.inView(x.Seat) {
		to = b.at.inLot(rules.SlotIn(x.Event), cells)
	}
	b.walk(x, rules.WorkerIn(x.Event), b.seatSpot(x.Other), to)
}

func (b *Table) showClosed(x *table.EventAnimation) {
	at := b.seatSpot(x.Seat)
	if b.inView(x.Seat) {
		at = b.at.lots[rules.SlotIn(x.Event)]
	}
	x.Flash(400, at, theme.Oxblood)
}

func (b *Table) showDerailed(x *table.EventAnimation) {
	at := b.seatSpot(x.Seat)
	if b.inView(x.Seat) {
		at = b.at.carts[rules.SlotIn(x.Event)]
	}
	x.Flash(400, at, theme.Oxblood)
}

func (b *Table) showLured(x *table.EventAnimation) {
	b.walk(x, rules.WorkerIn(x.Event), b.seatSpot(x.Other), b.seatSpot(x.Seat))
}

func (b *Table) showPlanned(x *table.EventAnimation) {
	if x.Seat == b.Viewer {
		x.NoAnimation("the plan lies before who has made it")
		return
	}
	x.Speak(i18n.T("Done planning")).Length = 380
}

func (b *Table) showAssigned(x *table.EventAnimation) {
	if !b.inView(x.Seat) || x.Seat == b.Viewer {
		x.NoAnimation("it is seen in the windows of the town")
		return
	}
	b.walk(x, rules.WorkerIn(x.Event), b.at.person(nil, 0), b.at.pane(rules.SlotIn(x.Event),
		rules.WindowIn(x.Event)&1)).Next = 90
}

func (b *Table) showBoarded(x *table.EventAnimation) {
	if !b.inView(x.Seat) || x.Seat == b.Viewer {
		x.NoAnimation("it is seen in the carts of the town")
		return
	}
	b.walk(x, rules.WorkerIn(x.Event), b.at.person(nil, 0), b.at.carts[rules.SlotIn(x.Event)]).Next = 90
}
