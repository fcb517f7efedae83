package boomtown

import (
	"math"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// Animations of dice, and of cards after they are taken: mines, pawns, saloons, kept cards and
// removed cards.

// turnedUp returns the event cards that were revealed in turn 1 and then put aside.
func (b *Table) turnedUp() []rules.Card {
	all := b.Board.Past.TurnedUp[:]
	for i, c := range all {
		if c == rules.NoCard {
			return all[:i]
		}
	}
	return all
}

// slot returns the index of card c in the row of cards on sale, even after the card was taken in
// this turn. If its place is not known, because the board was read in the middle of a turn, it
// returns the index of the first empty place.
func (b *Table) slot(c rules.Card) int {
	for i, laid := range b.Board.Past.Laid {
		if laid == c {
			return i
		}
	}
	return min(b.Board.RowSize, len(b.at.slots)-1)
}

// takenCardRect returns the rectangle of card c, which seat p has taken and not yet placed. For the
// viewer it is the card's place in the row, for other seats it is at the lower edge of their panel.
func (b *Table) takenCardRect(p engine.Seat, c rules.Card) geom.Rect {
	if b.at.ownPanel(p) {
		return b.at.slots[b.slot(c)].Scale(1.04)
	}
	return b.at.heldUpRect(p)
}

// animatePlacing adds the animation of a card that was just taken or kept and now shrinks into its
// place. to is the rectangle of this place. piece, if not nil, draws there what the card becomes,
// for example a house.
func (b *Table) animatePlacing(x *table.EventAnimation, to geom.Rect, piece func(p *paint.Canvas, r geom.Rect)) {
	c := rules.CardIn(x.Event)
	from := b.takenCardRect(x.Seat, c)
	if engine.At(b.Board.Kept[:], x.Seat).Has(c) {
		lay := b.tagRect(x.Seat, c)
		from = geom.Around(lay.Center(), lay.H*pieces.CardW/pieces.CardH*2, lay.H*2)
	}
	high := max(to.H*1.5, 44)
	small := geom.Around(to.Center(), high*pieces.CardW/pieces.CardH, high)
	x.Add(motion.Animation{Length: 300, Carries: c, Draw: func(p *paint.Canvas, t float64) {
		pieces.Flight{From: from, To: small, Face: b.cardImage(p, c, from.W), Corner: 7, FadeOut: true}.Draw(p, t)
		if piece != nil {
			pieces.LandingPiece(p, to, t, piece)
		}
	}})
}

func (b *Table) showMine(x *table.EventAnimation) {
	c := rules.CardIn(x.Event)
	b.animatePlacing(x, b.house(x.Seat, c), func(p *paint.Canvas, r geom.Rect) {
		b.paintMine(p, c, r)
	})
}

func (b *Table) showGovernor(x *table.EventAnimation) {
	b.animatePlacing(x, b.at.pawn(x.Seat, rules.TownIn(x.Event)), nil)
}
func (b *Table) showGirls(x *table.EventAnimation) {
	b.animatePlacing(x, b.tagRect(x.Seat, rules.SaloonIn(x.Event)), nil)
}

func (b *Table) showVein(x *table.EventAnimation) {
	b.animatePlacing(x, b.house(x.Seat, rules.MineIn(x.Event)), nil)
}

func (b *Table) showSaloon(x *table.EventAnimation) {
	put := tag{card: rules.CardIn(x.Event), town: rules.TownIn(x.Event)}
	n := b.Board.Count(x.Seat, put.town) + *engine.At(engine.At(b.at.saloons[:], x.Seat)[:], put.town)
	at, _ := b.at.lot(x.Seat, put.town, n, n+1)
	b.animatePlacing(x, at, func(p *paint.Canvas, r geom.Rect) { paintSaloon(p, put, x.Seat, r) })
}

func (b *Table) showKept(x *table.EventAnimation) {
	n := len(b.tags(x.Seat))
	b.animatePlacing(x, b.at.tag(x.Seat, n, n+1), nil)
}

// showMayor animates the pawn of a town moving to the town's new mayor.
func (b *Table) showMayor(x *table.EventAnimation) {
	town := rules.TownIn(x.Event)
	from, to := b.at.pawn(x.Other, town), b.at.pawn(x.Seat, town)
	x.Add(motion.Animation{Length: 620, Carries: town, Draw: func(p *paint.Canvas, t float64) {
		e := motion.InOutQuad(t)
		up := math.Sin(e * math.Pi)
		r := from.Lerp(to, e)
		top := geom.Around(r.Center(), max(from.W, to.W)*1.7, max(from.H, to.H)*1.7)
		pieces.MovingPawn(p, r.Scale(1+0.7*up).Move(0, -up*44), top, towns[town].Colour)
		if t > 0.4 {
			pieces.RisingTag(p, to.Center(), i18n.T("Mayor"), (t-0.4)/0.6)
		}
	}})
}

// tagRect returns the rectangle of card c of seat p, drawn in a small form: a saloon in the seat's
// street, or a kept card on its shelf.
func (b *Table) tagRect(p engine.Seat, c rules.Card) geom.Rect {
	if b.Board.SaloonsOf(p).Has(c) {
		house, _ := b.bar(p, c)
		return house
	}
	all := b.tags(p)
	for i, t := range all {
		if t.card == c {
			return b.at.tag(p, i, len(all))
		}
	}
	return b.at.shelf(p)
}

// cardRect returns the rectangle of card c, which seat p owns. A card that is attached to a pawn
// has the rectangle of the pawn.
func (b *Table) cardRect(p engine.Seat, c rules.Card) geom.Rect {
	if owner := b.Board.Owner(c); c.IsMine() && owner != engine.NoSeat {
		return b.house(owner, c)
	}
	for t, mayor := range b.Board.Mayor {
		if mayor != engine.NoSeat && b.Board.Governors(rules.Town(t)).Has(c) {
			return b.at.pawn(mayor, rules.Town(t))
		}
	}
	if b.Board.InHand == c {
		return b.takenCardRect(b.Board.Actor, c)
	}
	if p == engine.NoSeat {
		return b.at.middle
	}
	return b.tagRect(p, c)
}

// showBlast animates a stick of dynamite flying from its card to the target and exploding.
func (b *Table) showBlast(x *table.EventAnimation) {
	from, to := b.takenCardRect(x.Seat, b.Board.InHand).Center(), b.cardRect(x.Other, rules.CardIn(x.Event)).Center()
	x.Draw(420, func(p *paint.Canvas, t float64) { pieces.Dynamite(p, from, to, t) })
	x.Draw(820, func(p *paint.Canvas, t float64) { pieces.Blast(p, to, t) }).Next = 180
}

func (b *Table) showSeized(x *table.EventAnimation) {
	c := rules.CardIn(x.Event)
	from, to := b.cardRect(x.Other, c), b.house(x.Seat, c)
	x.Add(motion.Animation{Length: 520, Carries: c, Draw: func(p *paint.Canvas, t float64) {
		b.paintMine(p, c, from.Lerp(to, motion.InOutQuad(t)))
	}})
}

// showRemoved animates a card that leaves the game. A mine that caves in collapses; any other card
// moves to the pile of removed cards.
func (b *Table) showRemoved(x *table.EventAnimation) {
	c := rules.CardIn(x.Event)
	from := b.cardRect(x.Seat, c)
	mine := func(p *paint.Canvas, r geom.Rect) { b.paintMine(p, c, r) }
	a := x.Add(motion.Animation{Length: 420, Next: 260, Carries: c})
	switch {
	case rules.ReasonIn(x.Event) == rules.CavedIn:
		a.Length, a.Next = 760, 340
		a.Draw = func(p *paint.Canvas, t float64) { pieces.Collapse(p, from, t, mine) }
	case c.IsMine() && b.Board.Owner(c) != engine.NoSeat:
		a.Draw = func(p *paint.Canvas, t float64) {
			e := motion.InOutQuad(t)
			pieces.WithOpacity(p, 1-e*e,
				func() { mine(p, from.Lerp(geom.Around(b.at.removed.Center(), from.W, from.H), e)) })
		}
	default:
		w, gone := b.at.cardW, b.at.removed.Center()
		if from.H <= 100 { // a small thing: a saloon or a pawn instead of a card
			from = geom.Around(from.Center(), w, w*pieces.CardH/pieces.CardW)
		}
		to := geom.Around(gone, w*0.3, w*0.3*pieces.CardH/pieces.CardW)
		a.Draw = func(p *paint.Canvas, t float64) {
			pieces.Flight{From: from, To: to, Face: b.cardImage(p, c, w), Turn: -0.5, Corner: 7, FadeOut: true}.Draw(p,
				t)
		}
	}
}

// Animations of hold-ups and of the dice.

func (b *Table) showVictim(x *table.EventAnimation) {
	x.ApplyEvent()
	x.Flash(760, *engine.At(b.at.panels[:], x.Other), theme.Oxblood)
}

func (b *Table) showDemand(x *table.EventAnimation) {
	note := i18n.T("%s wants %d gold from %s.", b.Name(x.Seat), rules.DemandIn(x.Event), b.Name(b.Board.Victim))
	x.CloseUp(table.CloseUp{Layers: holdUp(), Title: i18n.T("Hands up!"), Note: note, Seat: x.Seat,
		Length: closeUpTime})
}

// showDice animates a throw of both dice, for production or a hold-up, and then announces the
// total.
func (b *Table) showDice(x *table.EventAnimation) {
	faces, total, note := [2]int{rules.FirstIn(x.Event), rules.SecondIn(x.Event)},
		rules.FirstIn(x.Event)+rules.SecondIn(x.Event), ""
	b.animateDice(x, x.Seat, faces, [2]bool{true, true}, dieTime).Stop = true
	said := i18n.T("%d and %d: total %d", rules.FirstIn(x.Event), rules.SecondIn(x.Event), total)
	switch {
	case x.Kind == rules.EventHoldupRoll && rules.ReachedIn(x.Event):
		said = i18n.T("%d: that's enough", total)
	case x.Kind == rules.EventHoldupRoll:
		said = i18n.T("%d: not enough", total)
	case !b.mayPay(total):
		note = i18n.T("No mine pays.")
	}
	x.ApplyEvent()
	a := x.Announce(said, note)
	a.Next, a.Stop = 620, true
}

// mayPay reports whether a throw with the given total could bring any seat gold, even if only after
// a Telegraph card changes a die.
func (b *Table) mayPay(total int) bool {
	if b.State.SumOrDie() {
		return true // with this option a single die can make a mine pay
	}
	for p := range b.SeatCount() {
		if income(b.Board, p, total) > 0 {
			return true
		}
		for c := range b.Board.Kept[p].All() {
			if c.Info().Kind == rules.Telegraph {
				return true
			}
		}
	}
	return false
}

// animateDice adds an animation of the dice, length milliseconds long. faces holds the values that
// both dice show at the end, and moving says which of them are animated. The dice are thrown from
// the panel of seat, or for NoSeat just turned over at their place. The second die starts a little
// later than the first.
func (b *Table) animateDice(x *table.EventAnimation, seat engine.Seat, faces [2]int, moving [2]bool,
	length float64) *motion.Animation {
	return x.Add(motion.Animation{Length: length, Carries: theDice, Draw: func(p *paint.Canvas, t float64) {
		for i, n := range faces {
			r, at := b.at.dice[i], 1.0
			if moving[i] {
				at = motion.Share(t*dieTime, float64(i)*dieNext, dieTime-dieNext)
			}
			from := r.Center().Add(-50, 30)
			if seat != engine.NoSeat {
				from = b.at.panels[seat].Center().Lerp(b.at.middle.Center(), 0.45).Add(-46*float64(i), 0)
			}
			pieces.Throw{From: from, To: r.Center(), Size: r.W * 1.25, Value: n, Yaw: yaws[i],
				Look: dieLooks[i]}.Draw(p, at)
		}
	}})
}

func (b *Table) showHeld(x *table.EventAnimation) { x.SpeakIn(i18n.T("Keep the roll"), theme.SoftInk) }

func (b *Table) showWired(x *table.EventAnimation) {
	faces, moving := b.Board.Past.Dice, [2]bool{}
	faces[rules.DieIn(x.Event)], moving[rules.DieIn(x.Event)] = rules.FaceIn(x.Event), true
	x.Announce(i18n.T("%s uses the Telegraph", b.Name(x.Seat)), "").Length = 800
	b.animateDice(x, engine.NoSeat, faces, moving, dieTime*0.7)
}

func (b *Table) showCaveIn(x *table.EventAnimation) {
	note := i18n.T("A total of %d: dangerous mines cave in.", rules.TotalIn(x.Event))
	x.CloseUp(table.CloseUp{Layers: caveIn(), Title: i18n.T("Cave-in!"), Note: note, Seat: engine.NoSeat,
		Length: closeUpTime})
}
